import Entities
import Presentation

/// The sort orders. Their names are stored in sessions.
enum LibrarySort: String, CaseIterable {
    /// Latest first.
    case added
    case title
    /// Kinds in their order, films first; each by title.
    case kind
    /// The best first.
    case rating
    /// The shortest first; what nobody knows the length of comes last.
    case length
}

/// A part of the library that is shown by itself.
enum LibraryPart: Hashable {
    case all
    case kind(LibrarySubject.Kind)
    /// What is to be seen, heard or read, of all kinds.
    case wanted

    /// As sessions have it; nil for all. No kind has the name of what is wanted.
    var name: String? {
        switch self {
        case .all: nil
        case .kind(let kind): kind.rawValue
        case .wanted: Self.wantedName
        }
    }

    init(name: String?) {
        self =
            switch name {
            case nil: .all
            case Self.wantedName: .wanted
            case let kind?: .kind(LibrarySubject.Kind(rawValue: kind))
            }
    }

    private static let wantedName = "to-see"

    func contains(_ item: LibraryItem) -> Bool {
        switch self {
        case .all: true
        case .kind(let kind): item.id.kind == kind
        case .wanted: item.isWanted
        }
    }
}

extension LibraryItem {
    var isWanted: Bool { standing?.state == .wanted }

    /// The day since which it is; nil where nobody knows.
    var wantedSince: CalendarDate? { isWanted ? standing?.since[.wanted] : nil }
}

extension [LibraryItem] {
    /// What was wanted last comes first.
    fileprivate var sortedByWish: [LibraryItem] {
        enumerated().sorted { left, right in
            let days = (left.element.wantedSince, right.element.wantedSince)
            return switch days {
            case (let one?, let other?) where one != other: one > other
            case (.some, nil): true
            case (nil, .some): false
            default: left.offset < right.offset
            }
        }.map(\.element)
    }
}

/// What was read at one moment.
struct LibraryContents {
    let items: Result<[LibraryItem], LibraryFailure>
    /// Notes that were never saved, latest first.
    let drafts: [Draft]
    /// How many of the items have a name alone, and wait for somebody to say what they are.
    var unconfirmedCount = 0
}

/// What there is to show: what is kept, and notes that were never saved.
struct LibraryShelf {
    private(set) var read = ReadItems<LibraryItem>()
    private(set) var drafts: [Draft] = []
    private(set) var unconfirmedCount = 0
    /// Of all that there is to show, in its order.
    private var texts = SearchedTexts()
    /// Which kinds there are, films first, and how many of each.
    private(set) var kinds: [(kind: LibrarySubject.Kind, count: Int)] = []
    /// The part that was chosen, which may be gone, or not be read yet.
    var chosen = LibraryPart.all

    mutating func fill(with contents: LibraryContents) {
        (drafts, unconfirmedCount) = (contents.drafts, contents.unconfirmedCount)
        read.fill(with: contents.items)
        fold()
    }

    mutating func remove(_ subject: LibrarySubject) {
        read.remove(subject)
        fold()
    }

    private mutating func fold() {
        kinds = Dictionary(grouping: unsaved + items, by: \.id.kind).map { (kind: $0, count: $1.count) }
            .sorted { $0.kind.isBefore($1.kind) }
        wantedCount = items.count(where: \.isWanted)
        texts = SearchedTexts(
            (unsaved + items).map { item in
                [item.summary.title, item.summary.subtitle, item.note?.text].compactMap(\.self).joined(separator: " ")
            })
    }

    var items: [LibraryItem] { read.items }

    /// What there is to choose.
    var parts: [LibraryPart] {
        [.all] + kinds.map(\.kind).filter { kinds.count > 1 || $0 == .list }.map { .kind($0) }
            + (wantedCount > 0 ? [.wanted] : [])
    }

    /// The part that is shown.
    var part: LibraryPart { parts.contains(chosen) ? chosen : .all }

    /// The kind that is shown; nil for all.
    var kind: LibrarySubject.Kind? { if case .kind(let kind) = part { kind } else { nil } }

    /// Of all kinds.
    var wholeCount: Int { kinds.reduce(0) { $0 + $1.count } }

    private(set) var wantedCount = 0

    func count(of part: LibraryPart) -> Int {
        switch part {
        case .all: wholeCount
        case .kind(let kind): kinds.first { $0.kind == kind }?.count ?? 0
        case .wanted: wantedCount
        }
    }

    /// Of the part that is shown.
    var count: Int { count(of: part) }

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

    /// The items of the part that is shown with every word of the filter in title, subtitle or note, in any spelling; sorted.
    func arranged(by sort: LibrarySort, isReversed: Bool = false, matching filter: String) -> [LibraryItem] {
        let all = unsaved + items
        let part = part
        let found = texts.indices(of: SearchWords(filter)).map { all[$0] }.filter(part.contains)
        let sorted = sorted(found, by: sort)
        return isReversed ? sorted.reversed() : sorted
    }

    private func sorted(_ found: [LibraryItem], by sort: LibrarySort) -> [LibraryItem] {
        guard sort != .added else { return part == .wanted ? found.sortedByWish : found }
        let keyed = found.enumerated().map { index, item in
            (first: item.first(in: sort), title: item.summary.title.folded, index: index, item: item)
        }
        return keyed.sorted { ($0.first, $0.title, $0.index) < ($1.first, $1.title, $1.index) }.map(\.item)
    }
}

extension LibraryItem {
    /// How long it takes. A page is read in about two minutes, so that books have their place among films.
    private var minutes: Int? { length.map { id.kind == .book ? $0 * 2 : $0 } }

    /// What comes first in an order; of what has the same the title counts.
    fileprivate func first(in sort: LibrarySort) -> Int {
        switch sort {
        case .kind: id.kind.rank
        case .rating: -(standing?.rating?.percent ?? -1)
        case .length: minutes ?? .max
        case .added, .title: 0
        }
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
