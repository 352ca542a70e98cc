import Commands
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing
import Widgets

@testable import {Name}

@MainActor
struct {Name}ViewTests {
    private let presenter = {Name}PresenterSpy()
    private let view: {Name}DefaultView

    init() {
        view = {Name}DefaultView(presenter: presenter, display: DisplaySpy())
    }

    @Test(arguments: [("data", nil), ("stale", Message("You are offline.", isFailure: true))])
    func showsTheItemAndWhatIsToBeSaidBelowIt(name: String, message: Message?) throws {
        var state = DetailState.sample(7)
        state.message = message
        view.show(state)
        try view.compare(with: name, at: Size(width: 38, height: 8))
        #expect(view.title == "Item 7")
    }

    @Test func aMessageStandsInPlaceOfTheItem() {
        view.show(DetailState(message: Message("Loading…")))
        #expect(view.frame(38, 8).rows.contains { $0.contains("Loading…") })
        #expect(view.commands == [.refresh])
    }

    @Test func scrollsInALongText() {
        view.show(.sample(7, text: String(repeating: "What there is to say of it. ", count: 40)))
        let first = view.frame(38, 8).rows
        #expect(view.commands == [.down, .openPage, .refresh, .copy])
        #expect(view.handle(.pageDown))
        #expect(view.frame(38, 8).rows != first)
    }

    @Test func tellsWhatSomebodyWants() {
        view.show(.sample(7))
        view.didAppear()
        #expect(view.handle(.refresh))
        #expect(view.handle(.openPage))
        #expect(!view.handle(.open))

        #expect(presenter.calls == [.didAppear, .refresh, .page])
    }
}
