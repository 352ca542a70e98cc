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

    /// The pane sizes in terminals of 80×24 and 40×8.
    nonisolated private static let sizes = [Size(width: 78, height: 20), Size(width: 38, height: 4)]

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

    private func compare(_ name: String, _ size: Size, of other: ArtistListDefaultView? = nil) throws {
        try RecordedScreen("\(name)-\(size.width)x\(size.height)")
            .compare(with: (other ?? view).frame(size.width, size.height))
    }

    @Test(arguments: sizes) func showsThatItLoads(size: Size) throws {
        show(Message("Loading…"))
        try compare("loading", size)
    }

    @Test(arguments: sizes) func showsThatThereIsNothing(size: Size) throws {
        show(Wording.sample("en_US").noArtists)
        try compare("empty", size)
    }

    @Test(arguments: sizes) func showsWhyThereIsNothing(size: Size) throws {
        show(Wording.sample("en_US").message(.keySuspended(.lastFM)))
        try compare("error", size)
    }

    @Test(arguments: sizes + [Size(width: 53, height: 4)]) func showsNamesOfAllKinds(size: Size) throws {
        show([
            row("Björk", ["3,456,789 listeners", "345,678,901 plays"]),
            row("久石 譲 東京スカパラダイスオーケストラ", ["12 listeners", "9,999,999,999 plays"]),
            row("Godspeed You! Black Emperor & A Very Long Name Indeed", ["1 listeners", "2 plays"]),
            row("Sigur Ro\u{301}s 🎻👍🏽", [nil, "7 plays"]),
            row("Uncounted", [nil, nil]),
            row("", ["5 listeners", nil]),
        ])
        try compare("names", size)
    }

    @Test(arguments: sizes) func showsPlacesInCharts(size: Size) throws {
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
        try compare("places", size, of: view)
    }

    @Test func aHeadingOverNothingIsNotShown() {
        show([row("Lacrim", [nil, "7"]), row("Jul", [nil, nil])])
        let headings = view.frame(78, 4).text(ofRow: 0)
        #expect(headings.contains("Plays") && !headings.contains("Listeners"))

        show([row("Lacrim", [nil, nil])])
        #expect(view.frame(78, 4).text(ofRow: 0).contains("Lacrim"))
    }

    @Test(arguments: sizes) func showsRowsAroundTheCursor(size: Size) throws {
        show(rows(60))
        _ = view.frame(size.width, size.height)
        for _ in 0..<30 { _ = view.handle(.down) }
        try compare("scrolled", size)
    }

    @Test(arguments: sizes) func showsBelowTheLastRowWhyNoMoreIsComing(size: Size) throws {
        show(
            rows(50),
            tail: .failed("Could not load more: you are offline · r to retry", short: "You are offline · r to retry"))
        _ = view.frame(size.width, size.height)
        _ = view.handle(.last)
        try compare("tail-failed", size)
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

    @Test func opensTheRowUnderTheCursor() {
        show(rows(3))
        _ = view.frame(38, 4)
        _ = view.handle(.down)
        #expect(view.handle(.open))

        #expect(presenter.calls == [.move(1), .select(1)])
        #expect(view.commands == [.down, .open, .filter, .standing, .favourite, .note, .rate, .lists, .refresh, .copy])
    }

    @Test func withoutRowsThereIsNothingToOpen() {
        show(Message("No artists"))

        #expect(!view.handle(.open))
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
        #expect(presenter.calls.isEmpty)
    }

    @Test func aChangeNeedsAFrame() {
        show(rows(3))

        #expect(display.changeCount > 0)
    }
}
