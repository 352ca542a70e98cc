package import Entities
package import Services
import Synchronization

/// A library in memory; changes fail or wait if the test wants that.
package final class FakeLibrary: Diary {
    fileprivate struct Contents {
        var state = LibraryState.ready
        var items: [LibraryItem] = []
        var head: LibraryHead?
        var revisions: [LibrarySubject: [Note]] = [:]
        var beside: [LibrarySubject: Set<Int>] = [:]
        var failure: LibraryFailure?
        var listeners: [Int: AsyncStream<LibraryChange>.Continuation] = [:]
        var listenerNumber = 0
        var clock = 1_000
        var holds = false
        var held: [CheckedContinuation<Void, Never>] = []
        var orderCount = 0
        var beingSaved: Set<LibrarySubject> = []
        var plays: [LibrarySubject: PlayCount] = [:]
        var reviews: [DiaryPeriod: PlaysReview] = [:]
    }

    private let contents = Mutex(Contents())
    private let day: @Sendable () -> CalendarDate

    /// - Parameters:
    ///   - items: latest first.
    ///   - today: the current day.
    package init(_ items: [LibraryItem] = [], today: @escaping @Sendable () -> CalendarDate = { .sampleToday }) {
        day = today
        contents.withLock { contents in
            contents.items = items
            for item in items { contents.revisions[item.id] = item.note.map { [$0] } }
        }
    }

    package var state: LibraryState { contents.withLock(\.state) }
    package var today: CalendarDate { day() }
    /// The number of current listeners for changes.
    package var listenerCount: Int { contents.withLock { $0.listeners.count } }
    package var kept: [LibraryItem] { contents.withLock(\.items) }

    /// What was listened to.
    package func setPlays(_ plays: PlayCount?, of subject: LibrarySubject) {
        contents.withLock { $0.plays[subject] = plays }
    }

    package func setPlays(_ plays: PlaysReview, in period: DiaryPeriod) {
        contents.withLock { $0.reviews[period] = plays }
    }

    package func plays(of summary: LibrarySummary) async throws(LibraryFailure) -> PlayCount? {
        contents.withLock { $0.plays[summary.subject] }
    }

    package func plays(in period: DiaryPeriod) async throws(LibraryFailure) -> PlaysReview {
        contents.withLock { $0.reviews[period] ?? .none }
    }

    /// From now on storing fails with this; nil for success again.
    package func fail(_ failure: LibraryFailure?) {
        contents.withLock { $0.failure = failure }
    }

    /// From now on changes wait until `release`.
    package func hold() {
        contents.withLock { $0.holds = true }
    }

    /// From now on the library is being opened, until `release`.
    package func holdReading() {
        contents.withLock { ($0.state, $0.holds) = (.opening, true) }
    }

    /// Completes the changes that wait; later ones complete at once.
    package func release() {
        let held = contents.withLock { contents in
            contents.holds = false
            if contents.state == .opening { contents.state = .ready }
            defer { contents.held = [] }
            return contents.held
        }
        for continuation in held { continuation.resume() }
    }

    /// How many changes were ordered, successful or not.
    package var orderCount: Int { contents.withLock(\.orderCount) }

    /// How many changes wait now.
    package var heldCount: Int { contents.withLock(\.held.count) }

    /// Sets whether a change of the item is waiting.
    package func setIsBeingSaved(_ subject: LibrarySubject, _ isBeingSaved: Bool) {
        contents.withLock { contents in
            if isBeingSaved {
                contents.beingSaved.insert(subject)
            } else {
                contents.beingSaved.remove(subject)
            }
        }
        tell(.item(subject))
    }

    /// From now on nothing can be read either.
    package func close(because failure: LibraryFailure) {
        contents.withLock { $0.state = .unavailable(failure) }
        tell(.state(.unavailable(failure)))
    }

    package func open() {
        contents.withLock { $0.state = .ready }
        tell(.everything)
    }

    /// Simulates another process.
    package func replaceItems(with items: [LibraryItem]) {
        contents.withLock { $0.items = items }
        tell(.everything)
    }

    package func items() async throws(LibraryFailure) -> [LibraryItem] {
        if state == .opening { await waitWhileHeld() }
        if case .unavailable(let failure) = state { throw failure }
        return kept
    }

    package var head: LibraryHead? { contents.withLock { $0.state == .opening ? $0.head : nil } }

    /// What is to be had while it is being opened.
    package func setHead(_ head: LibraryHead) {
        contents.withLock { $0.head = head }
        tell(.everything)
    }

    package func isFavourite(_ subject: LibrarySubject) -> Bool { item(subject)?.isFavourite ?? false }
    package func hasNote(_ subject: LibrarySubject) -> Bool { item(subject)?.note != nil }
    package func isBeingSaved(_ subject: LibrarySubject) -> Bool {
        contents.withLock { $0.beingSaved.contains(subject) }
    }
    package func item(_ subject: LibrarySubject) -> LibraryItem? { kept.first { $0.id.means(subject) } }

    package func others(than summary: LibrarySummary) -> [LibrarySubject] {
        guard !kept.isEmpty else { return [] }
        var joins = LibraryJoins()
        for item in kept { joins.insert(item.summary) }
        return joins.others(than: summary, keptAs: item(summary.subject)?.summary) { subject in
            kept.first { $0.id == subject }?.summary
        }
    }

    package func addFavourite(_ summary: LibrarySummary) async throws(LibraryFailure) {
        try await change(summary.subject) { contents in contents.update(summary) { $0.isFavourite = true } }
    }

    @discardableResult
    package func removeFavourites(_ subjects: [LibrarySubject]) async throws(LibraryFailure) -> [LibraryRecord] {
        guard let first = subjects.first else { return [] }
        let removed = kept.filter { $0.isFavourite && subjects.contains(where: $0.id.means) }
        try await change(first) { contents in
            contents.items = contents.items.compactMap { item in
                guard subjects.contains(where: item.id.means) else { return item }
                var rest = item
                rest.isFavourite = false
                return rest.isEmpty ? nil : rest
            }
        }
        return removed.map { item in
            LibraryRecord(
                item: LibraryItem(summary: item.summary, isFavourite: true, added: item.added), revisions: [])
        }
    }

    package func saveNote(
        _ text: String, about summary: LibrarySummary, startedFrom known: Int?
    ) async throws(LibraryFailure) -> SavedNote {
        await waitWhileHeld()
        let before = item(summary.subject)?.note
        let note = Note(text: text, changed: 2_000, revision: (before?.revision ?? 0) + 1)
        try await change(summary.subject) { contents in
            contents.update(summary) { $0.note = note }
            contents.revisions[summary.subject, default: []].append(note)
        }
        return SavedNote(note: note, overwritten: before?.revision == known ? nil : before)
    }

    package func removeNote(
        _ subject: LibrarySubject, startedFrom known: Int?
    ) async throws(LibraryFailure) -> NoteRemoval {
        guard var removed = item(subject), let note = removed.note else { return .nothingThere }
        guard note.revision == known else { return .newer(note) }
        removed.isFavourite = false
        let record = LibraryRecord(item: removed, revisions: storedRevisions(of: subject))
        try await change(subject) { contents in
            for index in contents.items.indices where contents.items[index].id.means(subject) {
                contents.items[index].note = nil
            }
            contents.items.removeAll { $0.isEmpty }
        }
        return .removed(record)
    }

    package func standing(_ subject: LibrarySubject) -> Standing? { item(subject)?.standing }

    package func setStanding(_ standing: Standing, of summary: LibrarySummary) async throws(LibraryFailure) {
        try await change(summary.subject) { contents in contents.update(summary) { $0.standing = standing } }
    }

    package func edit(
        _ subject: LibrarySubject, from before: ShelfBook, to book: ShelfBook
    ) async throws(LibraryFailure) -> ShelfBook? {
        guard let item = item(subject), var standing = item.standing else { throw .notFound }
        let now = ShelfBook(item)
        guard BookFields(book).contradictions(to: BookFields(now), since: BookFields(before)).isEmpty else {
            return now
        }
        let new = now.taking(book, changedFrom: before)
        (standing.isbn, standing.pages) = (new.isbn, new.pages)
        let summary = LibrarySummary(
            subject: item.id, title: new.title, subtitle: new.author.isEmpty ? nil : new.author, released: new.released)
        try await change(subject) { contents in contents.update(summary) { $0.standing = standing } }
        return nil
    }

    @discardableResult
    package func removeStanding(_ subject: LibrarySubject) async throws(LibraryFailure) -> LibraryRecord? {
        guard var removed = item(subject), removed.standing != nil else { return nil }
        (removed.isFavourite, removed.note, removed.events) = (false, nil, [])
        try await change(subject) { contents in
            for index in contents.items.indices where contents.items[index].id.means(subject) {
                contents.items[index].standing = nil
            }
            contents.items.removeAll { $0.isEmpty }
        }
        return LibraryRecord(item: removed, revisions: [])
    }

    package func write(
        _ event: DiaryEvent, of summary: LibrarySummary, becoming standing: Standing?
    ) async throws(LibraryFailure) {
        try await change(summary.subject) { contents in
            contents.update(summary) { item in
                item.events = item.events.filter { $0.id != event.id } + [event]
                item.standing = standing ?? item.standing
            }
        }
    }

    @discardableResult
    package func removeEvent(
        _ id: DiaryEvent.ID, of subject: LibrarySubject
    ) async throws(LibraryFailure) -> LibraryRecord? {
        guard var removed = item(subject), let event = removed.events.first(where: { $0.id == id }) else { return nil }
        (removed.isFavourite, removed.note, removed.standing, removed.events) = (false, nil, nil, [event])
        try await change(subject) { contents in
            for index in contents.items.indices where contents.items[index].id.means(subject) {
                contents.items[index].events.removeAll { $0.id == id }
            }
            contents.items.removeAll { $0.isEmpty }
        }
        return LibraryRecord(item: removed, revisions: [])
    }

    package func place(_ thing: ListedThing, in list: LibrarySubject) async throws(LibraryFailure) {
        guard item(list) != nil else { throw .notFound }
        try await change(list) { contents in
            for index in contents.items.indices where contents.items[index].id == list {
                contents.items[index].things.removeAll { $0.id == thing.id }
                contents.items[index].things.append(thing)
            }
        }
    }

    @discardableResult
    package func takeOut(
        _ thing: LibrarySubject, of list: LibrarySubject
    ) async throws(LibraryFailure) -> LibraryRecord? {
        guard let item = item(list), let listed = item.things.first(where: { $0.id == thing }) else { return nil }
        var removed = item.bare
        removed.things = [listed]
        try await change(list) { contents in
            for index in contents.items.indices where contents.items[index].id == list {
                contents.items[index].things.removeAll { $0.id == thing }
            }
        }
        return LibraryRecord(item: removed, revisions: [])
    }

    package func revisions(of subject: LibrarySubject) async throws(LibraryFailure) -> [Note] {
        if case .unavailable(let failure) = state { throw failure }
        return storedRevisions(of: subject)
    }

    package func revisionsBeside(_ subject: LibrarySubject) async throws(LibraryFailure) -> Set<Int> {
        if case .unavailable(let failure) = state { throw failure }
        return contents.withLock { $0.beside[subject] ?? [] }
    }

    package func setRevisions(_ revisions: [Note], of subject: LibrarySubject) {
        contents.withLock { $0.revisions[subject] = revisions }
    }

    /// From now on another machine has written them beside the note of now.
    package func setRevisionsBeside(_ revisions: Set<Int>, of subject: LibrarySubject) {
        contents.withLock { $0.beside[subject] = revisions }
    }

    private func storedRevisions(of subject: LibrarySubject) -> [Note] {
        contents.withLock { $0.revisions[subject] ?? [] }
    }

    package func delete(_ subject: LibrarySubject) async throws(LibraryFailure) -> LibraryRecord {
        guard let item = item(subject) else { throw .notFound }
        let record = LibraryRecord(item: item, revisions: storedRevisions(of: subject))
        try await change(subject) { contents in
            contents.items.removeAll { $0.id.means(subject) }
            contents.revisions[subject] = nil
        }
        return record
    }

    @discardableResult
    package func restore(_ deleted: [LibraryRecord]) async throws(LibraryFailure) -> TakenBack {
        guard let first = deleted.first else { return .whole }
        let outcomes = deleted.map { TakenBack(bringingBack: $0.item, to: item($0.item.id)) }
        try await change(first.item.id) { contents in
            for record in deleted { contents.restore(record) }
        }
        return TakenBack(outcomes)
    }

    package func takeBack(_ step: LibraryStep) async throws(LibraryFailure) -> TakenBack {
        await waitWhileHeld()
        let (former, outcome) = step.takenBack(from: item(step.subject))
        try await change(step.subject) { contents in
            guard let former, let index = contents.items.firstIndex(where: { $0.id == former.id }) else { return }
            if former.isKept { contents.items[index] = former } else { contents.items.remove(at: index) }
        }
        return outcome
    }

    package func learn(_ summary: LibrarySummary) async throws(LibraryFailure) {
        let others = Set(others(than: summary))
        try await change(summary.subject) { contents in
            for index in contents.items.indices {
                let item = contents.items[index].id
                if item.means(summary.subject) {
                    let aliases = contents.items[index].summary.aliases
                    contents.items[index].summary.aliases.known.formUnion(aliases.news(in: summary.aliases.known))
                    // Else it would be news for ever, and a detail that hears of the change would say it again.
                    if let length = summary.length { contents.items[index].summary.length = length }
                } else if others.contains(item) {
                    contents.items[index].summary.aliases.known.insert(summary.subject.id)
                }
            }
        }
    }

    package func relink(
        _ subject: LibrarySubject, from before: Aliases, to after: Aliases
    ) async throws(LibraryFailure) {
        guard item(subject) != nil else { throw .notFound }
        try await change(subject) { contents in
            for index in contents.items.indices where contents.items[index].id.means(subject) {
                contents.items[index].summary.aliases.change(from: before, to: after)
            }
        }
    }

    package func changes() -> AsyncStream<LibraryChange> {
        let (stream, listener) = AsyncStream.makeStream(of: LibraryChange.self)
        let number = contents.withLock { contents in
            contents.listenerNumber += 1
            contents.listeners[contents.listenerNumber] = listener
            return contents.listenerNumber
        }
        listener.onTermination = { [weak self] _ in self?.contents.withLock { $0.listeners[number] = nil } }
        return stream
    }

    private func change(
        _ subject: LibrarySubject, _ body: (inout Contents) -> Void
    ) async throws(LibraryFailure) {
        await waitWhileHeld()
        let failure = contents.withLock { contents in
            contents.orderCount += 1
            if contents.failure == nil { body(&contents) }
            return contents.failure
        }
        tell(.item(subject))
        if let failure { throw failure }
    }

    private func waitWhileHeld() async {
        guard contents.withLock(\.holds) else { return }
        await withCheckedContinuation { continuation in
            let goesOn = contents.withLock { contents in
                if contents.holds { contents.held.append(continuation) }
                return !contents.holds
            }
            if goesOn { continuation.resume() }
        }
    }

    private func tell(_ change: LibraryChange) {
        for listener in contents.withLock({ Array($0.listeners.values) }) { listener.yield(change) }
    }
}

extension FakeLibrary.Contents {
    fileprivate mutating func restore(_ deleted: LibraryRecord) {
        if !deleted.revisions.isEmpty { revisions[deleted.item.id] = deleted.revisions }
        guard let index = items.firstIndex(where: { $0.id == deleted.item.id }) else {
            return items.insert(deleted.item, at: 0)
        }
        items[index].note = items[index].note ?? deleted.item.note
        items[index].standing = items[index].standing ?? deleted.item.standing
        let known = Set(items[index].events.map(\.id))
        items[index].events += deleted.item.events.filter { !known.contains($0.id) }
        let listed = Set(items[index].things.map(\.id))
        items[index].things += deleted.item.things.filter { !listed.contains($0.id) }
        if deleted.item.isFavourite { items[index].isFavourite = true }
    }

    fileprivate mutating func update(_ summary: LibrarySummary, _ change: (inout LibraryItem) -> Void) {
        if let index = items.firstIndex(where: { $0.id.means(summary.subject) }) {
            let before = items[index]
            items[index] = LibraryItem(
                summary: summary, isFavourite: before.isFavourite, added: before.added, note: before.note,
                standing: before.standing, events: before.events, things: before.things)
            change(&items[index])
        } else {
            clock += 1
            var item = LibraryItem(summary: summary, isFavourite: false, added: clock)
            change(&item)
            items.insert(item, at: 0)
        }
    }
}

extension LibraryItem {
    /// Whether there is no reason to keep it.
    fileprivate var isEmpty: Bool { !isKept }
}

extension Aliases {
    /// Takes away what only `before` has, and adds what only `after` has.
    fileprivate mutating func change(from before: Aliases, to after: Aliases) {
        known = known.subtracting(before.known.subtracting(after.known)).union(after.known.subtracting(before.known))
        denied = denied.subtracting(before.denied.subtracting(after.denied))
            .union(after.denied.subtracting(before.denied))
    }
}
