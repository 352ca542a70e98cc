import Navigation
import Presentation
import TerminalKit
import TestSupport
import Testing

@testable import {Name}

@MainActor
struct {Name}ViewTests {
    private let presenter = {Name}PresenterStub()
    private let view: {Name}DefaultView

    init() {
        view = {Name}DefaultView(presenter: presenter, display: DisplaySpy())
        view.didAppear()
    }

    private func show(_ rows: [{Name}Row]) {
        presenter.rows = rows
        var state = ListState()
        state.rowCount = rows.count
        view.show(state)
    }

    private func rows(_ count: Int) -> [{Name}Row] {
        (1...count).map { {Name}Row(title: "Item \($0)", year: "\(1960 + $0)") }
    }

    private func compare(_ name: String) throws {
        try RecordedScreen("\(name)-38x4").compare(with: view.frame(38, 4))
    }

    @Test func rowsAreTitleAndYear() throws {
        show(rows(2) + [{Name}Row(title: "千と千尋の神隠し 기생충 千と千尋の神隠し 기생충", year: nil)])
        try compare("rows")
    }

    @Test(arguments: [
        ("loading", Message("Loading…")), ("empty", Message("Nothing here yet")),
        ("error", Message("You are offline.", remedy: "Press r to try again.", isFailure: true)),
    ])
    func aMessageStandsInPlaceOfRows(name: String, message: Message) throws {
        var state = ListState()
        state.message = message
        view.show(state)
        try compare(name)
        #expect(view.status == nil)
    }

    @Test func saysWhatIsInSight() {
        show(rows(9))
        _ = view.frame(38, 4)

        #expect(presenter.lastVisible == 3)
        #expect(view.status == "1 of 9")
    }

    @Test func commandsAreForTheRowUnderTheCursor() {
        show(rows(9))
        _ = view.frame(38, 4)
        #expect(view.handle(.down))
        #expect(view.handle(.open))
        #expect(view.handle(.refresh))
        #expect(!view.handle(.next))

        #expect(presenter.calls == [.move(1), .select(1), .refresh])
    }

    @Test func withoutRowsThereIsNothingToOpen() {
        #expect(!view.handle(.open))
        #expect(view.commands == [.refresh])
    }

    @Test func isFoundAsItWasLeft() {
        show(rows(9))
        _ = view.frame(38, 4)
        _ = view.handle(.last)
        view.restore(view.memento)

        #expect(presenter.calls == [.move(8), .restore("item 8", 8)])
    }
}
