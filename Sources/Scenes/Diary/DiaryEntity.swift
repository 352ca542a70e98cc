import Entities
import Presentation

/// The sort orders. Their names are stored in sessions.
enum DiarySort: String, CaseIterable {
    /// Latest first.
    case day
    case title
    /// The best first.
    case rating
}

/// What there is to show: all that was seen, heard or read.
struct DiaryShelf {
    /// The latest first.
    private(set) var read = ReadItems<DiaryEntry>()
    private var texts = SearchedTexts()
    /// Which kinds there are, films first, and how many of each.
    private(set) var kinds: [(kind: LibrarySubject.Kind, count: Int)] = []
    /// The kind that was chosen, which may be gone, or not be read yet; nil for all.
    var chosenKind: LibrarySubject.Kind?

    mutating func fill(with result: Result<[DiaryEntry], LibraryFailure>) {
        read.fill(with: result)
        fold()
    }

    mutating func remove(_ id: DiaryEntry.ID) {
        read.remove(id)
        fold()
    }

    private mutating func fold() {
        kinds = Dictionary(grouping: entries, by: \.summary.subject.kind).map { (kind: $0, count: $1.count) }
            .sorted { $0.kind.isBefore($1.kind) }
        texts = SearchedTexts(entries.map(\.searchedText))
    }

    var entries: [DiaryEntry] { read.items }

    /// The kind that is shown; nil for all.
    var kind: LibrarySubject.Kind? { kinds.contains { $0.kind == chosenKind } ? chosenKind : nil }

    /// Of the kind that is shown.
    var count: Int { kinds.first { $0.kind == kind }?.count ?? entries.count }

    /// The entries of the kind that is shown with every word of the filter in title, people, day, tags or note, in any spelling; sorted.
    func arranged(by sort: DiarySort, isReversed: Bool, matching filter: String) -> [DiaryEntry] {
        let found = texts.indices(of: SearchWords(filter)).map { entries[$0] }
            .filter { kind == nil || $0.summary.subject.kind == kind }
        let sorted = sorted(found, by: sort)
        return isReversed ? sorted.reversed() : sorted
    }

    private func sorted(_ found: [DiaryEntry], by sort: DiarySort) -> [DiaryEntry] {
        switch sort {
        case .day: return found
        case .title: return found.sortedStably { $0.summary.title.folded }
        case .rating: return found.sortedStably { -($0.event.rating?.percent ?? -1) }
        }
    }
}

extension DiaryEntry {
    fileprivate var searchedText: String {
        let texts = [summary.title, summary.subtitle, event.day?.iso8601, event.note].compactMap(\.self)
        return (texts + event.tags.map { "#\($0)" }).joined(separator: " ")
    }
}

extension [DiaryEntry] {
    /// Entries with the same key stay in their order.
    fileprivate func sortedStably<Order: Comparable>(by key: (DiaryEntry) -> Order) -> [DiaryEntry] {
        enumerated().map { (key: key($1), index: $0, entry: $1) }
            .sorted { ($0.key, $0.index) < ($1.key, $1.index) }.map(\.entry)
    }
}

extension ListColumns {
    /// Of a diary.
    static func diary(_ wording: Wording) -> ListColumns {
        ListColumns(
            title: wording.column.title, hasSigns: true,
            [
                RowColumn(wording.diary.day, 12, .before),
                RowColumn("", longest: 8, 40, from: 60),
                RowColumn(wording.rating, 6, .last, .rating, from: 45),
            ])
    }
}
