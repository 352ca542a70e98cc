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
        texts = SearchedTexts(
            (unsaved + items).map { item in
                [item.summary.title, item.summary.subtitle, item.note?.text].compactMap(\.self).joined(separator: " ")
            })
    }

    var count: Int { unsaved.count + items.count }

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

    /// The items with every word of the filter in title, subtitle or note, in any spelling; sorted.
    func arranged(by sort: LibrarySort, isReversed: Bool = false, matching filter: String) -> [LibraryItem] {
        let all = unsaved + items
        let sorted = sorted(texts.indices(of: SearchWords(filter)).map { all[$0] }, by: sort)
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
