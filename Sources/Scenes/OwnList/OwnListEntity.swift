import Entities

/// The sort orders. Their names are stored in sessions.
enum OwnListSort: String, CaseIterable {
    /// As its reader has put them.
    case own
    case title
    /// The latest first.
    case year
}

/// What there is to show: a list as it is stored.
struct OwnListShelf: KeptShelf {
    private(set) var read = LibraryReading()
    /// Nil before it was read, and for one that is there no more.
    private(set) var list: LibraryItem?
    private(set) var things: [ListedThing] = [] { didSet { fold() } }
    private var searched = SearchedItems<ListedThing>()

    var hasKept: Bool { !things.isEmpty }

    mutating func fill(with result: Result<LibraryItem?, LibraryFailure>) {
        guard let list = read.take(result) else { return }
        (self.list, things) = (list, list?.things ?? [])
    }

    mutating func remove(_ thing: LibrarySubject) {
        things.removeAll { $0.id == thing }
    }

    /// Puts a thing where it will be once that is stored.
    mutating func place(_ thing: ListedThing) {
        let others = things.filter { $0.id != thing.id }
        things = (others + [thing]).sorted(by: ListedThing.isBefore)
    }

    private mutating func fold() {
        searched = SearchedItems(
            things, titles: things.map(\.summary.title),
            texts: things.map { [$0.summary.title, $0.summary.subtitle].compactMap(\.self).joined(separator: " ") })
    }

    /// The things with every word of the filter in title or subtitle, in any spelling; sorted.
    mutating func arranged(by sort: OwnListSort, isReversed: Bool, matching filter: String) -> Arranged<ListedThing> {
        let order: ItemOrder<ListedThing> =
            switch sort {
            case .own: .own
            case .title: .title
            case .year: .number(sort.rawValue) { -($0.summary.released?.year ?? 0) }
            }
        return searched.arranged(order, isReversed: isReversed, matching: filter)
    }

    /// From 1 on; nil for what is not in it.
    func number(of thing: LibrarySubject) -> Int? {
        things.firstIndex { $0.id == thing }.map { $0 + 1 }
    }
}
