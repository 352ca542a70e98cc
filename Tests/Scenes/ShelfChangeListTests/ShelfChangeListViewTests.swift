import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing
import Widgets

@testable import ShelfChangeList

@MainActor
struct ShelfChangeListViewTests {
    private let presenter = ShelfChangeListPresenterStub()
    private let formatter = ShelfChangeListFormatter(wording: .sample("en_US"))
    private let view: ShelfChangeListDefaultView

    init() {
        view = ShelfChangeListDefaultView(presenter: presenter, display: DisplaySpy())
    }

    private func show(_ changes: [ShelfChange], cursor: Int = 0, hasMenu: Bool = false) {
        presenter.rows = changes.map(formatter.row)
        view.show(
            AccordionState(
                list: formatter.list(changes, isLoaded: true, failure: nil),
                menu: hasMenu ? formatter.menu(of: changes[cursor], among: changes) : nil))
        if changes.indices.contains(cursor) {
            view.select(row: cursor)
            view.unfold(formatter.text(changes[cursor]))
        }
    }

    @Test(arguments: PaneSizes.ofForms) func showsBothVersionsSideBySide(size: Size) throws {
        show(ShelfChange.all, cursor: 2)
        try view.compare(with: "conflict", at: size)
    }

    @Test(arguments: PaneSizes.ofForms) func showsWhyAChangeIsRefused(size: Size) throws {
        show(ShelfChange.all, cursor: 1)
        try view.compare(with: "refused", at: size)
    }

    @Test(arguments: PaneSizes.ofForms) func showsTheMenu(size: Size) throws {
        show(ShelfChange.all, cursor: 2, hasMenu: true)
        try view.compare(with: "menu", at: size)
    }

    @Test(arguments: PaneSizes.ofForms) func saysThatNothingWaits(size: Size) throws {
        show([])
        try view.compare(with: "empty", at: size)
    }

    @Test func versionsWithStrangeTextsStayInTheirColumns() throws {
        let strange = ShelfBook(
            title: String(repeating: "千と千尋 ", count: 12) + "\u{1B}[31m", author: "👩‍👩‍👧‍👦 \u{202E}dlrow", isbn: nil)
        show([.sample(1, .edited, .conflicting(theirs: strange))])
        try view.compare(with: "strange", at: Size(width: 50, height: 16))
    }

    @Test func commandsReachTheChangeUnderTheCursor() {
        show(ShelfChange.all)
        _ = view.frame(78, 20)
        #expect(view.handle(.open))
        #expect(view.handle(.refresh))
        #expect(presenter.calls == [.select(0), .refresh])
    }

    @Test func aMenuTakesTheKeys() {
        show(ShelfChange.all, cursor: 2, hasMenu: true)
        _ = view.frame(78, 20)
        for key in [Key.down, .enter, .escape] { #expect(view.handle(key: key)) }

        #expect(presenter.calls == [.leaveMenu(1), .leaveMenu(nil)])
        #expect(view.overlay?.commands == [.down, .choose, .leaveMenu])
    }
}
