import Entities
import Runtime
import Services
import Synchronization

/// What can be answered at once: the file's content, and the ordered changes that are not in it yet.
final class LibraryMemory: Sendable {
    /// A change that is under way, and the state after it; nil for what it does not change.
    struct Order: Sendable {
        let subject: LibrarySubject
        var isFavourite: Bool?
        var hasNote: Bool?
        var standing: Ordered<Standing>?

        /// Whether nothing is to be left of it.
        var isDeletion: Bool {
            if case .nothing? = standing { isFavourite == false && hasNote == false } else { false }
        }
    }

    /// What something is to become.
    enum Ordered<Value: Sendable>: Sendable {
        case value(Value)
        case nothing

        var value: Value? {
            switch self {
            case .value(let value): value
            case .nothing: nil
            }
        }
    }

    private struct Contents {
        var state = LibraryState.opening
        var snapshot = LibrarySnapshot()
        var head: LibraryHead?
        /// Sorted by number.
        var orders: [(number: Int, order: Order)] = []
        var lastNumber = 0
    }

    private let contents = Mutex(Contents())
    private let news = Broadcast<LibraryChange>()

    var state: LibraryState {
        contents.withLock(\.state)
    }

    var snapshot: LibrarySnapshot {
        contents.withLock(\.snapshot)
    }

    /// Without what somebody deletes: that waits until all is read, and would come back until then.
    var head: LibraryHead? {
        contents.withLock { contents in
            guard let head = contents.head, !contents.orders.isEmpty else { return contents.head }
            let departing = Set(contents.orders.map(\.order).filter(\.isDeletion).map(\.subject))
            return LibraryHead(items: head.items.filter { !departing.contains($0.id) }, counts: head.counts)
        }
    }

    func item(_ subject: LibrarySubject) -> LibraryItem? {
        contents.withLock { contents in contents.snapshot[subject].flatMap { $0.isListed ? $0.item : nil } }
    }

    func isFavourite(_ subject: LibrarySubject) -> Bool {
        contents.withLock { contents in
            contents.orders.last { $0.order.subject.means(subject) && $0.order.isFavourite != nil }?.order.isFavourite
                ?? contents.snapshot[subject]?.item.isFavourite ?? false
        }
    }

    func hasNote(_ subject: LibrarySubject) -> Bool {
        contents.withLock { contents in
            contents.orders.last { $0.order.subject.means(subject) && $0.order.hasNote != nil }?.order.hasNote
                ?? (contents.snapshot[subject]?.item.note != nil)
        }
    }

    func standing(_ subject: LibrarySubject) -> Standing? {
        contents.withLock { contents in
            // Asked for every row of every frame.
            guard !contents.orders.isEmpty else { return contents.snapshot[subject]?.item.standing }
            let ordered = contents.orders.last { $0.order.subject.means(subject) && $0.order.standing != nil }
            return ordered?.order.standing.map(\.value) ?? contents.snapshot[subject]?.item.standing
        }
    }

    func others(than summary: LibrarySummary) -> [LibrarySubject] {
        contents.withLock { $0.snapshot.others(than: summary) }
    }

    func isBeingSaved(_ subject: LibrarySubject) -> Bool {
        contents.withLock { contents in contents.orders.contains { $0.order.subject.means(subject) } }
    }

    /// - Returns: the number to end it by.
    func begin(_ order: Order) -> Int {
        let number = contents.withLock { contents in
            contents.lastNumber += 1
            contents.orders.append((contents.lastNumber, order))
            return contents.lastNumber
        }
        tell(.item(order.subject))
        return number
    }

    /// Ends an order that is in the file now, or has failed.
    func end(_ number: Int) {
        let subject = contents.withLock { contents in
            let subject = contents.orders.first { $0.number == number }?.order.subject
            contents.orders.removeAll { $0.number == number }
            return subject
        }
        if let subject { tell(.item(subject)) }
    }

    func set(_ state: LibraryState) {
        let hasChanged = contents.withLock { contents in
            defer { contents.state = state }
            return contents.state != state
        }
        if hasChanged { tell(.state(state)) }
    }

    func set(_ snapshot: LibrarySnapshot) {
        contents.withLock { ($0.snapshot, $0.head) = (snapshot, nil) }
    }

    /// What is known until all is read.
    ///
    /// - Parameter snapshot: its items.
    func set(_ head: LibraryHead, _ snapshot: LibrarySnapshot) {
        contents.withLock { ($0.snapshot, $0.head) = (snapshot, head) }
        tell(.everything)
    }

    func tell(_ change: LibraryChange) {
        news.tell(change)
    }

    func changes() -> AsyncStream<LibraryChange> { news.listen() }
}
