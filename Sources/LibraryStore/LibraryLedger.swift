package import Entities
package import Services
import Synchronization

/// A library that records its orders: which are under way and which have failed. So failures are known even if the
/// screen that gave the order is gone.
package final class LibraryLedger: Diary {
    private struct Contents {
        var underWay: [Int: LibraryOrder] = [:]
        var failed: [FailedOrder] = []
        var lastNumber = 0
    }

    package struct FailedOrder: Hashable, Sendable {
        package let order: LibraryOrder
        package let failure: LibraryFailure
    }

    private let library: any Diary
    private let contents = Mutex(Contents())

    package init(_ library: any Diary) {
        self.library = library
    }

    /// In the order in which they were given.
    package var underWay: [LibraryOrder] {
        contents.withLock { $0.underWay.sorted { $0.key < $1.key }.map(\.value) }
    }

    /// Since the last `forgetFailures`, oldest first.
    package var failed: [FailedOrder] { contents.withLock(\.failed) }

    package func forgetFailures() {
        contents.withLock { $0.failed = [] }
    }

    package var state: LibraryState { library.state }
    package var today: CalendarDate { library.today }

    package func items() async throws(LibraryFailure) -> [LibraryItem] { try await library.items() }
    package var head: LibraryHead? { library.head }
    package func isFavourite(_ subject: LibrarySubject) -> Bool { library.isFavourite(subject) }
    package func hasNote(_ subject: LibrarySubject) -> Bool { library.hasNote(subject) }
    package func isBeingSaved(_ subject: LibrarySubject) -> Bool { library.isBeingSaved(subject) }
    package func item(_ subject: LibrarySubject) -> LibraryItem? { library.item(subject) }

    package func standing(_ subject: LibrarySubject) -> Standing? { library.standing(subject) }

    package func others(than summary: LibrarySummary) -> [LibrarySubject] { library.others(than: summary) }

    package func addFavourite(_ summary: LibrarySummary) async throws(LibraryFailure) {
        try await note(LibraryOrder(.addFavourite, title: summary.title)) { () async throws(LibraryFailure) in
            try await library.addFavourite(summary)
        }
    }

    package func removeFavourites(_ subjects: [LibrarySubject]) async throws(LibraryFailure) -> [LibraryRecord] {
        let title = subjects.first.map(title) ?? ""
        return try await note(LibraryOrder(.removeFavourite, title: title)) { () async throws(LibraryFailure) in
            try await library.removeFavourites(subjects)
        }
    }

    package func saveNote(
        _ text: String, about summary: LibrarySummary, startedFrom known: Int?
    ) async throws(LibraryFailure) -> SavedNote {
        try await note(LibraryOrder(.saveNote, title: summary.title)) { () async throws(LibraryFailure) in
            try await library.saveNote(text, about: summary, startedFrom: known)
        }
    }

    package func removeNote(
        _ subject: LibrarySubject, startedFrom known: Int?
    ) async throws(LibraryFailure) -> NoteRemoval {
        try await note(LibraryOrder(.removeNote, title: title(subject))) { () async throws(LibraryFailure) in
            try await library.removeNote(subject, startedFrom: known)
        }
    }

    package func setStanding(_ standing: Standing, of summary: LibrarySummary) async throws(LibraryFailure) {
        try await note(LibraryOrder(.setStanding, title: summary.title)) { () async throws(LibraryFailure) in
            try await library.setStanding(standing, of: summary)
        }
    }

    package func edit(
        _ subject: LibrarySubject, from before: ShelfBook, to book: ShelfBook
    ) async throws(LibraryFailure) -> ShelfBook? {
        try await note(LibraryOrder(.setStanding, title: book.title)) { () async throws(LibraryFailure) in
            try await library.edit(subject, from: before, to: book)
        }
    }

    package func removeStanding(_ subject: LibrarySubject) async throws(LibraryFailure) -> LibraryRecord? {
        try await note(LibraryOrder(.removeStanding, title: title(subject))) { () async throws(LibraryFailure) in
            try await library.removeStanding(subject)
        }
    }

    package func write(
        _ event: DiaryEvent, of summary: LibrarySummary, becoming standing: Standing?
    ) async throws(LibraryFailure) {
        try await note(LibraryOrder(.writeEvent, title: summary.title)) { () async throws(LibraryFailure) in
            try await library.write(event, of: summary, becoming: standing)
        }
    }

    package func removeEvent(
        _ id: DiaryEvent.ID, of subject: LibrarySubject
    ) async throws(LibraryFailure) -> LibraryRecord? {
        try await note(LibraryOrder(.removeEvent, title: title(subject))) { () async throws(LibraryFailure) in
            try await library.removeEvent(id, of: subject)
        }
    }

    package func place(_ thing: ListedThing, in list: LibrarySubject) async throws(LibraryFailure) {
        try await note(LibraryOrder(.placeInList, title: thing.summary.title)) { () async throws(LibraryFailure) in
            try await library.place(thing, in: list)
        }
    }

    package func takeOut(
        _ thing: LibrarySubject, of list: LibrarySubject
    ) async throws(LibraryFailure) -> LibraryRecord? {
        let title = library.item(list)?.things.first { $0.id == thing }?.summary.title ?? title(thing)
        return try await note(LibraryOrder(.takeOutOfList, title: title)) { () async throws(LibraryFailure) in
            try await library.takeOut(thing, of: list)
        }
    }

    package func plays(of summary: LibrarySummary) async throws(LibraryFailure) -> PlayCount? {
        try await library.plays(of: summary)
    }

    package func plays(in period: DiaryPeriod) async throws(LibraryFailure) -> PlaysReview {
        try await library.plays(in: period)
    }

    package func revisions(of subject: LibrarySubject) async throws(LibraryFailure) -> [Note] {
        try await library.revisions(of: subject)
    }

    package func revisionsBeside(_ subject: LibrarySubject) async throws(LibraryFailure) -> Set<Int> {
        try await library.revisionsBeside(subject)
    }

    package func delete(_ subject: LibrarySubject) async throws(LibraryFailure) -> LibraryRecord {
        try await note(LibraryOrder(.delete, title: title(subject))) { () async throws(LibraryFailure) in
            try await library.delete(subject)
        }
    }

    package func restore(_ deleted: [LibraryRecord]) async throws(LibraryFailure) -> TakenBack {
        let title = deleted.first?.item.summary.title ?? ""
        return try await note(LibraryOrder(.restore, title: title)) { () async throws(LibraryFailure) in
            try await library.restore(deleted)
        }
    }

    package func takeBack(_ step: LibraryStep) async throws(LibraryFailure) -> TakenBack {
        try await note(LibraryOrder(.takeBack, title: step.after.summary.title)) { () async throws(LibraryFailure) in
            try await library.takeBack(step)
        }
    }

    /// Nobody has ordered it: it is learnt another time.
    package func learn(_ summary: LibrarySummary) async throws(LibraryFailure) { try await library.learn(summary) }

    package func relink(
        _ subject: LibrarySubject, from before: Aliases, to after: Aliases
    ) async throws(LibraryFailure) {
        try await note(LibraryOrder(.relink, title: title(subject))) { () async throws(LibraryFailure) in
            try await library.relink(subject, from: before, to: after)
        }
    }

    package func changes() -> AsyncStream<LibraryChange> { library.changes() }

    private func note<Value>(
        _ order: LibraryOrder, _ carryOut: () async throws(LibraryFailure) -> Value
    ) async throws(LibraryFailure) -> Value {
        let number = contents.withLock { contents in
            contents.lastNumber += 1
            contents.underWay[contents.lastNumber] = order
            return contents.lastNumber
        }
        defer { contents.withLock { $0.underWay[number] = nil } }
        do throws(LibraryFailure) { return try await carryOut() } catch {
            contents.withLock { $0.failed.append(FailedOrder(order: order, failure: error)) }
            throw error
        }
    }

    private func title(_ subject: LibrarySubject) -> String {
        if let title = library.item(subject)?.summary.title { return title }
        return subject.artist?.name ?? subject.album?.title ?? ""
    }
}
