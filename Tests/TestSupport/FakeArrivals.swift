package import Entities
import Services
import Synchronization

/// Has what a test says has come, and notes what was taken back.
package final class FakeArrivals: Arrivals {
    private struct Contents {
        var arrivals: [Arrival]
        var failure: LibraryFailure?
        var takenBack: [Int64] = []
        var changedSince: Set<Int64> = []
    }

    private let contents: Mutex<Contents>

    package init(_ arrivals: [Arrival] = []) {
        contents = Mutex(Contents(arrivals: arrivals))
    }

    package var takenBack: [Int64] { contents.withLock(\.takenBack) }

    package func fail(with failure: LibraryFailure?) {
        contents.withLock { $0.failure = failure }
    }

    /// From now on there are these.
    package func set(_ arrivals: [Arrival]) {
        contents.withLock { $0.arrivals = arrivals }
    }

    /// What that is about was changed here since.
    package func setChangedSince(_ number: Int64) {
        contents.withLock { _ = $0.changedSince.insert(number) }
    }

    package func arrivals() async throws(LibraryFailure) -> [Arrival] {
        try contents.withLock { contents throws(LibraryFailure) in
            if let failure = contents.failure { throw failure }
            return contents.arrivals
        }
    }

    package func takeBack(_ arrival: Arrival) async throws(LibraryFailure) -> Bool {
        try contents.withLock { contents throws(LibraryFailure) in
            if let failure = contents.failure { throw failure }
            contents.takenBack.append(arrival.number)
            if contents.changedSince.contains(arrival.number) { return false }
            contents.arrivals.removeAll { $0 == arrival }
            return true
        }
    }
}

extension Arrival {
    /// - Parameter before: nil for what is new.
    package static func sample(
        _ item: LibraryItem, from machine: String = "desk", number: Int64 = 1, before: LibraryItem? = nil
    ) -> Arrival {
        Arrival(
            number: number, machine: machine, second: 1_764_000_000 + Int(number) * 60,
            before: before.map { LibraryRecord(item: $0, revisions: []) },
            after: LibraryRecord(item: item, revisions: []))
    }
}
