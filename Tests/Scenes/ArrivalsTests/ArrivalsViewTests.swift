import Commands
import Entities
import FoundationEssentials
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing
import Widgets

@testable import Arrivals

@MainActor
struct ArrivalsViewTests {
    private let presenter = ArrivalsPresenterStub()
    private let view: ArrivalsDefaultView

    /// The pane sizes in terminals of 80×24, 120×40, 200×60 and 30×6.
    nonisolated private static let sizes = [
        Size(width: 78, height: 20), Size(width: 52, height: 36), Size(width: 88, height: 56),
        Size(width: 28, height: 4),
    ]

    init() {
        view = ArrivalsDefaultView(presenter: presenter, display: DisplaySpy())
    }

    private func show(
        cursor: Int = 0, _ arrivals: [Arrival] = Arrival.samples, isLoaded: Bool = true,
        failure: LibraryFailure? = nil, asks: Bool = false,
        in wording: Wording = .sample("en_US"),
        on view: (any ArrivalsView)? = nil
    ) {
        let formatter = ArrivalsFormatter(wording: wording) {
            wording.format.moment(secondsSince1970: $0, timeZone: .gmt)
        }
        let view = view ?? self.view
        presenter.rows = arrivals.map(formatter.row)
        view.show(
            AccordionState(
                list: formatter.list(arrivals, isLoaded: isLoaded, failure),
                question: asks ? formatter.question(arrivals[cursor]) : nil))
        guard !arrivals.isEmpty else { return }
        view.select(row: cursor)
        view.unfold(formatter.text(arrivals[cursor]))
    }

    @Test func whatIsTypedAheadWaitsForTheFirstRows() {
        let plain = ArrivalsDefaultView(presenter: presenter, display: DisplaySpy(isPlain: true))
        for view in [view, plain] as [any ArrivalsView & Screen] {
            show([], isLoaded: false, on: view)
            #expect(view.isAwaitingRows)
            show(on: view)
            #expect(!view.isAwaitingRows)
            show([], on: view)
            #expect(!view.isAwaitingRows)
        }
    }

    @Test(arguments: sizes) func showsWhatCameAndWhatWasBefore(size: Size) throws {
        show()
        try view.compare(with: "changes", at: size)
    }

    @Test(arguments: sizes) func showsWhatWasDeleted(size: Size) throws {
        show(cursor: 3)
        try view.compare(with: "deleted", at: size)
    }

    @Test(arguments: sizes) func saysThatNothingCame(size: Size) throws {
        show([])
        try view.compare(with: "empty", at: size)
    }

    @Test(arguments: sizes) func showsWhyItCannotBeRead(size: Size) throws {
        show([], failure: .busy(path: "/data/library.sqlite"))
        try view.compare(with: "error", at: size)
    }

    @Test(arguments: ["de", "es"]) func speaksOtherLanguages(language: String) throws {
        show(in: .sample(language))
        try view.compare(with: language, at: Size(width: 78, height: 20))
    }

    @Test func aScreenReaderIsToldTheSame() throws {
        show()
        let canvas = Canvas(size: Size(width: 78, height: 20))
        canvas.isForReader = true
        view.layout(size: canvas.size)
        view.draw(on: canvas.surface, hasFocus: true)
        try canvas.compare(with: "reader")
    }

    @Test("What came anew says below its row what was said of it; whose it is stands in one place")
    func whatIsNewIsSaidBelow() throws {
        let seen = LibraryItem(
            summary: .ran, isFavourite: false, added: 1,
            standing: Standing(state: .done, rating: OwnRating(percent: 90)),
            events: [
                DiaryEvent(
                    id: .makeOwn(), day: CalendarDate(year: 2026, month: 11, day: 25), rating: OwnRating(percent: 90),
                    changed: 1)
            ])
        show([.sample(seen, from: "laptop", number: 1)])
        let rows = view.frame(88, 20).rows
        #expect(rows.contains { $0.hasSuffix("You  ● Seen · Nov 25, 2026 · ★★★★½") })
        #expect(rows.filter { $0.contains("laptop") }.count == 1)
    }

    @Test func commandsAreAboutTheChangeUnderTheCursor() {
        show()
        _ = view.frame(78, 20)
        for command in [Command.open, .undo, .refresh] { #expect(view.handle(command), "\(command)") }
        #expect(presenter.calls.suffix(3) == [.select(0), .ask(0), .refresh])
        #expect(view.commands == [.down, .open, .undo, .refresh])
        show([])
        #expect(view.commands == [.refresh])
        #expect(!view.handle(.undo))
    }

    @Test func aQuestionIsAnsweredByItsKeysAlone() {
        show(asks: true)
        #expect(view.question != nil && view.overlay != nil)
        _ = view.frame(78, 20)
        #expect(view.handle(key: .character("x")))
        #expect(view.handle(key: .character("y")))
        #expect(view.handle(key: .escape))
        #expect(presenter.calls.filter { $0 != .move(0) } == [.answer(true), .answer(false)])
    }

    @Test func inLinesTheSameIsSaid() {
        let plain = ArrivalsDefaultView(presenter: presenter, display: DisplaySpy(isPlain: true))
        show(on: plain)
        #expect(plain.page.rows.map(\.title) == Arrival.samples.map { $0.item?.summary.title })
        #expect(plain.page.rows.first?.facts.count == 2)
        #expect(plain.choose(1))
        #expect(plain.page.text.contains("Before: To be seen."))
        #expect(plain.page.rows.first?.facts.count == 1, "The text says whose it is")
        for command in [Command.open, .undo, .refresh] { #expect(plain.handle(command), "\(command)") }
        show(asks: true, on: plain)
        #expect(plain.page.question != nil)
        plain.answer(.yes)
        #expect(plain.leaveAsked())
        #expect(
            presenter.calls.filter { $0 != .move(0) } == [
                .select(0), .ask(0), .refresh, .answer(true), .answer(false),
            ])
    }
}
