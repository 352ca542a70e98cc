package import Entities
import Presentation

/// Why not everything could be fetched for later.
package enum PrefetchFailure: Error, Equatable {
    /// An option, and its text.
    case unusableCount(String, String)
    /// It was started without the network.
    case offline
    /// No source that is asked over the network has this kind of thing.
    case closed(FoundKind)
    /// What the source did not give: how many for each reason.
    case incomplete(FoundKind, SourceID, [CatalogFailure: Int])
    /// The source was not asked any more, after so many.
    case givenUp(FoundKind, SourceID, after: Int, of: Int, CatalogFailure)
    /// How many of its pictures could not be had.
    case picturesMissing(FoundKind, SourceID, Int)
    /// Answers are not stored.
    case notStored(CacheTrouble)
    /// This number of answers is not in the cache any more, or never was.
    case noRoom(FoundKind, SourceID, Int)
}

extension PrefetchFailure {
    /// The manual says what they mean.
    package var exitStatus: Int32 {
        switch self {
        case .unusableCount, .offline: 2
        case .closed, .incomplete, .givenUp, .picturesMissing, .noRoom: 3
        case .notStored: 5
        }
    }

    /// What went wrong, why, and what to do, in one line.
    ///
    /// - Parameter printable: replaces characters that a terminal would obey.
    package func sentence(_ printable: (String, Int) -> String) -> String {
        switch self {
        case .unusableCount(let option, let value):
            let counts = PrefetchRequest.possibleCounts
            return
                "\(option) does not take '\(printable(value, 60))'; it takes a whole number from \(counts.lowerBound) "
                + "to \(counts.upperBound)"
        case .offline:
            return
                "prefetch needs the network, which is switched off; run it without --offline and MATINEE_NETWORK=off"
        case .closed(let kind):
            return "no online source has \(kind.rawValue) now; see 'matinee sources'"
        case .incomplete(let kind, let source, let reasons):
            let told = reasons.sorted { ($1.value, Self.reason($0.key)) < ($0.value, Self.reason($1.key)) }
                .map { "\(Self.reason($0.key)) (\($0.value))" }
            return "\(kind.rawValue) from \(source.rawValue): \(reasons.values.reduce(0, +)) could not be fetched: "
                + told.joined(separator: "; ")
        case .givenUp(let kind, let source, let count, let total, let failure):
            return
                "\(kind.rawValue) from \(source.rawValue): gave up after \(count) of \(total): \(Self.reason(failure)); "
                + "the same command continues from there"
        case .picturesMissing(let kind, let source, let count):
            return
                "\(kind.rawValue) from \(source.rawValue): \(count) pictures could not be fetched; the same command tries again"
        case .notStored(let trouble):
            return "nothing more is cached: \(Self.reason(trouble)), and run the same command again"
        case .noRoom(let kind, let source, let count):
            return "\(kind.rawValue) from \(source.rawValue): of what was fetched, "
                + "\(count == 1 ? "1 is" : "\(count) are") not in the cache, which is full or was locked by another program; "
                + "run it again, or for fewer"
        }
    }

    private static func reason(_ failure: CatalogFailure) -> String {
        let message = Wording.ofProgram(localeIdentifier: "C").message(failure)
        return message.clause.printable
    }

    /// Why, and what to do.
    private static func reason(_ trouble: CacheTrouble) -> String {
        switch trouble {
        case .damaged: "the cache is damaged; run 'matinee cache --clear'"
        case .otherVersion: "the cache is from another version of Matinee; run 'matinee cache --clear'"
        case .locked: "another program has the cache locked; quit it"
        case .diskFull: "the disk is full; make room"
        case .readOnly: "the cache cannot be written; change the permissions of its folder"
        case .cannotOpen: "the cache cannot be opened; see what 'matinee cache' says of it"
        case .inputOutput: "the disk of the cache is failing; check it"
        }
    }
}
