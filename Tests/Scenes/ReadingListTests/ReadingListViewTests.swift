import Browsing
import Commands
import Entities
import Foundation
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing
import Widgets

@testable import ReadingList

@MainActor
struct ReadingListViewTests {
    private let presenter = ReadingListPresenterStub()
    private let view: ReadingListDefaultView

    /// The pane sizes in terminals of 80×24, 120×40, 200×60 and 30×6.
    nonisolated private static let sizes = [
        Size(width: 78, height: 20), Size(width: 54, height: 36), Size(width: 90, height: 56),
        Size(width: 28, height: 2),
    ]

    init() {
        view = ReadingListDefaultView(presenter: presenter, display: DisplaySpy())
    }

    private let rows = [
        Row(
            title: "Emma", author: "Jane Austen", year: "1815", rating: ("4", "4 of 5"), step: .high,
            facts: "about 15.8 h",
            day: "Nov 2, 2026",
            marks: Marks(isFavourite: true, state: .done)),
        Row(
            title: "ダンジョン飯 1 📚 千と千尋の神隠し 기생충 千と千尋の神隠し", author: "九井諒子",
            year: "2015", facts: "",
            day: "02.11.2026", marks: Marks(isFavourite: true, hasNote: true, state: .wanted)),
        Row(title: "Anonymous", author: "", facts: "", day: ""),
    ]

    private func show(
        _ rows: [Row], message: Message? = nil, question: Question? = nil, menu: Menu? = nil,
        filter: ListFilter? = nil
    ) {
        presenter.rows = rows
        var controls = ListControls(menu: menu, filter: filter, canFilter: !rows.isEmpty)
        controls.question = question
        show(controls, message: message)
    }

    private func show(_ controls: ListControls, message: Message? = nil) {
        view.show(controls)
        var state = ListState()
        state.rowCount = presenter.rows.count
        state.message = message
        view.show(state)
    }

    private let menu = Menu(
        "Reading list · Emma", ["Want to read", "Reading", "Read", "Not on the list"], chosen: [2])

    @Test(arguments: sizes) func showsTheBooks(size: Size) throws {
        show(rows)
        try view.compare(with: "books", at: size)
    }

    private func showParts() {
        presenter.rows = rows
        var controls = ListControls(canFilter: false)
        controls.parts = [
            .init("Read 1", firstRow: 0), .init("千と千尋 1", firstRow: 1), .init("Others 1", firstRow: 2),
        ]
        controls.tabs = ListTabs(["Books", "Reading list 3"], chosen: 1)
        show(controls)
    }

    @Test(arguments: sizes + [Size(width: 38, height: 13)]) func showsItsPartsBelowTabs(size: Size) throws {
        showParts()
        try view.compare(with: "parts", at: size)
    }

    @Test func inTheGridNoHeadingTakesThePlaceOfATile() throws {
        presenter.tileShape = .upright
        presenter.posters = rows.map { row in
            Poster(
                title: row.title, marks: row.marks, facts: TileFacts(presenter.columns.shortFacts(of: row)),
                picture: PictureState(.upright, of: row.title, hasPicture: false, nil))
        }
        showParts()
        #expect(view.handle(.posters))
        try view.compare(with: "grid", at: Size(width: 78, height: 20))
        #expect(view.handle(.down))
        #expect(view.handle(key: .right))
        #expect(presenter.calls.suffix(1) == [.move(1)])
    }

    @Test func theCursorPassesHeadings() {
        showParts()
        func marked() -> [Int] {
            let canvas = view.frame(54, 36)
            return (0..<36).filter { canvas.text(ofRow: $0).hasPrefix("▌") }
        }
        #expect(marked() == [3])
        #expect(view.handle(.down))
        #expect(marked() == [5])
        #expect(view.handle(.last))
        #expect(marked() == [7])
        #expect(view.handle(.up))
        #expect(marked() == [5])
        #expect(view.handle(.first))
        #expect(view.handle(.up))
        #expect(marked() == [3])
        #expect(presenter.calls == [.move(1), .move(2), .move(1), .move(0), .move(0)])
    }

    @Test func aPressOnAHeadingIsForNobodyAndOneOnATabLeadsThere() {
        showParts()
        let canvas = view.frame(54, 36)
        let heading = CellPosition(x: 4, y: 4)
        #expect(view.handle(Pointing(.press(canvas.target(at: heading)), at: heading)) == .none)
        let row = CellPosition(x: 4, y: 5)
        #expect(view.handle(Pointing(.press(canvas.target(at: row)), at: row)) == .marked)
        let tab = CellPosition(x: 3, y: 0)
        #expect(view.handle(Pointing(.press(canvas.target(at: tab)), at: tab)) == .acted)
        #expect(presenter.calls == [.move(1), .tab(0)])
    }

    @Test(arguments: sizes) func showsHowToFillIt(size: Size) throws {
        show([], message: Wording.sample("en_US").readingList.empty)
        try view.compare(with: "empty", at: size)
    }

    @Test(arguments: sizes) func showsTheMenuOverTheBooks(size: Size) throws {
        show(rows, menu: menu)
        try view.compare(with: "menu", at: size)
    }

    @Test(arguments: sizes) func showsTheQuestion(size: Size) throws {
        let question = Wording.sample("en_US").library.askDelete("Emma", DeletedParts(hasNote: true))
        show(rows, question: question, filter: ListFilter(text: "m"))
        try view.compare(with: "question", at: size)
    }

    @Test(arguments: sizes) func showsHowTheSharedShelfIs(size: Size) throws {
        presenter.rows = rows
        var controls = ListControls(canFilter: false)
        controls.note = "! 3 changes for the shared shelf, 1 to answer"
        show(controls)
        try view.compare(with: "shelf", at: size)
    }

    @Test func whatIsSaidOfTheShelfIsWrapped() {
        presenter.rows = rows
        var controls = ListControls(canFilter: false)
        let note = "The shared shelf: too many requests. Changes are kept for it."
        controls.note = note
        show(controls)
        let lines = { (height: Int) in view.frame(38, height).rows.map { $0.trimmingCharacters(in: .whitespaces) } }

        #expect(lines(12).suffix(2).joined(separator: " ") == note)
        #expect(lines(4)[2] == "Anonymous")
        #expect(lines(4)[3] == "The shared shelf: too many request…")
    }

    @Test func theShelfIsOfferedWhereThereIsOne() {
        presenter.hasShelf = true
        show(rows)
        #expect(view.commands.contains(.shelf))
        #expect(view.handle(.shelf))
        #expect(presenter.calls == [.shelf])
    }

    @Test func commandsReachTheRowUnderTheCursor() {
        show(rows)
        _ = view.frame(78, 20)
        for command in [
            Command.down, .open, .standing, .rate, .edit, .note, .favourite, .delete, .add, .sort, .filter, .refresh,
        ] {
            #expect(view.handle(command))
        }
        #expect(
            presenter.calls == [
                .move(1), .select(1), .state(1), .rating(1), .edit(1), .note(1), .favourite(1), .delete(1), .add, .sort,
                .filter, .refresh,
            ])
    }

    @Test func withoutRowsABookCanStillBeWrittenDown() {
        show([], message: Message("No books yet"))
        for command in [Command.open, .standing, .rate, .edit, .delete] { #expect(!view.handle(command)) }
        #expect(view.handle(.add))
        #expect(presenter.calls == [.add])
        #expect(view.commands == [.add])
    }

    @Test func aMenuTakesAllKeysButThoseOfTheProgram() {
        show(rows, menu: menu)
        #expect(view.isTyping && !view.takesText)
        #expect(!view.handle(key: .control("c")))
        #expect(view.handle(key: .up))
        #expect(view.handle(key: .enter))
        #expect(presenter.calls == [.leaveMenu(1)])
        #expect(view.handle(key: .escape))
        #expect(presenter.calls.last == .leaveMenu(nil))
    }

    @Test func onlyWhatWorksIsNamed() {
        show(rows)
        #expect(
            view.commands == [
                .down, .open, .standing, .rate, .note, .edit, .delete, .add, .sort, .filter, .favourite, .lists, .copy,
            ])
        show(rows, menu: menu)
        #expect(view.overlay?.commands == [.down, .choose, .leaveMenu])
    }

    @Test func aSessionIsKeptWithItsOrder() {
        show(rows)
        _ = view.frame(78, 20)
        _ = view.handle(.down)
        #expect(view.memento.sort == "title")
        #expect(view.memento.item == "book 1")

        view.restore(view.memento)
        #expect(presenter.calls.last == .restore("title", nil, nil))
    }
}
