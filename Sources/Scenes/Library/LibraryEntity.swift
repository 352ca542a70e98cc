import Entities
import Presentation

/// The sort orders. Their names are stored in sessions.
enum LibrarySort: String, CaseIterable {
    /// Latest first.
    case added
    case title
    /// Kinds in their order, films first; each by title.
    case kind
}

/// What was read at one moment.
struct LibraryContents {
    let items: Result<[LibraryItem], LibraryFailure>
    /// Notes that were never saved, latest first.
    let drafts: [Draft]
}

/// What there is to show: what is kept, and notes that were never saved.
struct LibraryShelf {
    private(set) var items: [LibraryItem] = []
    private(set) var drafts: [Draft] = []
    /// Why the library could not be read; then the items are those of before.
    private(set) var failure: LibraryFailure?
    /// Whether it was tried to fill it.
    private(set) var isLoaded = false
    /// Of all that there is to show, in its order.
    private var texts = SearchedTexts()
    /// Which kinds there are, films first, and how many of each.
    private(set) var kinds: [(kind: LibrarySubject.Kind, count: Int)] = []
    /// The kind that was chosen, which may be gone, or not be read yet; nil for all.
    var chosenKind: LibrarySubject.Kind?

    mutating func fill(with contents: LibraryContents) {
        (drafts, isLoaded) = (contents.drafts, true)
        switch contents.items {
        case .success(let items): (self.items, failure) = (items, nil)
        case .failure(let failure): self.failure = failure
        }
        fold()
    }

    mutating func remove(_ subject: LibrarySubject) {
        items.removeAll { $0.id == subject }
        fold()
    }

    private mutating func fold() {
        kinds = Dictionary(grouping: unsaved + items, by: \.id.kind).map { (kind: $0, count: $1.count) }
            .sorted { ($0.kind.rank, $0.kind.rawValue) < ($1.kind.rank, $1.kind.rawValue) }
        texts = SearchedTexts(
            (unsaved + items).map { item in
                [item.summary.title, item.summary.subtitle, item.note?.text].compactMap(\.self).joined(separator: " ")
            })
    }

    /// The kind that is shown; nil for all.
    var kind: LibrarySubject.Kind? {
        kinds.count > 1 && kinds.contains { $0.kind == chosenKind } ? chosenKind : nil
    }

    /// Of all kinds.
    var wholeCount: Int { kinds.reduce(0) { $0 + $1.count } }

    /// Of the kind that is shown.
    var count: Int { kinds.first { $0.kind == kind }?.count ?? wholeCount }

    var isEmpty: Bool { items.isEmpty && drafts.isEmpty }

    /// Whether it is stored in the library.
    func isKept(_ subject: LibrarySubject) -> Bool {
        items.contains { $0.id == subject }
    }

    /// Whether it has a note that was never saved.
    func hasDraft(_ subject: LibrarySubject) -> Bool {
        drafts.contains { $0.summary.subject == subject }
    }

    /// Items that are not in the library, but have an unsaved note.
    var unsaved: [LibraryItem] {
        guard !drafts.isEmpty else { return [] }
        let kept = Set(items.map(\.id))
        var seen: Set<LibrarySubject> = []
        return drafts.compactMap { draft in
            guard !kept.contains(draft.summary.subject), seen.insert(draft.summary.subject).inserted else { return nil }
            return LibraryItem(summary: draft.summary, isFavourite: false, added: draft.changed)
        }
    }

    /// The items of the kind that is shown with every word of the filter in title, subtitle or note, in any spelling; sorted.
    func arranged(by sort: LibrarySort, isReversed: Bool = false, matching filter: String) -> [LibraryItem] {
        let all = unsaved + items
        let found = texts.indices(of: SearchWords(filter)).map { all[$0] }.filter { kind == nil || $0.id.kind == kind }
        let sorted = sorted(found, by: sort)
        return isReversed ? sorted.reversed() : sorted
    }

    private func sorted(_ found: [LibraryItem], by sort: LibrarySort) -> [LibraryItem] {
        guard sort != .added else { return found }
        let keyed = found.enumerated().map { index, item in
            (
                kind: sort == .kind ? item.id.kind.rank : 0, title: item.summary.title.folded, index: index,
                item: item
            )
        }
        return keyed.sorted { ($0.kind, $0.title, $0.index) < ($1.kind, $1.title, $1.index) }.map(\.item)
    }
}

extension Row {
    /// An item of the library as the list shows it, formatted for the user's locale.
    ///
    /// - Parameters:
    ///   - facts: subtitle and year, if they are known.
    ///   - kind: empty where all are of one.
    ///   - added: the day.
    ///   - kindMark: what that is marked with; nil for nothing.
    init(
        kind: String, kindMark: KindMark? = nil, title: String, facts: String, added: String,
        marks: Marks = Marks()
    ) {
        self.init(title, marks, kindMark: kindMark, [kind, facts, added])
    }
}

extension ListColumns {
    /// Of what is kept.
    static func kept(_ wording: Wording) -> ListColumns {
        ListColumns(
            title: wording.column.title, hasSigns: true,
            [
                RowColumn(wording.column.kind, 9, .before),
                RowColumn("", longest: 8, 40),
                RowColumn(wording.column.since, 12, from: 45),
            ])
    }
}

extension LibrarySubject.Kind {
    /// What is not known comes last.
    fileprivate var rank: Int { Self.known.firstIndex(of: self) ?? Self.known.count }
}
