import Entities
import LibraryStore

/// The part of an import that is what was played. It is in a file of its own, beside the library.
struct PlaysImport {
    private let plays: [Plays]
    private let location: LibraryLocation
    private let work: LongWork
    /// How much of the work was done before it.
    private let start: Int

    init(_ plays: [Plays], location: LibraryLocation, work: LongWork, start: Int) {
        (self.plays, self.location, self.work, self.start) = (plays, location, work, start)
    }

    var count: Int { plays.reduce(0) { $0 + $1.plays.count } }
    var isEmpty: Bool { count == 0 }

    /// Whatever of them has changed: what is taken back later is the last import alone.
    ///
    /// - Parameters:
    ///   - hasChangedOthers: whether the import has changed anything in the library.
    ///   - forgetOthers: makes the library forget the import before; nil where it is not open.
    func carryOut(
        isTrial: Bool, hasChangedOthers: Bool, forgetOthers: (() throws(LibraryFailure) -> Void)? = nil
    ) throws(LibraryFailure) -> PlaysStore.Outcome {
        guard work.signal == nil else { return PlaysStore.Outcome() }
        if isEmpty {
            if hasChangedOthers, !isTrial, try PlaysStore.openForReading(location) != nil {
                try PlaysStore.open(location).forgetImport()
            }
            return PlaysStore.Outcome()
        }
        guard !isTrial else {
            // Where there is no file yet, none is made for that.
            let isThere = try PlaysStore.openForReading(location) != nil
            return try (isThere ? PlaysStore.open(location) : .inMemory()).tryOut(plays)
        }
        let store = try PlaysStore.open(location)
        let outcome = try store.takeIn(plays) { taken in
            work.didDo(start + taken)
            return work.signal == nil
        }
        if outcome.hasChanged, !hasChangedOthers {
            if let forgetOthers {
                try forgetOthers()
            } else if try LibraryStore.openForReading(location) != nil {
                try LibraryStore.open(location).forgetImport()
            }
        } else if !outcome.hasChanged, hasChangedOthers {
            try store.forgetImport()
        }
        return outcome
    }

    /// - Returns: how many were taken back; nil where there is nothing to take back.
    static func takeBack(at location: LibraryLocation) throws(LibraryFailure) -> Int? {
        guard try PlaysStore.openForReading(location) != nil else { return nil }
        return try PlaysStore.open(location).takeBackImport()
    }

    /// Whether any have ever been imported.
    static func isThere(at location: LibraryLocation) -> Bool {
        (try? PlaysStore.openForReading(location)) ?? nil != nil
    }

    /// - Returns: how many there are in a file that is in order; nil where there is none.
    static func checked(at location: LibraryLocation) throws(LibraryFailure) -> Int? {
        guard let store = try PlaysStore.openForReading(location) else { return nil }
        try store.check()
        return try store.count()
    }
}
