import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing
import Widgets

@testable import Library

@MainActor
struct LibraryViewTests {
    private let presenter = LibraryPresenterStub()
    private let display = DisplaySpy()
    private let view: LibraryDefaultView

    init() {
        view = LibraryDefaultView(presenter: presenter, display: display)
    }

    private func show(
        _ rows: [Row], filter: ListFilter? = nil, question: Question? = nil,
        message: Message? = nil, tabs: ListTabs? = nil,
        canFilter: Bool = false, canUndo: Bool = false
    ) {
        presenter.rows = rows
        presenter.canUndo = canUndo
        var controls = ListControls(filter: filter, canFilter: canFilter)
        controls.question = question
        controls.tabs = tabs
        view.show(controls)
        var state = ListState()
        state.rowCount = rows.count
        state.message = message
        view.show(state)
    }

    private let rows = [
        Row(
            kind: "Film", kindMark: .film, title: "Yi Yi", facts: "一一", year: "2000",
            rating: ("4.5", "4.5 of 5"), step: .high, added: "Nov 20, 2026",
            marks: Marks(isFavourite: true)),
        Row(
            kind: "Album", kindMark: .music, title: "千と千尋の神隠し 기생충 千と千尋の神隠し 기생충 千と千尋の神隠し 기생충",
            facts: "Joe Hisaishi", year: "2001",
            added: "Sep 3, 2026", marks: Marks(isFavourite: true, hasNote: true)),
        Row(
            kind: "Artist", kindMark: .music, title: "Air", facts: "", added: "Jan 1, 2026", marks: Marks(hasNote: true)
        ),
    ]

    private func asked(_ title: String) -> Question {
        Wording.sample("en_US").library.askDelete(title, DeletedParts(hasNote: true))
    }

    @Test(arguments: PaneSizes.few) func showsThatItLoads(size: Size) throws {
        show([], message: Message("Loading…"))
        try view.compare(with: "loading", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsHowToAdd(size: Size) throws {
        show([], message: Wording.sample("en_US").library.empty)
        try view.compare(with: "empty", at: size)
    }

    @Test func whereThereIsNothingToFilterTheKeyIsNotUsed() {
        show([], message: Wording.sample("en_US").library.empty)
        #expect(!view.handle(.filter))
    }

    @Test(arguments: PaneSizes.few) func showsWhyThereIsNothing(size: Size) throws {
        show(
            [], message: Wording.sample("en_US").library.failure(.damaged(path: "/data/library.sqlite")))
        try view.compare(with: "error", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsWhatIsKept(size: Size) throws {
        show(rows)
        try view.compare(with: "items", at: size)
    }

    private let tabs = ["All 6", "Films 3", "Albums 1", "Künstler:innen 1", "本 1"]

    /// In a low pane each line is a row.
    @Test(
        arguments: PaneSizes.few + [Size(width: 28, height: 10), Size(width: 14, height: 10)],
        [("tabs", 0), ("tabs-far", 3)])
    func tabsStandAboveTheRows(size: Size, golden: (name: String, chosen: Int)) throws {
        show(rows, tabs: ListTabs(tabs, chosen: golden.chosen))
        try view.compare(with: golden.name, at: size)
    }

    @Test func theTabThatIsShownIsFilledAndToAReaderAllAreInOneSentence() {
        show(rows, tabs: ListTabs(tabs, chosen: 1))
        let canvas = view.frame(78, 20)
        let shown = (0..<78).filter { canvas[$0, 0].style == .barCurrent }
        #expect(shown == Array(9..<9 + " Films 3 ".count))

        let reader = Canvas(size: Size(width: 78, height: 20))
        reader.isForReader = true
        view.draw(on: reader.surface, hasFocus: true)
        #expect(reader.text(ofRow: 0).hasPrefix("  All 6,  Films 3,  Albums 1"))
    }

    @Test func aTabIsChosenByKeysAndByAPress() throws {
        show(rows, tabs: ListTabs(tabs, chosen: 0))
        #expect(view.commands.contains(.nextTab))
        #expect(view.handle(.nextTab))
        #expect(view.handle(.previousTab))
        let canvas = view.frame(78, 20)
        let position = CellPosition(x: "  All 6 · Films 3 · ".count, y: 0)
        #expect(view.handle(Pointing(.press(canvas.target(at: position)), at: position)) == .acted)
        #expect(presenter.calls == [.tab(1), .tab(4), .tab(2)])
    }

    @Test func aPressOnTheFilterPutsTheCursorThereAndHasItTyped() {
        show(rows, filter: .init(text: "千 air"))
        let position = CellPosition(x: 7, y: 3)
        let target = view.frame(38, 4).target(at: position)
        #expect(target == .caret(line: 0, column: 2))
        #expect(view.handle(Pointing(.press(target), at: position)) == .marked)
        #expect(presenter.calls == [.filter])
        show(rows, filter: .init(text: "千 air", isBeingTyped: true))
        #expect(view.handle(key: .character("x")))
        #expect(presenter.calls.last == .changeFilter("千 xair"))
    }

    private func showPosters() {
        presenter.tileShape = .upright
        presenter.posters = rows.map { row in
            Poster(
                title: row.title, marks: row.marks, facts: TileFacts(presenter.columns.shortFacts(of: row)),
                picture: PictureState(.upright, of: row.title, hasPicture: false, nil))
        }
        show(rows, tabs: ListTabs(tabs, chosen: 0))
    }

    @Test(arguments: [Size(width: 78, height: 20), Size(width: 118, height: 34), Size(width: 28, height: 10)])
    func showsItsRowsAsAGrid(size: Size) throws {
        showPosters()
        #expect(!view.wantsWidth)
        #expect(view.handle(.posters))
        #expect(view.wantsWidth)
        try view.compare(with: "grid", at: size)
    }

    @Test func theGridIsMovedInAndLeftByItsKeysAndKeptInASession() {
        showPosters()
        #expect(view.commands.contains(.posters))
        _ = view.handle(.posters)
        _ = view.frame(78, 20)
        #expect(view.commands.contains(.toRight))
        #expect(view.handle(key: .right))
        #expect(presenter.calls == [.move(1)])
        #expect(view.memento.isGrid)
        #expect(view.handle(.back))
        #expect(!view.wantsWidth && !view.memento.isGrid)
    }

    @Test func whereTheTerminalShowsNoPicturesThatIsSaid() {
        show(rows)
        #expect(!view.commands.contains(.posters))
        #expect(view.handle(.posters))
        #expect(presenter.calls == [.postersInVain])
        #expect(!view.wantsWidth)
    }

    @Test func withoutTabsTheirKeysSayNothing() {
        show(rows)
        #expect(!view.commands.contains(.nextTab))
        #expect(!view.handle(.nextTab))
        #expect(!view.handle(.previousTab))
    }

    @Test(arguments: PaneSizes.few) func showsTheFilterAndTheQuestion(size: Size) throws {
        show(rows, filter: .init(text: "千 air", isBeingTyped: true), question: asked("Yi Yi"))
        try view.compare(with: "question", at: size)
    }

    /// The first size is that of the list's pane in a terminal of 100×24.
    @Test(arguments: [Size(width: 44, height: 20), Size(width: 38, height: 4)])
    func aLongTitleLeavesTheQuestionItsKeys(size: Size) throws {
        show(rows, question: asked(rows[1].title))
        try view.compare(with: "question-long", at: size)
    }

    @Test func commandsReachTheRowUnderTheCursor() {
        show(rows, canFilter: true)
        _ = view.frame(78, 20)
        for command in [Command.down, .open, .favourite, .delete, .sort, .filter, .refresh] {
            #expect(view.handle(command))
        }
        #expect(presenter.calls == [.move(1), .select(1), .favourite(1), .delete(1), .sort, .filter, .refresh])
    }

    @Test func withoutRowsThereIsNothingToOpenOrDelete() {
        show([], message: Message("Nothing kept yet"))
        for command in [Command.open, .favourite, .delete, .back] { #expect(!view.handle(command)) }
        #expect(presenter.calls.isEmpty)
    }

    @Test func whatIsTypedGoesIntoTheFieldAndIsNoCommand() {
        show(rows, filter: .init(text: "", isBeingTyped: true))
        #expect(view.takesText)
        let keys: [Key] = [
            .character("q"), .character("d"), .paste("\u{1B}[1mQuit\r\nnow\t"), .backspace, .left, .tab, .enter,
            .escape,
        ]
        for key in keys { #expect(view.handle(key: key)) }

        #expect(
            presenter.calls == [
                .changeFilter("q"), .changeFilter("qd"), .changeFilter("qdQuit now"), .changeFilter("qdQuit no"),
                .endFilter(keeps: true), .endFilter(keeps: false),
            ])
    }

    @Test func aFilterThatWasKeptIsTypedAgainByOneKey() {
        show(rows, filter: .init(text: "yi", isBeingTyped: true))
        #expect(view.handle(key: .enter))
        show(rows)
        show(rows, filter: .init(text: "", isBeingTyped: true))
        #expect(view.handle(key: .control("p")))
        #expect(presenter.calls == [.endFilter(keeps: true), .changeFilter("yi")])

        let other = LibraryDefaultView(presenter: presenter, display: display)
        other.restore(view.memento)
        #expect(other.memento.typed.entries == ["yi"])
    }

    @Test func onlyAFilterThatIsKeptIsRemembered() {
        show(rows, filter: .init(text: "yi", isBeingTyped: true))
        #expect(view.handle(key: .escape))
        #expect(view.memento.typed.entries == [])
    }

    @Test func theCursorMovesInTheFieldWithoutAnotherFilter() {
        show(rows, filter: .init(text: "yi", isBeingTyped: true))
        let frames = display.changeCount
        #expect(view.handle(key: .left))
        #expect(view.frame(38, 4).cursor == CellPosition(x: 5, y: 3))
        #expect(display.changeCount > frames)
        #expect(view.handle(key: .character("o")))
        #expect(presenter.calls == [.changeFilter("yoi")])
    }

    @Test(arguments: [Key.down, .pageDown, .control("c"), .control("l")])
    func whatMovesAndWhatCtrlDoesGoesOnWhileTyping(key: Key) {
        show(rows, filter: .init(text: "", isBeingTyped: true))

        #expect(!view.handle(key: key))
    }

    @Test func keysAreCommandsWhereNothingIsTypedOrAsked() {
        show(rows, filter: .init(text: "yi"))

        #expect(!view.handle(key: .character("q")))
        #expect(view.handle(.back))
        #expect(presenter.calls == [.endFilter(keeps: false)])
    }

    @Test func aQuestionTakesNothingButItsAnswer() {
        show(rows, question: asked("Yi Yi"))
        for key in [Key.character("q"), .paste("y"), .down, .character("y"), .enter, .character("n"), .escape] {
            #expect(view.handle(key: key))
        }
        #expect(!view.handle(key: .control("c")))
        #expect(
            presenter.calls == [
                .answer(isYes: true), .answer(isYes: true), .answer(isYes: false),
                .answer(isYes: false),
            ])
    }

    @Test func onlyWhatWorksIsNamedWhileItTypesOrAsks() {
        show(rows, filter: .init(text: "x", isBeingTyped: true))
        #expect(view.commands == [.down, .keepFilter, .endFilter])
        show([], filter: .init(text: "x", isBeingTyped: true))
        #expect(view.commands == [.keepFilter, .endFilter])
        show(rows, filter: .init(text: "x"))
        #expect(view.commands.contains(.endFilter))
    }

    @Test func toFilterAndToUndoAreOfferedWhereThereIsSomethingToDo() {
        show([], message: Message("Nothing kept yet"))
        #expect(view.commands == [.importFile])
        show([], canUndo: true)
        #expect(view.commands == [.importFile, .undo])
        show(rows)
        #expect(
            view.commands == [
                .down, .open, .note, .delete, .importFile, .sort, .standing, .favourite, .rate, .lists, .copy,
            ])
        show(rows, canFilter: true, canUndo: true)
        #expect(
            view.commands == [
                .down, .open, .note, .delete, .importFile, .undo, .sort, .filter, .standing, .favourite, .rate, .lists,
                .copy,
            ])
    }

    @Test func aListIsEdited() {
        show(rows)
        #expect(!view.commands.contains(.edit) && !view.handle(.edit))
        presenter.showsLists = true
        #expect(view.commands.contains(.edit) && view.handle(.edit))
        #expect(presenter.calls.suffix(2) == [.edit(0), .edit(0)])
    }

    @Test func aSessionIsKeptWithOrderAndFilter() {
        show(rows)
        _ = view.frame(78, 20)
        _ = view.handle(.down)
        let memento = view.memento
        #expect(memento.item == "item 1")
        #expect(memento.sort == "title")
        #expect(memento.filter == "yi")
        #expect(memento.tab == "movie")

        view.restore(memento)
        #expect(presenter.calls.suffix(2) == [.restore("title", "yi", "movie"), .restoreCursor("item 1", 1)])
    }

    @Test(arguments: [false, true]) func theDiaryOverItIsOpenedAgainWhereTheListIsDrawn(isPlain: Bool) {
        var memento = ScreenMemento()
        memento.above = [ScreenMemento()]
        LibraryDefaultView(presenter: presenter, display: DisplaySpy(isPlain: isPlain)).restore(memento)
        #expect(presenter.calls.contains(.namedTab("diary")) != isPlain)
    }
}
