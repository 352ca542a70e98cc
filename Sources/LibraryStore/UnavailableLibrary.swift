package import Entities
package import Services

/// The library when there can be none: every order throws the reason.
package struct UnavailableLibrary: Diary {
    private let failure: LibraryFailure
    private let day: @Sendable () -> CalendarDate

    /// - Parameter today: the current day in the user's time zone.
    package init(because failure: LibraryFailure, today: @escaping @Sendable () -> CalendarDate) {
        self.failure = failure
        day = today
    }

    package var state: LibraryState { .unavailable(failure) }
    package var today: CalendarDate { day() }

    package func items() async throws(LibraryFailure) -> [LibraryItem] { throw failure }
    package var head: LibraryHead? { nil }
    package func isFavourite(_ subject: LibrarySubject) -> Bool { false }
    package func hasNote(_ subject: LibrarySubject) -> Bool { false }
    package func isBeingSaved(_ subject: LibrarySubject) -> Bool { false }
    package func item(_ subject: LibrarySubject) -> LibraryItem? { nil }
    package func others(than summary: LibrarySummary) -> [LibrarySubject] { [] }
    package func addFavourite(_ summary: LibrarySummary) async throws(LibraryFailure) { throw failure }
    package func removeFavourites(_ subjects: [LibrarySubject]) async throws(LibraryFailure) -> [LibraryRecord] {
        throw failure
    }

    package func saveNote(
        _ text: String, about summary: LibrarySummary, startedFrom known: Int?
    ) async throws(LibraryFailure) -> SavedNote {
        throw failure
    }

    package func removeNote(
        _ subject: LibrarySubject, startedFrom known: Int?
    ) async throws(LibraryFailure) -> NoteRemoval {
        throw failure
    }

    package func standing(_ subject: LibrarySubject) -> Standing? { nil }
    package func setStanding(_ standing: Standing, of summary: LibrarySummary) async throws(LibraryFailure) {
        throw failure
    }

    package func edit(
        _ subject: LibrarySubject, from before: ShelfBook, to book: ShelfBook
    ) async throws(LibraryFailure) -> ShelfBook? {
        throw failure
    }

    package func removeStanding(_ subject: LibrarySubject) async throws(LibraryFailure) -> LibraryRecord? {
        throw failure
    }

    package func write(
        _ event: DiaryEvent, of summary: LibrarySummary, becoming standing: Standing?
    ) async throws(LibraryFailure) {
        throw failure
    }

    package func removeEvent(
        _ id: DiaryEvent.ID, of subject: LibrarySubject
    ) async throws(LibraryFailure) -> LibraryRecord? {
        throw failure
    }

    package func place(_ thing: ListedThing, in list: LibrarySubject) async throws(LibraryFailure) { throw failure }

    package func takeOut(
        _ thing: LibrarySubject, of list: LibrarySubject
    ) async throws(LibraryFailure) -> LibraryRecord? {
        throw failure
    }

    package func plays(of summary: LibrarySummary) async throws(LibraryFailure) -> PlayCount? { throw failure }
    package func plays(in period: DiaryPeriod) async throws(LibraryFailure) -> PlaysReview { throw failure }

    package func revisions(of subject: LibrarySubject) async throws(LibraryFailure) -> [Note] { throw failure }
    package func revisionsBeside(_ subject: LibrarySubject) async throws(LibraryFailure) -> Set<Int> { throw failure }
    package func delete(_ subject: LibrarySubject) async throws(LibraryFailure) -> LibraryRecord { throw failure }
    package func restore(_ deleted: [LibraryRecord]) async throws(LibraryFailure) -> TakenBack { throw failure }
    package func takeBack(_ step: LibraryStep) async throws(LibraryFailure) -> TakenBack { throw failure }

    package func learn(_ summary: LibrarySummary) async throws(LibraryFailure) { throw failure }
    package func relink(
        _ subject: LibrarySubject, from before: Aliases, to after: Aliases
    ) async throws(LibraryFailure) { throw failure }

    /// Ends at once, since nothing can change.
    package func changes() -> AsyncStream<LibraryChange> { AsyncStream { $0.finish() } }
}
