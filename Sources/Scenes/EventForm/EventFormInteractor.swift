import Entities
import Services

protocol EventFormInteractor: Sendable {
    /// As it was when the form was opened.
    var entry: DiaryEntry { get }
    /// The current day in the user's time zone.
    var today: CalendarDate { get }
    /// Writes what the reader has changed of the event. What was said of it elsewhere meanwhile stays. Returns when that is durable.
    ///
    /// - Returns: what takes it back.
    func save(_ event: DiaryEvent) async throws(LibraryFailure) -> TakeBack
}

struct EventFormDefaultInteractor: EventFormInteractor {
    let diary: any Diary
    @Boxed private(set) var entry: DiaryEntry

    init(diary: any Diary, entry: DiaryEntry) {
        self.diary = diary
        _entry = Boxed(wrappedValue: entry)
    }

    var today: CalendarDate { diary.today }

    func save(_ changed: DiaryEvent) async throws(LibraryFailure) -> TakeBack {
        let (thing, before) = (entry.summary, diary.standing(entry.summary.subject))
        let times = diary.item(thing.subject)?.events ?? []
        let now = times.first { $0.id == changed.id } ?? entry.event
        let event = now.changed(as: entry.event, became: changed)
        let standing = before?.afterChange(of: event, among: times)
        try await diary.write(event, of: thing, becoming: standing)
        let step = LibraryStep(of: thing) {
            ($0.events, $0.standing) = ([now], before)
        } to: {
            ($0.events, $0.standing) = ([event], standing)
        }
        return { [diary] () async throws(LibraryFailure) in try await diary.takeBack(step) }
    }
}
