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
    private(set) var read = ReadItems<DiaryEntry>()
    private var searched = SearchedItems<DiaryEntry>.entries([])
    /// Which kinds there are, films first, and how many of each.
    private(set) var kinds: [(kind: LibrarySubject.Kind, count: Int)] = []
    /// The kind that was chosen, which may be gone, or not be read yet; nil for all.
    var chosenKind: LibrarySubject.Kind?

    mutating func fill(with result: Result<SearchedItems<DiaryEntry>, LibraryFailure>) {
        read.fill(with: result.map(\.all))
        if case .success(let searched) = result { show(searched) }
    }

    mutating func remove(_ id: DiaryEntry.ID) {
        read.remove(id)
        show(.entries(entries))
    }

    private mutating func show(_ searched: SearchedItems<DiaryEntry>) {
        self.searched = searched
        kinds = entries.reduce(into: [:]) { $0[$1.summary.subject.kind, default: 0] += 1 }.map { (kind: $0, count: $1) }
            .sorted { $0.kind.isBefore($1.kind) }
    }

    /// The latest first.
    var entries: [DiaryEntry] { read.items }

    /// The kind that is shown; nil for all.
    var kind: LibrarySubject.Kind? { kinds.contains { $0.kind == chosenKind } ? chosenKind : nil }

    /// Of the kind that is shown.
    var count: Int { kinds.first { $0.kind == kind }?.count ?? entries.count }

    /// The entries of the kind that is shown with every word of the filter in title, people, day, tags or note, in any spelling; sorted.
    mutating func arranged(by sort: DiarySort, isReversed: Bool, matching filter: String) -> Arranged<DiaryEntry> {
        searched.arranged(
            sort.order, isReversed: isReversed, matching: filter,
            in: kind.map { kind in ItemPart(kind.rawValue) { $0.summary.subject.kind == kind } })
    }
}

extension DiarySort {
    fileprivate var order: ItemOrder<DiaryEntry> {
        switch self {
        case .day: .own
        case .title: .title
        case .rating: .number(rawValue) { -($0.event.rating?.percent ?? -1) }
        }
    }
}

extension DiaryEntry {
    fileprivate var searchedText: String {
        let texts = [summary.title, summary.subtitle, event.day?.iso8601, event.note].compactMap(\.self)
        return (texts + event.tags.map { "#\($0)" }).joined(separator: " ")
    }
}

extension SearchedItems<DiaryEntry> {
    /// Of a diary, the latest first. It takes as long as many frames where there are many.
    static func entries(_ entries: [DiaryEntry]) -> Self {
        SearchedItems(entries, titles: entries.map(\.summary.title), texts: entries.map(\.searchedText))
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
