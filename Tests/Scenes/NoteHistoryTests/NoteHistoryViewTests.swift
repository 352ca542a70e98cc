import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing
import Widgets

@testable import Browsing
@testable import NoteHistory

@MainActor
struct NoteHistoryViewTests {
    private let presenter = NoteHistoryPresenterStub()
    private let view: NoteHistoryDefaultView

    init() {
        view = NoteHistoryDefaultView(presenter: presenter, display: DisplaySpy())
    }

    private func show(_ rows: [NoteHistoryRow], message: Message? = nil, text: String = "") {
        presenter.rows = rows
        var state = ListState()
        state.rowCount = rows.count
        state.message = message
        view.show(state)
        view.unfold(text)
    }

    private let rows = [
        NoteHistoryRow(
            written: "Nov 20, 2026 at 9:05 PM", beginning: "千と千尋の神隠し, seen with 기생충 in one evening: too much"),
        NoteHistoryRow(written: "Nov 2, 2026 at 10:30 AM", beginning: "Seen once."),
    ]
    private let text = """
        千と千尋の神隠し, seen with 기생충 in one evening: too much for one who has to get up in the morning, and not enough.

        \tWonderful e\u{301}te\u{301}.
        """

    @Test(arguments: PaneSizes.few) func showsTheTextUnderTheCursorWhole(size: Size) throws {
        show(rows, text: text)
        try view.compare(with: "texts", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsThatItLoads(size: Size) throws {
        show([], message: Message("Loading…"))
        try view.compare(with: "loading", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsThatThereIsNone(size: Size) throws {
        show([], message: Wording.sample("en_US").library.noEarlierTexts)
        try view.compare(with: "empty", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsWhyTheyCannotBeRead(size: Size) throws {
        show([], message: Wording.sample("en_US").library.failure(.busy(path: "/data/library.sqlite")))
        try view.compare(with: "error", at: size)
    }

    @Test("The text is said once: how it begins stands beside the date in the rows that are not unfolded")
    func theTextIsSaidOnce() {
        show(rows, text: "Seen often.")
        #expect(
            view.frame(60, 6).rows.prefix(4) == [
                "▌ Nov 20, 2026 at 9:05 PM", "    Seen often.", "", "  Nov 2, 2026 at 10:30 AM  Seen once.",
            ])
        let plain = NoteHistoryDefaultView(presenter: presenter, display: DisplaySpy(isPlain: true))
        var state = ListState()
        state.rowCount = rows.count
        plain.show(state)
        plain.unfold("Seen often.")
        #expect(plain.page.rows.map(\.facts.count) == [1, 1])
        #expect(plain.choose(1) && plain.page.rows.map(\.facts.count) == [0] && plain.page.text == ["Seen often."])
    }

    @Test func movingReadsTheTextToItsEndAndThenGoesOn() {
        show(rows, text: text)
        _ = view.frame(38, 4)
        for _ in 1...10 { #expect(view.handle(.down)) }

        #expect(presenter.calls.contains(.move(1)))
    }

    @Test func theKeyTakesBackTheTextUnderTheCursor() {
        show(rows)
        _ = view.frame(38, 4)
        #expect(view.handle(key: .enter))
        #expect(!view.handle(key: .escape))
        #expect(!view.handle(key: .character("q")))
        #expect(presenter.calls == [.select(0)])
        #expect(view.commands == [.takeBack, .down])
    }

    @Test func whereThereIsNothingThereIsNothingToTakeBack() {
        show([], message: Message("No earlier versions"))

        #expect(!view.handle(key: .enter))
        #expect(view.handle(.refresh))
        #expect(view.commands == [.refresh])
        #expect(presenter.calls == [.refresh])
    }
}
