import Browsing
import Commands
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing
import Widgets

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
        _ = view.frame(38, 4)
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
        #expect(view.status == "1 of 3")
    }

    @Test func aMessageStandsInPlaceOfRows() {
        var state = ListState()
        state.message = Message("Nothing here yet")
        view.show(state)

        #expect(view.frame(38, 4).rows.contains { $0.contains("Nothing here yet") })
        #expect(!view.handle(.open))
        #expect(view.commands == [.refresh])
    }

    @Test func commandsAreForTheRowUnderTheCursor() {
        show(rows(9))
        #expect(view.handle(.down))
        #expect(view.handle(.open))
        #expect(view.handle(.refresh))
        #expect(!view.handle(.next))

        #expect(presenter.calls == [.move(1), .select(1), .refresh])
    }

    @Test func isFoundAsItWasLeft() {
        show(rows(9))
        _ = view.handle(.last)
        view.restore(view.memento)

        #expect(presenter.calls == [.move(8), .restore("item 8", 8)])
    }
}
