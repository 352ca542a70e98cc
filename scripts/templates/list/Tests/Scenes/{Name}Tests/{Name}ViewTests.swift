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
    private let presenter = RemoteListPresenterStub()
    private let view: {Name}DefaultView

    init() {
        presenter.columns = {Name}Formatter(wording: .sample("en_US")).columns
        view = {Name}DefaultView(presenter: presenter, display: DisplaySpy())
    }

    private func show(_ rows: [Row]) {
        presenter.rows = rows
        var state = ListState()
        state.rowCount = rows.count
        view.show(state)
        _ = view.frame(38, 4)
    }

    private func rows(_ count: Int) -> [Row] {
        (1...count).map { Row("Item \($0)", Marks(), ["\(1960 + $0)"]) }
    }

    @Test func rowsAreTitleAndYear() throws {
        show(rows(2) + [Row("千と千尋の神隠し 기생충 千と千尋の神隠し 기생충", Marks(), ["1963"])])

        try view.compare(with: "rows", at: Size(width: 38, height: 4))
        #expect(view.status == "1 of 3")
    }

    @Test func commandsAreForTheRowUnderTheCursor() {
        show(rows(9))
        for command in [Command.down, .open, .favourite, .refresh] { #expect(view.handle(command)) }

        #expect(presenter.calls == [.move(1), .select(1), .favourite(1), .refresh])
    }

    @Test func withoutRowsThereIsNothingToOpen() {
        var state = ListState()
        state.message = Message("Nothing here yet")
        view.show(state)

        #expect(view.frame(38, 4).rows.contains { $0.contains("Nothing here yet") })
        #expect(!view.handle(.open))
        #expect(view.commands == [.filter, .refresh])
    }
}
