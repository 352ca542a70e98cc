import Navigation
import Presentation
import TerminalKit
import TestSupport
import Testing

@testable import {Name}

@MainActor
struct {Name}ViewTests {
    private let presenter = {Name}PresenterSpy()
    private let view: {Name}DefaultView

    init() {
        view = {Name}DefaultView(presenter: presenter, display: DisplaySpy())
    }

    private func show(text: String, message: Message? = nil) {
        let facts = [{Name}Fact(label: "Year", value: "1962"), {Name}Fact(label: "Place", value: "香港")]
        view.show(
            {Name}State(
                title: "Item 7", content: {Name}Content(title: "Item 7", facts: facts, text: text), hasPage: true,
                message: message))
    }

    private func compare(_ name: String) throws {
        try RecordedScreen("\(name)-38x8").compare(with: view.frame(38, 8))
    }

    @Test func showsTitleFactsAndText() throws {
        show(text: "What there is to say of it.")
        try compare("data")
        #expect(view.title == "Item 7")
    }

    @Test func aFailureStandsBelowWhatIsThere() throws {
        show(text: "What there is to say of it.", message: Message("You are offline.", isFailure: true))
        try compare("stale")
    }

    @Test(arguments: [
        ("loading", Message("Loading…")), ("empty", Message("Nothing is known of it")),
        ("error", Message("You are offline.", remedy: "Press r to try again.", isFailure: true)),
    ])
    func aMessageStandsInPlaceOfTheItem(name: String, message: Message) throws {
        view.show({Name}State(message: message))
        try compare(name)
        #expect(view.commands == [.refresh])
    }

    @Test func scrollsInALongText() {
        show(text: String(repeating: "What there is to say of it. ", count: 40))
        _ = view.frame(38, 8)
        #expect(view.commands == [.down, .openPage, .refresh])
        let first = view.status
        #expect(view.handle(.pageDown))
        _ = view.frame(38, 8)

        #expect(first != nil)
        #expect(view.status != first)
    }

    @Test func tellsWhatSomebodyWants() {
        view.didAppear()
        #expect(view.handle(.refresh))
        #expect(view.handle(.openPage))
        #expect(!view.handle(.open))

        #expect(presenter.calls == [.didAppear, .refresh, .page])
    }
}
