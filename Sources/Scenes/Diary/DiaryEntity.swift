import Entities

/// The sort orders. Their names are stored in sessions.
enum DiarySort: String, CaseIterable {
    /// Latest first.
    case day
    case title
    /// The best first.
    case rating
}

/// What was read at one moment, ready to be searched and sorted.
struct DiaryContents {
    fileprivate var searched = SearchedItems<DiaryEntry>()
    /// Which kinds there are, films first, and how many of each.
    fileprivate var kinds: [(kind: LibrarySubject.Kind, count: Int)] = []

    /// - Parameter entries: the latest first. It takes as long as many frames where there are many.
    init(_ entries: [DiaryEntry] = []) {
        searched = SearchedItems(entries, titles: entries.map(\.summary.title), texts: entries.map(\.searchedText))
        kinds = entries.reduce(into: [:]) { $0[$1.summary.subject.kind, default: 0] += 1 }.map { (kind: $0, count: $1) }
            .sorted { $0.kind.isBefore($1.kind) }
    }

    /// All that was read, the latest first.
    var entries: [DiaryEntry] { searched.all }

    /// A row among 100,000 goes at once: of all others nothing is made anew.
    fileprivate mutating func remove(_ id: DiaryEntry.ID) {
        guard let place = entries.firstIndex(where: { $0.id == id }), searched.isThere(at: place) else { return }
        searched.remove(at: place)
        let kind = entries[place].summary.subject.kind
        kinds = kinds.map { (kind: $0.kind, count: $0.kind == kind ? $0.count - 1 : $0.count) }.filter { $0.count > 0 }
    }
}

/// What there is to show: all that was seen, heard or read.
struct DiaryShelf: KeptShelf {
    private(set) var read = LibraryReading()
    private var contents = DiaryContents()
    /// The kind that was chosen, which may be gone, or not be read yet; nil for all.
    var chosenKind: LibrarySubject.Kind?

    var hasKept: Bool { wholeCount > 0 }

    mutating func fill(with result: Result<DiaryContents, LibraryFailure>) {
        if let contents = read.take(result) { self.contents = contents }
    }

    mutating func remove(_ id: DiaryEntry.ID) {
        contents.remove(id)
    }

    /// The number of entries of all kinds.
    var wholeCount: Int { contents.searched.count }

    /// The latest of all.
    var latest: DiaryEntry? { contents.searched.first }

    /// - Parameter index: of one of `kinds`; all are shown where there is none.
    mutating func chooseKind(at index: Int) {
        chosenKind = kinds.indices.contains(index) ? kinds[index].kind : nil
    }

    /// Which kinds there are, films first, and how many of each.
    var kinds: [(kind: LibrarySubject.Kind, count: Int)] { contents.kinds }

    /// The kind that is shown; nil for all.
    var kind: LibrarySubject.Kind? { kinds.contains { $0.kind == chosenKind } ? chosenKind : nil }

    /// The number of entries of the kind that is shown.
    var count: Int { kinds.first { $0.kind == kind }?.count ?? wholeCount }

    /// The entries of the kind that is shown with every word of the filter in title, people, day, tags or note, in any spelling; sorted.
    mutating func arranged(by sort: DiarySort, isReversed: Bool, matching filter: String) -> Arranged<DiaryEntry> {
        contents.searched.arranged(
            sort.order, isReversed: isReversed, matching: filter,
            in: kind.map { kind in ItemPart(kind.rawValue) { $0.summary.subject.kind == kind } })
    }
}

/// The page of a year as a tab of the diary.
struct YearTab {
    /// How many pages there are: one that takes the place of another comes before that goes.
    private var count = 0
    /// Whether it is the tab that was chosen.
    var isChosen = false
    /// The year that it has turned to; nil for the current one.
    var name: String?

    mutating func didOpen() {
        (count, isChosen, name) = (count + 1, true, nil)
    }

    /// - Returns: whether it was in sight, and is not any more.
    mutating func didClose() -> Bool {
        count -= 1
        guard count == 0, isChosen else { return false }
        isChosen = false
        return true
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
