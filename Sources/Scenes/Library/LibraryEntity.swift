import Entities

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

/// What was read at one moment.
struct LibraryContents {
    let items: Result<[LibraryItem], LibraryFailure>
    /// Notes that were never saved, latest first.
    let drafts: [Draft]
    /// How many of the items have a name alone, and wait for somebody to say what they are.
    let unconfirmedCount: Int
    /// Whether these are all items, and not only the latest.
    let isWhole: Bool
    /// Made where it is read: it takes as long as many frames where much is kept. Nil where nothing could be read.
    fileprivate let shown: ShownLibrary?

    init(items: Result<[LibraryItem], LibraryFailure>, drafts: [Draft], unconfirmedCount: Int = 0) {
        (self.items, self.drafts, self.unconfirmedCount, isWhole) = (items, drafts, unconfirmedCount, true)
        shown = (try? items.get()).map { ShownLibrary($0, drafts) }
    }

    /// Which notes are of things that are not kept shows when all is read.
    init(_ head: LibraryHead) {
        (items, drafts, unconfirmedCount, isWhole) = (.success(head.items), [], 0, false)
        shown = ShownLibrary(head.items, of: head.counts)
    }
}

/// All that there is to show, ready to be searched and sorted.
private struct ShownLibrary {
    /// Items that are not in the library, but have an unsaved note.
    let unsaved: [LibraryItem]
    /// These, and what is kept.
    var items: SearchedItems<LibraryItem>
    /// Which kinds there are, films first, and how many of each.
    private(set) var kinds: [(kind: LibrarySubject.Kind, count: Int)] = []
    /// How many items there are in all, which may be more than are there by now.
    private(set) var counts: LibraryHead.Counts { didSet { sortKinds() } }
    /// How often what is there was seen, heard or read.
    private(set) var entryCount = 0

    /// - Parameter all: how many there are in all; nil where these are all.
    init(_ kept: [LibraryItem] = [], _ drafts: [Draft] = [], of all: LibraryHead.Counts? = nil) {
        unsaved = Self.unsaved(drafts, kept)
        let shown = unsaved.isEmpty ? kept : unsaved + kept
        var (titles, texts) = ([String](), [String]())
        var counts = LibraryHead.Counts()
        titles.reserveCapacity(shown.count)
        texts.reserveCapacity(shown.count)
        for item in shown {
            let summary = item.summary
            titles.append(summary.title)
            texts.append([summary.title, summary.subtitle, item.note?.text].compactMap(\.self).joined(separator: " "))
            counts.ofKinds[item.id.kind, default: 0] += 1
            entryCount += item.events.count
            if item.isWanted { counts.wanted += 1 }
        }
        items = SearchedItems(shown, titles: titles, texts: texts)
        self.counts = all ?? counts
        sortKinds()
    }

    private mutating func sortKinds() {
        kinds = counts.ofKinds.map { (kind: $0, count: $1) }.sorted { $0.kind.isBefore($1.kind) }
    }

    /// Without what has an unsaved note alone.
    var kept: [LibraryItem] {
        items.all.indices.dropFirst(unsaved.count).filter(items.isThere).map { items.all[$0] }
    }

    /// Removes what is kept.
    mutating func remove(at place: Int) {
        let item = items.all[place]
        items.remove(at: place)
        entryCount -= item.events.count
        counts.remove(item)
    }

    /// Where something that is kept is among the items.
    func place(of subject: LibrarySubject) -> Int? {
        items.all.firstIndex { $0.id == subject }
            .flatMap { $0 >= unsaved.count && items.isThere(at: $0) ? $0 : nil }
    }

    private static func unsaved(_ drafts: [Draft], _ kept: [LibraryItem]) -> [LibraryItem] {
        guard !drafts.isEmpty else { return [] }
        let kept = Set(kept.map(\.id))
        var seen: Set<LibrarySubject> = []
        return drafts.compactMap { draft in
            guard !kept.contains(draft.summary.subject), seen.insert(draft.summary.subject).inserted else { return nil }
            return LibraryItem(summary: draft.summary, isFavourite: false, added: draft.changed)
        }
    }
}

extension LibraryHead.Counts {
    fileprivate mutating func remove(_ item: LibraryItem) {
        ofKinds[item.id.kind] = ofKinds[item.id.kind].flatMap { $0 > 1 ? $0 - 1 : nil }
        if item.isWanted { wanted -= 1 }
    }
}

/// What there is to show: what is kept, and notes that were never saved.
struct LibraryShelf: KeptShelf {
    private(set) var read = LibraryReading()
    private(set) var drafts: [Draft] = []
    private(set) var unconfirmedCount = 0
    private var shown = ShownLibrary()
    /// Whether these are all items, and not only the latest.
    private(set) var isWhole = true
    /// The part that was chosen, which may be gone, or not be read yet.
    var chosen = LibraryPart.all

    mutating func fill(with contents: LibraryContents) {
        (drafts, unconfirmedCount, isWhole) = (contents.drafts, contents.unconfirmedCount, contents.isWhole)
        if isWhole { _ = read.take(contents.items) }
        shown = contents.shown ?? ShownLibrary(shown.kept, drafts)
    }

    /// A row among 100,000 goes at once: of all others nothing is made anew, unless its note that was never saved stays.
    mutating func remove(_ subject: LibrarySubject) {
        guard let place = shown.place(of: subject) else { return }
        shown.remove(at: place)
        if hasDraft(subject) { shown = ShownLibrary(shown.kept, drafts, of: isWhole ? nil : shown.counts) }
    }

    /// How many items are there by now.
    var loadedCount: Int { shown.items.count }

    /// Whether anything is kept.
    var hasKept: Bool { loadedCount > shown.unsaved.count }

    /// Items that are not in the library, but have an unsaved note.
    var unsaved: [LibraryItem] { shown.unsaved }

    /// What there is to choose.
    var parts: [LibraryPart] {
        let kinds = shown.kinds
        return [.all] + kinds.map(\.kind).filter { kinds.count > 1 || $0 == .list }.map { .kind($0) }
            + (shown.counts.wanted > 0 ? [.wanted] : [])
    }

    /// How many entries the diary has; nil before all is read.
    var entryCount: Int? { read.isLoaded && isWhole ? shown.entryCount : nil }

    /// The part that is shown.
    var part: LibraryPart { parts.contains(chosen) ? chosen : .all }

    /// The kind that is shown; nil for all.
    var kind: LibrarySubject.Kind? { if case .kind(let kind) = part { kind } else { nil } }

    /// The number of items of all kinds.
    var wholeCount: Int { shown.counts.ofKinds.values.reduce(0, +) }

    func count(of part: LibraryPart) -> Int {
        switch part {
        case .all: wholeCount
        case .kind(let kind): shown.kinds.first { $0.kind == kind }?.count ?? 0
        case .wanted: shown.counts.wanted
        }
    }

    /// The number of items of the part that is shown.
    var count: Int { count(of: part) }

    var isEmpty: Bool { !hasKept && drafts.isEmpty }

    /// Whether it is stored in the library.
    func isKept(_ subject: LibrarySubject) -> Bool {
        shown.place(of: subject) != nil
    }

    /// Whether it has a note that was never saved.
    func hasDraft(_ subject: LibrarySubject) -> Bool {
        drafts.contains { $0.summary.subject == subject }
    }

    /// The items of the part that is shown with every word of the filter in title, subtitle or note, in any spelling; sorted. None
    /// while those that come first are not known.
    mutating func arranged(
        by sort: LibrarySort, isReversed: Bool = false, matching filter: String
    ) -> Arranged<LibraryItem> {
        let part = part
        guard isWhole || (part == .all && sort == .added && !isReversed && filter.isEmpty) else { return [] }
        return shown.items.arranged(
            sort.order(in: part), isReversed: isReversed, matching: filter,
            in: part.name.map { ItemPart($0) { part.contains($0) } })
    }
}

extension LibrarySort {
    fileprivate func order(in part: LibraryPart) -> ItemOrder<LibraryItem> {
        switch self {
        // What was wanted last comes first.
        case .added where part == .wanted: .number("wish") { -($0.wantedSince?.number ?? 0) }
        case .added: .own
        case .title: .title
        case .kind: .number(rawValue, thenByTitle: true) { $0.id.kind.rank }
        case .rating: .number(rawValue, thenByTitle: true) { -($0.standing?.rating?.percent ?? -1) }
        case .length: .number(rawValue, thenByTitle: true) { $0.minutes ?? .max }
        }
    }
}

extension LibraryItem {
    /// How long it takes. A page is read in about two minutes, so that books have their place among films.
    fileprivate var minutes: Int? { length.map { id.kind == .book ? $0 * 2 : $0 } }
}
