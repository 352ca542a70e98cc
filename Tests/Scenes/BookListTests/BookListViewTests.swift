import Commands
import Entities
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing
import Widgets

@testable import BookList
@testable import Browsing

@MainActor
struct BookListViewTests {
    private let presenter = RemoteListPresenterStub()
    private let view: BookListDefaultView

    init() {
        presenter.columns = BookListFormatter(wording: .sample("en_US")).columns
        view = BookListDefaultView(presenter: presenter, display: DisplaySpy())
    }

    private func show(_ rows: [Row]) {
        presenter.rows = rows
        var state = ListState()
        state.rowCount = rows.count
        view.show(state)
    }

    private func show(_ message: Message) {
        var state = ListState()
        state.message = message
        view.show(state)
    }

    private let rows = [
        Row(
            book: "Dune", authors: "Frank Herbert", year: "1965", figure: "4.3/5", marks: Marks(isFavourite: true)),
        Row(book: "Beowulf", authors: "", year: "", figure: "1,234 editions"),
        Row(
            book: "ダンジョン飯 1", authors: "九井諒子", year: "2014", figure: "4.6/5",
            marks: Marks(isFavourite: true, hasNote: true)),
        Row(book: "X", authors: "Ada Lovelace, Charles Babbage, Mary Somerville", year: "1843", figure: ""),
        Row(
            book: "A title that is far too long for any pane, as titles of the eighteenth century are wont to be",
            authors: "An author whose name is as long", year: "1719", figure: "1 edition", marks: Marks(hasNote: true)),
    ]

    @Test(arguments: PaneSizes.ofLists) func showsTitleAuthorsYearAndAFigure(size: Size) throws {
        show(rows)
        try view.compare(with: "rows", at: size)
    }

    @Test(arguments: PaneSizes.ofLists) func aBookOfTheReadingListHasTheSameColumnsAsTheOthers(size: Size) {
        let rows = [nil, Standing.State.begun].map { state in
            Row(
                book: "Dune", authors: "Frank Herbert", year: "1965", figure: "4.3/5", marks: Marks(state: state))
        }
        show(rows)
        let lines = view.frame(size.width, size.height).rows.filter { $0.contains("Dune") }.map { $0.dropFirst(2) }
        #expect(lines[1].hasPrefix("Dune ◐"))
        #expect(lines[1].replacing("◐", with: " ") == lines[0])
    }

    @Test(arguments: PaneSizes.ofLists) func showsWhyThereIsNothing(size: Size) throws {
        show(Wording.sample("en_US").message(.connectionLost(host: "openlibrary.org")))
        try view.compare(with: "error", at: size)
    }

    @Test func commandsAreThoseThatDoSomething() {
        view.show(ListControls(choices: [.collection]))
        show(Message("Loading…"))
        #expect(view.commands == [.filter, .collection, .refresh])
        show(rows)
        #expect(
            view.commands == [
                .down, .open, .filter, .collection, .standing, .favourite, .note, .rate, .lists, .refresh, .copy,
            ])
    }

    @Test func tellsWhatSomebodyWants() {
        show(rows)
        _ = view.frame(78, 20)
        for command in [Command.refresh, .favourite, .note, .open, .standing, .rate] { #expect(view.handle(command)) }
        #expect(!view.handle(.next))
        #expect(!view.handle(.back))

        #expect(
            presenter.calls == [
                .refresh, .favourite(0), .note(0), .select(0), .state(0), .rating(0),
            ])
    }

    @Test func theReadingListOverItComesBack() {
        show(rows)
        _ = view.frame(78, 20)
        var memento = view.memento
        memento.above = [ScreenMemento()]
        view.restore(memento)

        #expect(presenter.calls.last == .other("reading list", 0))
    }
}
