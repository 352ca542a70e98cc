import Commands
import Entities
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing
import Widgets

@testable import ArtistList
@testable import Browsing

@MainActor
struct ArtistListViewTests {
    private let presenter = RemoteListPresenterStub()
    private let display = DisplaySpy()
    private let view: ArtistListDefaultView

    init() {
        presenter.columns = ArtistListFormatter(facts: [.listeners, .plays], wording: .sample("en_US")).columns
        view = ArtistListDefaultView(presenter: presenter, display: display)
    }

    private func show(_ rows: [Row], tail: ListState.Tail? = nil) {
        presenter.rows = rows
        var state = ListState()
        state.rowCount = rows.count
        state.tail = tail
        view.show(state)
    }

    private func row(_ name: String, _ figures: [String?]) -> Row { Row(artist: name, figures: figures) }

    private func show(_ message: Message) {
        var state = ListState()
        state.message = message
        view.show(state)
    }

    private func rows(_ count: Int) -> [Row] {
        (1...count).map {
            row("Artist \($0)", ["\($0),000,000 listeners", "\($0)00,000,000 plays"])
        }
    }

    @Test(arguments: PaneSizes.few) func showsThatItLoads(size: Size) throws {
        show(Message("Loading…"))
        try view.compare(with: "loading", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsThatThereIsNothing(size: Size) throws {
        show(Wording.sample("en_US").noArtists)
        try view.compare(with: "empty", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsWhyThereIsNothing(size: Size) throws {
        show(Wording.sample("en_US").message(.keySuspended(.lastFM)))
        try view.compare(with: "error", at: size)
    }

    @Test(arguments: PaneSizes.few + [Size(width: 53, height: 4)]) func showsNamesOfAllKinds(size: Size) throws {
        show([
            row("Björk", ["3,456,789 listeners", "345,678,901 plays"]),
            row("久石 譲 東京スカパラダイスオーケストラ", ["12 listeners", "9,999,999,999 plays"]),
            row("Godspeed You! Black Emperor & A Very Long Name Indeed", ["1 listeners", "2 plays"]),
            row("Sigur Ro\u{301}s 🎻👍🏽", [nil, "7 plays"]),
            row("Uncounted", [nil, nil]),
            row("", ["5 listeners", nil]),
        ])
        try view.compare(with: "names", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsPlacesInCharts(size: Size) throws {
        presenter.columns = ArtistListFormatter(facts: [.chartPlace], wording: .sample("en_US")).columns
        let view = ArtistListDefaultView(presenter: presenter, display: display)
        presenter.rows = [
            row("Lacrim", ["1"]),
            row("Polo & Pan", ["12 · Electro"]),
            row("Godspeed You! Black Emperor & A Very Long Name Indeed", ["3 · Brazilian Music"]),
            row("Jul", [nil]),
        ]
        var state = ListState()
        state.rowCount = presenter.rows.count
        view.show(state)
        try view.compare(with: "places", at: size)
    }

    @Test func aHeadingOverNothingIsNotShown() {
        show([row("Lacrim", [nil, "7"]), row("Jul", [nil, nil])])
        let headings = view.frame(78, 4).text(ofRow: 0)
        #expect(headings.contains("Plays") && !headings.contains("Listeners"))

        show([row("Lacrim", [nil, nil])])
        #expect(view.frame(78, 4).text(ofRow: 0).contains("Lacrim"))
    }

    @Test(arguments: PaneSizes.few) func showsRowsAroundTheCursor(size: Size) throws {
        show(rows(60))
        _ = view.frame(size.width, size.height)
        for _ in 0..<30 { _ = view.handle(.down) }
        try view.compare(with: "scrolled", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsBelowTheLastRowWhyNoMoreIsComing(size: Size) throws {
        show(
            rows(50),
            tail: .failed("Could not load more: you are offline · r to retry", short: "You are offline · r to retry"))
        _ = view.frame(size.width, size.height)
        _ = view.handle(.last)
        try view.compare(with: "tail-failed", at: size)
    }

    @Test(arguments: [(true, Style.selected, Style.selectedMuted), (false, .selectedInactive, .muted)])
    func theRowUnderTheCursorShowsWhoHasTheKeyboard(hasFocus: Bool, name: Style, count: Style) {
        show(rows(2))
        let canvas = view.frame(78, 4, hasFocus: hasFocus)

        #expect(canvas[2, 1].style == name)
        let figure = (3..<78).last { canvas[$0, 1].text != " " }
        #expect(figure.map { canvas[$0, 1].style } == count)
        #expect(canvas[2, 2].style == .plain)
    }

    @Test func saysWhatIsInSightAndWhereTheCursorGoes() {
        view.didAppear()
        show(rows(60))
        _ = view.frame(38, 4)
        #expect(view.handle(.pageDown))

        #expect(presenter.calls == [.move(2)])
        #expect(presenter.lastVisible == 4)
        #expect(presenter.visibleRows == 3)
        #expect(view.status == "3 of 60")
    }

    @Test func commandsAreThoseThatDoSomething() {
        show(Message("Loading…"))
        #expect(view.commands == [.filter, .refresh])
        show(rows(3))
        #expect(view.commands == [.down, .open, .filter, .standing, .favourite, .note, .rate, .lists, .refresh, .copy])
    }
}
