import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Widgets

@MainActor
struct DrawnListScreenPaneTests {
    private let presenter = RemoteListPresenterStub(title: "Movies")
    private let pane: DrawnListScreenPane

    init() {
        pane = DrawnListScreenPane(presenter: presenter, display: DisplaySpy())
        presenter.rows = ["Amélie", "Anime アニメ", "El año de la ｱﾆﾒ", "Straße", "Ame", "Nothing of it"].map {
            Row($0, Marks(isFavourite: $0 == "Ame"), [])
        }
        var state = ListState()
        state.rowCount = presenter.rows.count
        pane.list.show(state)
    }

    private func frame(_ size: Size) -> Canvas {
        let canvas = Canvas(size: size)
        pane.layout(size: size)
        pane.draw(on: canvas.surface, hasFocus: true)
        pane.overlay?.drawBox(on: canvas)
        return canvas
    }

    @Test(arguments: PaneSizes.ofLists) func theSearchStandsAtTheFootOfTheRows(size: Size) throws {
        pane.show(ListControls(filter: ListFilter(text: "ame", isBeingTyped: true)))
        try frame(size).compare(with: "refined-search")
    }

    @Test(arguments: PaneSizes.ofLists) func aTextThatIsAskedForStandsInItsPlace(size: Size) throws {
        pane.show(
            ListControls(askedText: TextQuestion(label: "Years:", text: "1990s"), filter: ListFilter(text: "ame")))
        try frame(size).compare(with: "refined-text")
    }

    @Test(arguments: PaneSizes.ofLists) func aMenuLiesOverTheRows(size: Size) throws {
        let entries = ["List: popular", "Genre: Drama, not Horror", "Years: 1990s", "Original language: Korean"]
        pane.show(
            ListControls(
                menu: Menu("Refine · 1,234 found", entries, chosen: [1, 2], excluded: [3], takesSeveral: true),
                filter: ListFilter(text: "ame")))
        try frame(size).compare(with: "refined-menu")
    }

    @Test func whatWasSearchedForIsMarkedInAnySpelling() {
        pane.show(ListControls(filter: ListFilter(text: "アニメ")))
        let canvas = frame(Size(width: 40, height: 10))
        let marked = canvas.rows.indices.map { y in
            (0..<40).filter { [.match, .selectedMatch].contains(canvas[$0, y].style) }
        }

        #expect(marked[1] == Array(8..<14))
        #expect(marked[2].count == 3)
        #expect(marked[0].isEmpty && marked[3].isEmpty)
    }

    @Test(
        "Below what says that more rows are being loaded there are bars, as many as there will be and have room",
        arguments: [(302, 7), (8, 2), (6, 0), (nil, 0)] as [(total: Int?, bars: Int)])
    func rowsThatComeLater(total: Int?, bars: Int) {
        var state = ListState()
        (state.rowCount, state.total, state.tail) = (presenter.rows.count, total, .loading("Loading more…"))
        pane.list.show(state)
        let canvas = frame(Size(width: 40, height: 14))
        #expect(canvas.rows[6] == "  Loading more…")
        #expect(canvas.rows[7...].filter { $0.hasPrefix("  ░░") }.count == bars)
        if bars > 0 { #expect(canvas[2, 7].style == .border) }
    }

    @Test("Rows that are coming are bars within their columns, in any width", arguments: [20, 31, 44, 60, 78, 120])
    func rowsThatAreComing(width: Int) {
        let presenter = RemoteListPresenterStub(title: "Books")
        presenter.columns = ListColumns(
            title: "Title", hasSigns: true,
            [
                RowColumn("No.", width: 5, at: .before), RowColumn("Author", longest: 6...40),
                RowColumn("Year", width: 4, at: .last),
            ])
        let pane = DrawnListScreenPane(presenter: presenter, display: DisplaySpy())
        var state = ListState()
        (state.isLoading, state.message) = (true, Message("Loading"))
        pane.list.show(state)
        let canvas = Canvas(size: Size(width: width, height: 12))
        pane.layout(size: canvas.size)
        pane.draw(on: canvas.surface, hasFocus: true)

        #expect(canvas.rows[0].hasPrefix("  Loading"))
        #expect(canvas.rows.dropFirst().allSatisfy { Set($0) == [" ", "░"] })
        // What stands in columns is as long in each row.
        let ends = canvas.rows.dropFirst().map { $0.split(separator: " ").last?.count }
        #expect(width < 44 || Set(ends) == [4])
    }

    @Test("A column of chips is as wide as the widest of them with their edges")
    func chipsHaveRoom() {
        let presenter = RemoteListPresenterStub(title: "Pokédex")
        presenter.columns = ListColumns([RowColumn("Type", longest: 6...24, as: .words)])
        presenter.rows = [
            Row("Bulbasaur", Marks(), ["Grass · Poison"], tints: ["grass", "poison"]),
            Row("Mankey", Marks(), ["Fighting"], tints: ["fighting"]),
        ]
        let pane = DrawnListScreenPane(presenter: presenter, display: DisplaySpy())
        var state = ListState()
        state.rowCount = 2
        pane.show(state)
        let canvas = Canvas(size: Size(width: 44, height: 4))
        pane.layout(size: canvas.size)
        pane.draw(on: canvas.surface, hasFocus: true)
        for chips in ["  [Grass][Poison]", "  [Fighting]"] {
            #expect(canvas.rows.contains { $0.contains(chips) }, "\(canvas.rows)")
        }
    }

    @Test func keysOfALineComeFirst() {
        pane.show(ListControls(filter: ListFilter(text: "a", isBeingTyped: true)))
        _ = frame(Size(width: 40, height: 10))
        #expect(pane.isTyping)
        #expect(pane.handle(.character("s")))
        #expect(pane.handle(.control("u")))
        #expect(pane.handle(.enter))
        #expect(pane.handle(.escape))

        #expect(
            presenter.calls == [
                .changeSearch("as"), .changeSearch(""), .endSearch(keeps: true), .endSearch(keeps: false),
            ])
        #expect(pane.commands(ofRows: [.down, .open]) == [.down, .keepFilter, .endFilter])
    }

    @Test func upBringsEarlierSearchesBackAndDownLeadsIntoTheRows() {
        pane.show(ListControls(filter: ListFilter(text: "noir", isBeingTyped: true)))
        _ = pane.handle(.enter)
        pane.show(ListControls(filter: ListFilter(text: "", isBeingTyped: true)))
        #expect(pane.handle(Key.up))
        #expect(presenter.calls.last == .changeSearch("noir"))
        #expect(pane.handle(Key.down))
        #expect(presenter.calls.last == .changeSearch(""))
        #expect(!pane.handle(Key.down))
        #expect(pane.memento.typed.entries == ["noir"])
    }

    @Test func keysOfAMenuAndOfATextGoWhereTheyBelong() {
        pane.show(ListControls(menu: Menu("Order", ["A", "B"], chosen: [])))
        #expect(pane.handle(Key.down))
        #expect(pane.handle(.enter))
        pane.show(ListControls(askedText: TextQuestion(label: "Years:", text: "199")))
        #expect(pane.handle(.character("4")))
        #expect(pane.handle(.enter))

        #expect(presenter.calls == [.answer(.took(1)), .type("1994"), .endTyping(keeps: true)])
    }

    @Test func commandsAreWhatTheListOffers() {
        #expect(
            pane.commands(ofRows: [.down, .open]) == [
                .down, .open, .filter, .standing, .favourite, .note, .rate, .lists, .refresh, .copy,
            ])
        pane.show(ListControls(filter: ListFilter(text: "x"), choices: [.collection, .order, .filters]))
        #expect(
            pane.commands(ofRows: [.down]) == [
                .down, .filter, .endFilter, .collection, .sort, .refine, .standing, .favourite, .note, .rate, .lists,
                .refresh,
                .copy,
            ])
        for command in [Command.collection, .sort, .refine, .keepView, .filter, .back] {
            #expect(pane.handle(command))
        }
        #expect(
            presenter.calls == [
                .choose(.collection), .choose(.order), .choose(.filters), .keepView, .search,
                .endSearch(keeps: false),
            ])
        pane.show(ListControls(canBeKept: true))
        #expect(pane.commands(ofRows: []).contains(.keepView))
    }

    @Test func aListOfWhatIsKeptOffersOtherThings() {
        let presenter = RemoteListPresenterStub(source: nil)
        let pane = DrawnListScreenPane(presenter: presenter, display: nil)
        presenter.rows = self.presenter.rows
        var state = ListState()
        state.rowCount = presenter.rows.count
        pane.show(ListControls(canFilter: false))
        #expect(pane.commands(ofRows: [.down, .open], always: [.add]) == [.add], "Its rows are not here yet")
        #expect(!pane.handle(.filter) && !pane.handle(Command.delete))
        pane.show(ListControls(filter: ListFilter(text: "x")))
        pane.show(state)
        #expect(
            pane.commands(ofRows: [.down, .open, .note, .delete], always: [.add]) == [
                .down, .open, .note, .delete, .add, .sort, .filter, .endFilter, .standing, .favourite, .rate, .lists,
                .copy,
            ])
        for command in [Command.filter, .sort, .refresh, .delete] { #expect(pane.handle(command)) }
        for command in [Command.collection, .refine, .keepView] { #expect(!pane.handle(command)) }
        #expect(presenter.calls == [.search, .choose(.order), .refresh])
        #expect(!self.pane.handle(Command.delete), "A catalogue keeps its rows")
    }

    @Test(arguments: [SourceID(rawValue: "tmdb"), nil])
    func aTabOfWhatIsKeptEndsWhatIsTyped(source: SourceID?) {
        let presenter = RemoteListPresenterStub(source: source)
        let pane = DrawnListScreenPane(presenter: presenter, display: nil)
        pane.show(ListControls(filter: ListFilter(text: "x", isBeingTyped: true)))
        #expect(pane.handle(Pointing(.press(.tab(1)), at: CellPosition(x: 0, y: 0))) == .acted)
        #expect(presenter.calls == (source == nil ? [.endSearch(keeps: true)] : []))
    }

    @Test func aNoteStandsBelowTheRowsAndAQuestionTakesAllKeys() {
        var controls = ListControls()
        controls.note = "For long evenings"
        pane.show(controls)
        #expect(frame(Size(width: 40, height: 10)).rows.last?.hasPrefix("  For long evenings") == true)
        controls.question = Question("Delete it?", yes: "delete", no: "keep")
        pane.show(controls)
        #expect(pane.handle(.character("s")) && !pane.handle(.control("c")))
        #expect(presenter.calls.isEmpty && pane.question == controls.question)
    }

    @Test func aTextThatIsAskedForIsNoSearchThatIsKept() {
        pane.show(ListControls(askedText: TextQuestion(label: "Years", text: "")))
        #expect(pane.commands(ofRows: [.down]) == [.choose, .leaveMenu])
    }

    @Test func aTextWithAFieldIsAskedForInAFormOverTheRows() {
        let question = TextQuestion(label: "Name of the view", text: "", proposal: "Drama · 1990s", field: "Name")
        pane.show(ListControls(askedText: question))
        let rows = frame(Size(width: 78, height: 20)).rows
        #expect(rows.contains { $0.contains("╭ Name of the view ─") })
        #expect(rows.contains { $0.contains("│▌  Name  Drama · 1990s____") })
        #expect(pane.isTyping && pane.takesText && pane.overlay?.commands == [.saveForm, .leaveForm])
        #expect(pane.overlay?.isAboutRow == false, "It is about the list")

        for key in [Key.character("x"), .enter, .escape] { #expect(pane.handle(key)) }
        #expect(presenter.calls == [.type("x"), .endTyping(keeps: true), .endTyping(keeps: false)])
        pane.show(ListControls())
        #expect(pane.overlay == nil && !pane.isTyping)
    }

    @Test func nextAndPreviousGoFromMatchToMatchAndRound() {
        #expect(!pane.handle(.next))
        pane.show(ListControls(filter: ListFilter(text: "a")))
        _ = frame(Size(width: 40, height: 10))
        for command in [Command.next, .previous, .previous, .next] { #expect(pane.handle(command)) }

        #expect(presenter.calls == [.move(1), .move(0), .move(5), .move(0)])
    }

    @Test func halfAPageIsHalfTheWindow() {
        _ = frame(Size(width: 40, height: 4))
        for command in [Command.halfPageDown, .halfPageDown, .halfPageUp] { #expect(pane.handle(command)) }

        #expect(presenter.calls == [.move(2), .move(4), .move(2)])
    }

    @Test func isFoundAsItWasLeft() {
        _ = frame(Size(width: 40, height: 10))
        _ = pane.handle(.last)
        let memento = pane.memento
        #expect((memento.filter, memento.row) == ("sort=title&text=love", 5))
        pane.restore(memento)

        #expect(presenter.calls.suffix(2) == [.restoreQuery("sort=title&text=love"), .restore("item 5", 5)])
    }
}
