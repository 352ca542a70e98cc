import Entities
import Presentation

/// Something that can be found, with the heading that it stands under.
struct PaletteCandidate: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case used, opened, places, library, diary, commands
        /// What lists have loaded, or sources have found.
        case things(LibrarySubject.Kind)
        /// Commands that cannot be said now.
        case unavailable
        /// Where a section goes on looking.
        case search
    }

    enum Entry: Hashable, Sendable {
        case command(OfferedCommand)
        case place(ProgramPlace)
        case item(KnownItem)
        /// A tag of the diary, and how many entries have it.
        case tag(String, count: Int)
        case event(DiaryEntry)
        /// Of the things of a kind, for a text.
        case search(LibrarySubject.Kind, text: String)
    }

    let kind: Kind
    let entry: Entry
    /// By which it is found.
    let text: String
    /// Whether that is a sentence about it, in which words are found in one piece, and not its name.
    var isSentence = false
    /// What decides between two that are found equally well: the one with more comes first.
    let recency: Int
}

extension PaletteCandidate.Kind {
    var isOfThings: Bool { if case .things = self { true } else { false } }

    /// Those of a kind share their room among what is found.
    var number: Int {
        switch self {
        case .used: 0
        case .opened: 1
        case .places: 2
        case .library: 3
        case .diary: 4
        case .commands: 5
        case .unavailable: 6
        case .search: 7
        case .things(let kind): 8 + kind.rank
        }
    }
}

extension PaletteCandidate.Entry {
    /// The thing that it is; nil for what is none.
    var subject: LibrarySubject? { item?.subject }

    /// The same, with what is known of it.
    fileprivate var item: KnownItem? {
        if case .item(let item) = self { item } else { nil }
    }
}

/// A candidate that was found.
struct PaletteFinding: Hashable, Sendable {
    let candidate: PaletteCandidate
    /// The letters by which it was found: places of graphemes in its text.
    var marks: [Range<Int>] = []
    /// Whether the longer words of what was typed are in its text in one piece each, and not only their letters.
    var isInOnePiece = true
}

/// What there is to see.
struct PaletteState: Equatable, Sendable {
    /// What it was found by.
    var text = ""
    var groups: [PaletteGroup] = []
    /// Says which sources are being asked; nil for none.
    var status: String?
    /// In place of groups.
    var message: Message?
    var isBusy = false

    var rows: [PaletteRow] { groups.flatMap(\.rows) }

    /// The number of the row that is meant as long as no other was gone to: the first that can be; nil where none can.
    var bestRow: Int? { rows.firstIndex(where: \.isOpen) }
}

/// What was found of one kind.
struct PaletteGroup: Equatable, Sendable {
    let heading: String
    var rows: [PaletteRow] = []
    /// Below the rows: why there are no more.
    var note: String?
}

/// A row.
struct PaletteRow: Equatable, Sendable {
    let title: String
    /// The letters by which it was found: places of graphemes in the title.
    var marks: [Range<Int>] = []
    /// Beside the title.
    var subtitle: String?
    /// That in fewer words, for where it has no room, from the longest to the shortest; none where it is cut anywhere.
    var briefSubtitles: [String] = []
    /// At the right end: what it is, where its heading does not say that, of when, or its key.
    var detail = ""
    /// What its kind is marked with; nil for nothing.
    var kind: KindMark?
    /// Whether it can be gone to or done; if not, the detail says why.
    var isOpen = true
}

/// What was found, in parts of one kind each. Nothing is in it twice.
struct PaletteFindings {
    struct Part {
        let kind: PaletteCandidate.Kind
        fileprivate(set) var findings: [PaletteFinding] = []
        /// Why there is no more of it.
        fileprivate(set) var failure: CatalogFailure?
    }

    private var parts: [Part] = []
    /// By what a thing is known to be the same in another source.
    fileprivate struct Name: Hashable {
        let kind: LibrarySubject.Kind
        let title: String
        /// Who it is by, where things of its kind are often called the same.
        let maker: String?
        let year: Int?
    }

    private var entries: Set<PaletteCandidate.Entry> = []
    /// The source that was the first to name a thing so.
    private var named: [Name: SourceID] = [:]
    private var subjects: Set<LibrarySubject> = []

    /// - Parameter found: the best first.
    init(_ found: [PaletteFinding]) {
        for finding in found { add(finding, to: finding.candidate.kind) }
    }

    /// What a source has found, behind what there is of its kind; but what has the words in one piece comes before what has
    /// only their letters.
    ///
    /// - Parameters:
    ///   - most: so many of a kind, and no more: the last ones give way.
    ///   - finding: makes one of a thing that is not there yet.
    mutating func add(
        _ found: [LibrarySummary], of kind: LibrarySubject.Kind, failure: CatalogFailure?, most: Int,
        _ finding: (LibrarySummary) -> PaletteFinding
    ) {
        let kind = PaletteCandidate.Kind.things(kind)
        for item in found where !subjects.contains(item.subject) { add(finding(item), to: kind) }
        if let part = part(kind) {
            let findings = parts[part].findings
            let inOrder = findings.filter(\.isInOnePiece) + findings.filter { !$0.isInOnePiece }
            parts[part].findings = Array(inOrder.prefix(most))
        }
        if let failure { parts[place(of: kind)].failure = failure }
    }

    private mutating func add(_ finding: PaletteFinding, to kind: PaletteCandidate.Kind) {
        // Of a thing that several sources know, the first is enough.
        if let item = finding.candidate.entry.item {
            let source = item.subject.id.source
            let first = named[Name(item.summary)] ?? source
            guard first == source || !kind.isOfThings else { return }
            named[Name(item.summary)] = first
        }
        // A command may be found by its name and by what is said about it.
        guard entries.insert(finding.candidate.entry).inserted else { return }
        if let subject = finding.candidate.entry.subject { subjects.insert(subject) }
        parts[place(of: kind)].findings.append(finding)
    }

    private func part(_ kind: PaletteCandidate.Kind) -> Int? { parts.firstIndex { $0.kind == kind } }

    /// - Returns: the place of its part, which is there from now on.
    private mutating func place(of kind: PaletteCandidate.Kind) -> Int {
        if let place = part(kind) { return place }
        parts.append(Part(kind: kind))
        return parts.count - 1
    }

    /// In the order of the best of each, but that of the kinds of things one comes first; what cannot be done now comes behind all
    /// that was found, and then what there is nothing of but a failure.
    ///
    /// - Parameter kind: the kind of things that comes first; nil for none.
    func parts(first kind: LibrarySubject.Kind?) -> [Part] {
        let found = parts.filter { !$0.findings.isEmpty && $0.kind != .unavailable }
        let things = found.filter(\.kind.isOfThings)
        let first = kind.map(PaletteCandidate.Kind.things)
        var inOrder = (things.filter { $0.kind == first } + things.filter { $0.kind != first }).makeIterator()
        return found.map { $0.kind.isOfThings ? inOrder.next() ?? $0 : $0 }
            + parts.filter { $0.kind == .unavailable } + parts.filter(\.findings.isEmpty)
    }
}

extension PaletteFindings.Name {
    fileprivate init(_ summary: LibrarySummary) {
        kind = summary.subject.kind
        title = summary.title.folded
        maker = [.album, .book].contains(kind) ? summary.subtitle?.folded : nil
        year = summary.released?.year
    }
}
