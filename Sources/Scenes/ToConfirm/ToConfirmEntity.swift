import Entities
import Presentation

/// What the library has of things under a name alone, the latest first.
struct ToConfirmContents {
    /// The things of which it is not known yet what they are.
    var waiting: [LibrarySummary] = []
    /// The things that are none of what was found for them.
    var refused: [LibrarySummary] = []
    /// What is kept of catalogues that are in use.
    var kept: [LibrarySummary] = []
    /// What is kept of what no source in use has, and needs no search: it is known by another id, or its own source is closed.
    var identified: Set<LibrarySubject> = []
}

/// The parts of the list, one of which is shown.
enum ToConfirmPart: CaseIterable {
    case waiting, refused
}

/// What there is to show, part by part, after what was decided here.
struct ToConfirmShelf {
    private var contents = ToConfirmContents()
    /// Why the library could not be read; then the things are those of before.
    private(set) var failure: LibraryFailure?
    /// Whether it was tried to fill it.
    private(set) var isLoaded = false
    /// The part that is shown.
    private(set) var part = ToConfirmPart.waiting
    /// The things of the part that is shown, in their order; what was put off comes last.
    private(set) var things: [LibrarySummary] = []
    private var counts: [ToConfirmPart: Int] = [:]
    private var putOff: [LibrarySubject] = []
    /// What was decided, and is not stored yet.
    private var decided: Set<LibrarySubject> = []

    mutating func fill(with result: Result<ToConfirmContents, LibraryFailure>) {
        isLoaded = true
        switch result {
        case .success(let contents): (self.contents, failure) = (contents, nil)
        case .failure(let failure): self.failure = failure
        }
        arrange()
    }

    /// The parts that there is anything in, and the one that everybody expects.
    var parts: [ToConfirmPart] { ToConfirmPart.allCases.filter { $0 == .waiting || count(of: $0) > 0 } }

    func count(of part: ToConfirmPart) -> Int { counts[part] ?? 0 }

    /// Nil where there is no such row.
    subscript(row: Int) -> LibrarySummary? { things.indices.contains(row) ? things[row] : nil }

    /// The things that are to be decided next, from a row on: as many as are looked for ahead.
    func things(from row: Int) -> [LibrarySummary] {
        Array(things[row...].prefix(Self.mostAhead)) + things[..<row].prefix(Self.mostAhead)
    }

    private static let mostAhead = 1_000

    mutating func show(_ part: ToConfirmPart) {
        self.part = part
        arrange()
    }

    /// - Parameter index: its place among those that there are.
    /// - Returns: whether there is one there.
    mutating func show(partAt index: Int) -> Bool {
        guard parts.indices.contains(index) else { return false }
        show(parts[index])
        return true
    }

    mutating func putOff(_ thing: LibrarySubject) {
        putOff.removeAll { $0 == thing }
        putOff.append(thing)
        arrange()
    }

    mutating func takeUp(_ thing: LibrarySubject) {
        putOff.removeAll { $0 == thing }
        arrange()
    }

    /// They are out of sight from now on.
    ///
    /// - Returns: what was decided about.
    mutating func decide(_ changes: [(thing: LibrarySummary, aliases: Aliases)]) -> [LibrarySubject] {
        let things = changes.map(\.thing.subject)
        decided.formUnion(things)
        arrange()
        return things
    }

    /// - Parameter stored: those of them that are; the others are as they were.
    /// - Returns: the first of the others.
    mutating func endDecision(about things: [LibrarySubject], stored: Set<LibrarySubject>) -> LibrarySubject? {
        decided.subtract(things)
        contents.waiting.removeAll { stored.contains($0.subject) }
        contents.refused.removeAll { stored.contains($0.subject) }
        arrange()
        return things.first { !stored.contains($0) }
    }

    /// The things of which one alone was found, with the same title and year, and their names with those of that.
    ///
    /// - Parameter found: nil before a thing was looked for.
    func exactMatches(_ found: (LibrarySubject) -> [LibrarySummary]?) -> [(thing: LibrarySummary, aliases: Aliases)] {
        things.compactMap { thing in
            let found = found(thing.subject) ?? []
            return found.count == 1 && thing.match(found[0]) >= .exact ? thing.taken(as: found[0]) : nil
        }
    }

    private mutating func arrange() {
        func undecided(_ things: [LibrarySummary]) -> [LibrarySummary] {
            decided.isEmpty ? things : things.filter { !decided.contains($0.subject) }
        }
        let all: [ToConfirmPart: [LibrarySummary]] = [
            .waiting: undecided(contents.waiting), .refused: undecided(contents.refused),
        ]
        counts = all.mapValues(\.count)
        if count(of: .refused) == 0 { part = .waiting }
        let (shown, late) = (all[part] ?? [], Set(putOff))
        things =
            shown.filter { !late.contains($0.subject) }
            + putOff.compactMap { subject in shown.first { $0.subject == subject } }
    }
}

extension LibrarySummary {
    /// It is this candidate, under all of its ids.
    func taken(as candidate: LibrarySummary) -> (thing: LibrarySummary, aliases: Aliases) {
        changed { $0.known.formUnion(candidate.ids) }
    }

    /// It, and its names after a change.
    func changed(_ change: (inout Aliases) -> Void) -> (thing: LibrarySummary, aliases: Aliases) {
        var aliases = aliases
        change(&aliases)
        return (self, aliases)
    }
}

/// A thing as the list shows it: ready words.
struct ToConfirmRow: Hashable {
    let kindMark: KindMark?
    let title: String
    /// Year, people and source.
    let facts: [String]
    /// How far it is with finding it.
    let state: String
}

/// What unfolds below the row under the cursor.
struct ToConfirmText: Hashable {
    struct Candidate: Hashable {
        let title: String
        /// Year, people and source.
        let facts: [String]
        /// Whether title and year go with the thing.
        let isLikely: Bool
    }

    /// In the order of their digits.
    var candidates: [Candidate] = []
    /// What there is to say beside them; nil for nothing.
    var explanation: String?
}

extension ToConfirmText {
    /// Whether it can be taken: as what was found, or, where it was refused, to be asked about again.
    ///
    /// - Parameter canRefuse: whether it is in the part of what waits.
    func canTake(canRefuse: Bool) -> Bool { !canRefuse || !candidates.isEmpty }
}

/// All that the view shows, besides the rows and the text.
struct ToConfirmScreenState: Equatable {
    @Boxed var list = ListState()
    @Boxed var tabs: ListTabs?
    /// Whether a source is asked.
    var isAsking = false
    /// Whether it is the part of what waits.
    var canRefuse = true
}
