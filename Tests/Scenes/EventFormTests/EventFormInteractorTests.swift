import Entities
import Services
import TestSupport
import Testing

@testable import EventForm

struct EventFormInteractorTests {
    private let library: FakeLibrary
    private let entry: DiaryEntry

    init() {
        var film = LibraryItem.film(1, title: "Yi Yi")
        film.events = [DiaryEvent(id: .init(text: "a"), day: CalendarDate(iso8601: "2026-01-02"), changed: 0)]
        library = FakeLibrary([film])
        entry = DiaryEntry(film.events[0], of: film.summary)
    }

    @Test func anEventIsWrittenInThePlaceOfTheOneBeforeAndBack() async throws {
        let interactor = EventFormDefaultInteractor(diary: library, entry: entry)
        #expect(MemoryLayout.size(ofValue: interactor) <= 256 && interactor.today == .sampleToday)
        var event = entry.event
        (event.note, event.rating) = ("Late", OwnRating(percent: 50))
        let takeBack = try await interactor.save(event)
        #expect(library.kept.first?.events == [event])
        #expect(library.kept.first?.standing == nil, "What a thing is to its reader is said by nobody yet")
        #expect(try await takeBack() == .whole)
        #expect(library.kept.first?.events == [entry.event])
    }

    @Test func whatWasWrittenOfItSinceThenStays() async throws {
        var event = entry.event
        (event.note, event.rating) = ("Late", OwnRating(percent: 50))
        let takeBack = try await EventFormDefaultInteractor(diary: library, entry: entry).save(event)
        event.note = "Too late"
        event.tags = ["cinema"]
        try await library.write(event, of: entry.summary, becoming: nil)
        #expect(try await takeBack() == .inPart)
        let now = try #require(library.kept.first?.events.first)
        #expect((now.note, now.tags, now.rating) == ("Too late", ["cinema"], nil))
    }

    @Test func whatWasWrittenOfItWhileTheFormWasOpenStays() async throws {
        let interactor = EventFormDefaultInteractor(diary: library, entry: entry)
        var (theirs, mine) = (entry.event, entry.event)
        (theirs.note, theirs.tags) = ("Late", ["cinema"])
        try await library.write(theirs, of: entry.summary, becoming: nil)
        mine.rating = OwnRating(percent: 50)
        let takeBack = try await interactor.save(mine)
        let now = try #require(library.kept.first?.events.first)
        #expect((now.note, now.tags, now.rating) == ("Late", ["cinema"], OwnRating(percent: 50)))
        #expect(try await takeBack() == .whole)
        let then = try #require(library.kept.first?.events.first)
        #expect((then.note, then.tags, then.rating) == ("Late", ["cinema"], nil))
    }

    @Test func whyItIsNotStoredIsThrown() async {
        library.fail(.readOnly(path: "/l"))
        await #expect(throws: LibraryFailure.readOnly(path: "/l")) {
            _ = try await EventFormDefaultInteractor(diary: library, entry: entry).save(entry.event)
        }
    }
}
