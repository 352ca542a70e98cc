import Browsing
import Entities
import Presentation
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import EventForm

@MainActor
struct EventFormPresenterTests {
    private let library: FakeLibrary
    private let view = EventFormViewSpy()
    private let router = EventFormRouterSpy()
    private let notices = NoticeBoardSpy()
    private let undo: UndoStack<LibraryFailure>
    private let entry: DiaryEntry

    init() {
        var film = LibraryItem.film(1, title: "Yi Yi")
        film.events = [
            DiaryEvent(
                id: .init(text: "a"), day: CalendarDate(iso8601: "2026-01-02"), rating: OwnRating(percent: 90),
                note: "Late", tags: ["home", "with Jo"], changed: 0),
            DiaryEvent(id: .init(text: "b"), day: CalendarDate(iso8601: "2020"), changed: 0),
        ]
        film.standing = Standing(state: .done, rating: OwnRating(percent: 90))
        library = FakeLibrary([film])
        undo = notices.makeUndoStack()
        entry = DiaryEntry(film.events[0], of: film.summary)
    }

    private func makePresenter(_ entry: DiaryEntry? = nil) -> EventFormDefaultPresenter {
        let presenter = EventFormDefaultPresenter(
            interactor: EventFormDefaultInteractor(diary: library, entry: entry ?? self.entry), router: router,
            wording: .sample("en_US"), notices: notices, undo: undo)
        presenter.view = view
        presenter.viewWillAppear()
        return presenter
    }

    private var events: [DiaryEvent] { library.kept.first?.events ?? [] }

    @Test func beginsWithWhatIsWritten() {
        _ = makePresenter()
        #expect(view.state.title == "Edit an entry" && view.state.explanation == "Yi Yi")
        #expect(view.texts == ["2026-01-02", "not typed", "not typed", "home, with Jo", "Late"])
        guard case .choice(let words, let chosen) = view.state.form.fields[1].content else {
            Issue.record("A rating is chosen")
            return
        }
        #expect(words[0] == "No rating" && words[chosen] == "4.5 of 5" && words.count == 11)
    }

    @Test func whatIsFilledInIsStoredAndTheRatingOfTheLastTimeIsThatOfTheThing() async throws {
        let presenter = makePresenter()
        presenter.didChange(0, to: .text(" 2026-01 "))
        presenter.didChange(1, to: .choice([], chosen: 2))
        presenter.didChange(2, to: .toggle(true))
        presenter.didChange(3, to: .text("#home,  , cinema "))
        presenter.didChange(4, to: .text("  "))
        presenter.didAskToSave()
        await #expect(eventually { @MainActor in self.router.closed == 1 })
        let event = try #require(events.first { $0.id.text == "a" })
        #expect(event.day?.iso8601 == "2026-01" && event.rating?.percent == 20 && event.isAgain)
        #expect(event.tags == ["home", "cinema"] && event.note == nil)
        #expect(library.kept.first?.standing?.rating?.percent == 20)

        undo.undo()
        await #expect(eventually { library.kept.first?.standing?.rating?.percent == 90 })
        #expect(events.first { $0.id.text == "a" } == entry.event)
    }

    @Test func anEarlierTimeSaysNothingOfTheThing() async throws {
        let presenter = makePresenter(DiaryEntry(events[1], of: entry.summary))
        presenter.didChange(1, to: .choice([], chosen: 1))
        presenter.didAskToSave()
        await #expect(eventually { @MainActor in self.router.closed == 1 })
        #expect(events.first { $0.id.text == "b" }?.rating?.percent == 10)
        #expect(library.kept.first?.standing?.rating?.percent == 90)
    }

    @Test(arguments: [
        ("2026-02-30", "Not a date: 2026-11-20, 2026-11, 2026, or empty for unknown"),
        ("2099-01-01", "That day is in the future"), ("soon", "Not a date"),
    ])
    func aDayThatCannotBeIsSaidAndNotStored(text: String, problem: String) async {
        let presenter = makePresenter()
        presenter.didChange(0, to: .text(text))
        #expect(view.state.form.fields[0].problem?.hasPrefix(problem) == true)
        presenter.didAskToSave()
        await letWorkRun()
        #expect(library.orderCount == 0)
    }

    @Test(arguments: ["", " ", "unknown", "Unknown "]) func withoutADayItIsUnknown(text: String) async {
        let presenter = makePresenter()
        presenter.didChange(0, to: .text(text))
        #expect(view.state.form.fields[0].problem == nil)
        presenter.didAskToSave()
        await #expect(eventually { @MainActor in self.router.closed == 1 })
        #expect(events.contains { $0.id.text == "a" && $0.day == nil })
    }

    @Test func aRatingOfAFinerScaleStays() {
        var event = entry.event
        event.rating = OwnRating(percent: 93)
        _ = makePresenter(DiaryEntry(event, of: entry.summary))
        guard case .choice(let words, let chosen) = view.state.form.fields[1].content else {
            Issue.record("A rating is chosen")
            return
        }
        #expect(words.count == 12 && chosen == 10)
    }

    @Test func whatIsTheSameIsNotStored() async {
        let presenter = makePresenter()
        presenter.didAskToSave()
        #expect(router.closed == 1 && library.orderCount == 0)
    }

    @Test func whatWasTypedIsNotLostWithoutAQuestion() {
        let presenter = makePresenter()
        presenter.didChange(4, to: .text("Late at night"))
        presenter.didAskToLeave()
        #expect(view.state.question != nil && router.closed == 0)
        presenter.didAnswer(isYes: true)
        #expect(router.closed == 1)
    }

    @Test func whyItIsNotStoredIsSaid() async {
        library.fail(.readOnly(path: "/l"))
        let presenter = makePresenter()
        presenter.didChange(4, to: .text("Late at night"))
        presenter.didAskToSave()
        await #expect(eventually { @MainActor in !self.notices.notices.isEmpty })
        #expect(!view.state.isSaving && router.closed == 0 && undo.isEmpty)
    }
}
