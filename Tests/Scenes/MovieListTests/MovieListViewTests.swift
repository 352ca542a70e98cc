import Commands
import Entities
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing
import Widgets

@testable import Browsing
@testable import MovieList

@MainActor
struct MovieListViewTests {
    private let presenter = RemoteListPresenterStub()
    private let display = DisplaySpy()
    private let view: MovieListDefaultView

    init() {
        presenter.columns = MovieListFormatter(wording: .sample("en_US")).columns
        view = MovieListDefaultView(presenter: presenter, display: display)
    }

    private func show(_ rows: [Row], tail: ListState.Tail? = nil) {
        presenter.rows = rows
        var state = ListState()
        state.rowCount = rows.count
        state.tail = tail
        view.show(state)
    }

    private func show(_ message: Message) {
        var state = ListState()
        state.message = message
        view.show(state)
    }

    private func rows(_ count: Int) -> [Row] {
        (1...count).map { Row(film: "Film \($0)", year: "\(1950 + $0)", rating: "7.\($0 % 10)") }
    }

    @Test(arguments: PaneSizes.few) func marksStandBehindTitles(size: Size) throws {
        show([
            Row(film: "Yi Yi", year: "2000", rating: "8.1", marks: Marks(isFavourite: true)),
            Row(
                film: "千と千尋の神隠し 기생충 千と千尋の神隠し 기생충 千と千尋の神隠し 기생충", year: "2001", rating: "10.0",
                marks: Marks(isFavourite: true, hasNote: true)),
            Row(film: "Spirited Away", year: "2001", rating: nil, marks: Marks(hasNote: true)),
            Row(film: "", year: nil, rating: nil, marks: Marks(isFavourite: true)),
        ])
        try view.compare(with: "marks", at: size)
    }

    @Test func asksForTheFilmUnderTheCursorAsAFavourite() {
        show(rows(3))
        _ = view.frame(38, 4)
        _ = view.handle(.down)
        #expect(view.handle(.favourite))

        #expect(presenter.calls == [.move(1), .favourite(1)])
    }

    @Test(arguments: PaneSizes.few) func showsThatItLoads(size: Size) throws {
        show(Message("Loading…"))
        try view.compare(with: "loading", at: size)
    }

    @Test(arguments: PaneSizes.few + [Size(width: 28, height: 2)])
    func whileTheFirstRowsAreLoadedRowsOfTheirShapeStandThere(size: Size) throws {
        var state = ListState()
        state.isLoading = true
        state.message = Message("Loading…")
        view.show(state)
        try view.compare(with: "coming", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsThatThereIsNothing(size: Size) throws {
        show(Wording.sample("en_US").noMovies)
        try view.compare(with: "empty", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsWhyThereIsNothing(size: Size) throws {
        show(Wording.sample("en_US").message(.hostNotFound(host: "api.themoviedb.org")))
        try view.compare(with: "error", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsTitlesOfAllKinds(size: Size) throws {
        show([
            Row(film: "In the Mood for Love", year: "2000", rating: "8.1"),
            Row(film: "花樣年華 千と千尋の神隠し 기생충 千と千尋の神隠し 기생충 千と千尋の神隠し 기생충", year: "2001", rating: "10.0"),
            Row(film: "👨‍👩‍👧‍👦 Family ✈️ 🇫🇷 👍🏽 e\u{301}te\u{301}", year: "2002", rating: "6.0"),
            Row(
                film: "Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb, and more", year: "1964",
                rating: "8.2"),
            Row(film: "No year", year: nil, rating: "5.0"),
            Row(film: "No rating", year: "1999", rating: nil),
            Row(film: "", year: nil, rating: nil),
            Row(film: "\u{1B}[31mRed\u{1B}[0m\u{202E}evil\ttab\nline", year: "1999", rating: nil),
        ])
        try view.compare(with: "titles", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsRowsAroundTheCursor(size: Size) throws {
        show(rows(60))
        _ = view.frame(size.width, size.height)
        for _ in 0..<30 { _ = view.handle(.down) }
        try view.compare(with: "scrolled", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsBelowTheLastRowThatMoreIsComing(size: Size) throws {
        show(rows(20), tail: .loading("Loading more…"))
        _ = view.frame(size.width, size.height)
        _ = view.handle(.last)
        try view.compare(with: "tail-loading", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsBelowTheLastRowWhyNoMoreIsComing(size: Size) throws {
        show(
            rows(20),
            tail: .failed("Could not load more: you are offline · r to retry", short: "You are offline · r to retry"))
        _ = view.frame(size.width, size.height)
        _ = view.handle(.last)
        try view.compare(with: "tail-failed", at: size)
    }

    @Test(arguments: [(true, Style.selected), (false, .selectedInactive)])
    func theRowUnderTheCursorShowsWhoHasTheKeyboard(hasFocus: Bool, style: Style) {
        show(rows(2))
        let canvas = view.frame(38, 4, hasFocus: hasFocus)

        #expect(canvas[2, 0].style == style)
        #expect(canvas.rows[0].hasPrefix("▌ Film 1"))
        #expect(canvas[2, 1].style == .plain)
    }

    @Test func saysWhatIsInSight() {
        view.didAppear()
        show(rows(60))
        _ = view.frame(38, 4)
        _ = view.handle(.pageDown)

        #expect(presenter.lastVisible == 6)
        #expect(presenter.visibleRows == 4)
    }

    @Test func saysWhereTheCursorGoes() {
        show(rows(60))
        _ = view.frame(38, 4)
        for command in [Command.down, .last, .first] { #expect(view.handle(command)) }

        #expect(presenter.calls == [.move(1), .move(59), .move(0)])
        #expect(view.status == "1 of 60")
    }

    @Test func opensTheRowUnderTheCursor() {
        show(rows(3))
        _ = view.frame(38, 4)
        _ = view.handle(.down)
        #expect(view.handle(.open))

        #expect(presenter.calls == [.move(1), .select(1)])
    }

    @Test func withoutRowsThereIsNothingToOpen() {
        show(Message("No films"))

        #expect(!view.handle(.open))
        #expect(!view.handle(.favourite))
        #expect(view.commands == [.filter, .refresh])
        #expect(view.status == nil)
        #expect(presenter.calls.isEmpty)
    }

    @Test func asksForARefresh() {
        #expect(view.handle(.refresh))
        #expect(presenter.calls == [.refresh])
    }

    @Test func leavesAloneWhatItDoesNotKnow() {
        show(rows(3))

        #expect(!view.handle(.next))
        #expect(!view.handle(.openPage))
        #expect(presenter.calls.isEmpty)
    }

    @Test func aChangeNeedsAFrame() {
        show(rows(3))

        #expect(display.changeCount > 0)
    }
}
