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

@testable import MovieDetail

@MainActor
struct MovieDetailViewTests {
    private let presenter = DetailPresenterSpy()
    private let display = DisplaySpy()
    private let view: MovieDetailDefaultView

    init() {
        view = MovieDetailDefaultView(presenter: presenter, display: display)
    }

    private func show(_ content: DetailContent?, message: Message? = nil) {
        var state = DetailState()
        state.title = content?.title ?? ""
        state.content = content
        state.message = message
        view.show(state)
    }

    @Test func hasFailedWhereSomethingHasWhateverItSays() {
        show(.summary, message: Message("No films", remedy: "Press r to retry."))
        #expect(!view.hasFailed)

        var state = DetailState()
        state.failure = .notFound
        view.show(state)
        #expect(view.hasFailed)
    }

    @Test func notesStandBeforeTheCast() throws {
        var content = DetailContent(title: "Yi Yi")
        content.parts = [
            .note(LabelledNote(label: "Note", text: "Three\ngenerations")),
            .section(DetailSection("cast", "Cast", .rows([.init("Nien-Jen Wu")]))),
        ]
        show(content)
        let rows = view.frame(38, 12).rows.map { $0.trimmingPrefix(" ") }
        #expect(rows.prefix(5) == ["Note", "Three", "generations", "", "▾ Cast"])
    }

    @Test func aTitleStandsOnThePageOnlyWhereItsFrameIsTooNarrow() {
        show(DetailContent(title: "In the Mood for Love", facts: "2000"))
        #expect(view.frame(30, 4).rows[0] == " 2000")
        #expect(view.frame(29, 4).rows[0] == " In the Mood for Love")
    }

    @Test func asksForAFavouriteAndIsDrawnAnew() {
        let changes = display.changeCount
        #expect(view.handle(.favourite))
        #expect(presenter.calls == [.favourite])
        #expect(display.changeCount > changes)
    }

    @Test(arguments: PaneSizes.few) func showsThatItLoads(size: Size) throws {
        show(nil, message: Message("Loading…"))
        try view.compare(with: "loading", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsWhatIsKnownWhileItLoads(size: Size) throws {
        show(.summary, message: Message("Loading…"))
        try view.compare(with: "loading-summary", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsAWholeFilm(size: Size) throws {
        show(.full)
        try view.compare(with: "film", at: size)
    }

    @Test func showsAllOfAFilmWhereThereIsRoom() throws {
        show(.full)
        try view.compare(with: "film", at: Size(width: 64, height: 40))
    }

    @Test(arguments: PaneSizes.few) func showsTheEndOfAFilm(size: Size) throws {
        show(.full)
        _ = view.frame(size.width, size.height)
        _ = view.handle(.last)
        try view.compare(with: "film-end", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsTextOfAllKinds(size: Size) throws {
        show(.odd)
        try view.compare(with: "odd", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsWhyThereIsNothing(size: Size) throws {
        show(nil, message: Wording.sample("en_US").message(.connectionLost(host: "api.example.org")))
        try view.compare(with: "error", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsWhyThereIsNoMoreThanAListTold(size: Size) throws {
        show(.summary, message: Wording.sample("en_US").message(.notFound))
        try view.compare(with: "error-summary", at: size)
    }

    @Test func whatIsToBeSaidIsInSightWhereverOneReads() {
        show(.full, message: Message("This is the last film of the list."))
        #expect(view.frame(38, 4).rows.last == " This is the last film of the list.")

        _ = view.handle(.last)
        #expect(
            view.frame(38, 4).rows.suffix(2) == [" page.example.org", " This is the last film of the list."])
    }

    @Test func onceItIsSaidTheTextHasThePaneToItself() {
        show(.full, message: Message("Loading…"))
        _ = view.frame(38, 4)
        show(.full)
        _ = view.frame(38, 4)
        _ = view.handle(.last)

        #expect(view.frame(38, 4).rows.last == " page.example.org")
    }

    @Test func aTitleOnlyShowsNoEmptyLines() {
        show(DetailContent(title: "Title"))

        #expect(view.frame(38, 4).rows == [" Title", "", "", ""])
        #expect(view.status == nil)
    }

    @Test func aNameTakesUpOneLineWhateverIsInItButAnOverviewHasItsBreaks() {
        var content = DetailContent(title: "One\nTwo", secondTitle: "Uno\u{85}Due")
        content.parts = [
            .prose("First.\nSecond."), .section(DetailSection("cast", "", .rows([.init("A\u{2029}B", "C\u{B}D")]))),
        ]
        show(content)

        #expect(
            view.frame(38, 9).rows == [
                " Uno Due", "", " First.", " Second.", "", " ▾", " A B  C D", "", "",
            ])
    }

    @Test func theStatusSaysHowMuchHasBeenInSight() {
        show(.full)
        _ = view.frame(38, 4)
        let atTheTop = view.status
        _ = view.handle(.last)

        #expect(atTheTop?.hasSuffix(" %") == true)
        #expect(atTheTop != "100 %")
        #expect(view.status == "100 %")
    }

    @Test func scrollsLineByLineAndBack() {
        show(.full)
        let top = view.frame(38, 4).rows
        #expect(view.handle(.down))
        #expect(view.frame(38, 4).rows.first == top[1])

        _ = view.handle(.up)
        _ = view.handle(.up)
        #expect(view.frame(38, 4).rows == top)
    }

    @Test func aNewFilmStartsAtItsTop() {
        show(.full)
        _ = view.frame(38, 4)
        _ = view.handle(.last)
        view.startAnew()

        #expect(view.frame(38, 4).rows.first == " 花樣年華")
    }

    @Test func aNewWidthIsLaidOutAnew() {
        show(.full)
        _ = view.frame(38, 4)

        #expect(
            view.frame(78, 20).rows[5].contains("Feel the heat, keep the feeling burning, let the sensation explode."))
    }

    @Test func theCommandsAreThoseThatDoSomething() {
        show(DetailContent(title: "Title"))
        _ = view.frame(38, 4)
        #expect(view.commands == [.standing, .rate, .favourite, .note, .lists, .refresh, .copy])

        var state = DetailState()
        state.content = .full
        (state.hasSiblings, state.offers) = (true, [.page, .trailer])
        view.show(state)
        _ = view.frame(38, 4)
        #expect(
            view.commands == [
                .down, .nextPlace, .fold, .next, .previous, .openPage, .playTrailer, .standing, .rate, .favourite,
                .note, .lists,
                .refresh, .copy,
            ])
    }

    @Test func handsOnThatTheTrailerIsWanted() {
        var state = DetailState(content: .full)
        state.offers = [.trailer]
        view.show(state)
        #expect(view.handle(.playTrailer))
        #expect(presenter.calls == [.other("trailer")])
    }

    @Test(arguments: [Command.open, .back, .otherPane, .section(.movies)])
    func leavesAloneWhatItDoesNotKnow(command: Command) {
        #expect(!view.handle(command))
        #expect(presenter.calls.isEmpty)
    }

    @Test func aChangeNeedsAFrame() {
        show(.full)
        let changes = display.changeCount
        _ = view.handle(.down)

        #expect(changes == 1)
        #expect(display.changeCount == 2)
    }
}
