import Entities
import Presentation

/// Formats the items of the library.
struct LibraryFormatter {
    let wording: Wording

    /// What stands above the texts of `row`, in their order.
    var columns: ListColumns {
        ListColumns(
            title: wording.column.title, hasSigns: true,
            [
                // The mark before each title says it in one cell.
                RowColumn(wording.column.kind, width: 9, at: .before, from: 90),
                RowColumn(saying: .text),
                RowColumn(wording.column.year, width: 4, from: 30),
                RowColumn(wording.diary.reader, width: 5, at: .behind, as: .rating, from: 36),
                RowColumn(wording.column.kept, width: wording.column.dateWidth, from: 45),
            ])
    }

    /// - Parameters:
    ///   - hasDraft: whether it has an unsaved note.
    ///   - isAmongOthers: whether other kinds of things are shown beside it.
    ///   - showsLength: whether they are in that order.
    func row(
        _ item: LibraryItem, hasDraft: Bool, isAmongOthers: Bool, showsLength: Bool = false, today: CalendarDate
    ) -> Row {
        let facts = item.id.kind == .list ? count(of: item) : yearlessFacts(of: item.summary)
        let rating = item.standing?.rating
        let length = showsLength ? item.length.map { wording.length($0, of: item.id.kind) } : nil
        let parts = [length, facts].compactMap(\.self) + notUnderstood(item).map(wording.library.unknown)
        return Row(
            kind: isAmongOthers ? wording.kinds.one(of: item.id.kind) : "",
            kindMark: isAmongOthers ? KindMark(item.id.kind) : nil,
            title: item.summary.title,
            facts: hasDraft
                ? wording.unsaved.unsavedNote : parts.filter { !$0.isEmpty }.joined(separator: " · "),
            year: item.summary.released.map { String($0.year) },
            rating: rating.map { (mark: wording.seen($0, within: 5), said: wording.own($0)) },
            step: rating.map { RatingStep(share: $0.mark(of: 1)) },
            added: item.wantedSince.map { wording.since($0, today: today) }
                ?? (item.added == 0 ? "" : wording.since(secondsSince1970: item.added, today: today)),
            marks: Marks(
                isFavourite: item.isFavourite && !item.id.kind.isMadeHere, hasNote: item.note != nil || hasDraft,
                state: item.standing?.state ?? (item.events.isEmpty ? nil : .done), of: item.id.kind))
    }

    func title(of part: LibraryPart, sortedBy order: String) -> String {
        let name = part == .all ? nil : name(of: part)
        return [wording.library.title, name, order].compactMap(\.self).joined(separator: " · ")
    }

    func name(of part: LibraryPart) -> String {
        switch part {
        case .all: wording.library.all
        case .kind(let kind): wording.kinds.lists(of: kind)
        case .wanted: wording.diary.wantedTitle
        }
    }

    /// What lies over it, with a tab of its own.
    func places(of shelf: LibraryShelf) -> [TabbedPlace] {
        [.diary, .year] + (shelf.unconfirmedCount > 0 ? [.toConfirm] : [])
    }

    /// Its parts, and then what lies over it.
    func tabs(of shelf: LibraryShelf, today: CalendarDate) -> ListTabs {
        let parts = shelf.parts
        let isCounted = shelf.read.isLoaded || !shelf.isWhole
        let places = places(of: shelf)
        return ListTabs(
            parts.map { counted(name(of: $0), isCounted ? shelf.count(of: $0) : nil) }
                + places.map { place in
                    switch place {
                    case .diary: counted(wording.diary.title, shelf.entryCount)
                    case .year: String(today.year)
                    case .toConfirm: counted(wording.confirm.title, shelf.unconfirmedCount)
                    }
                },
            chosen: parts.firstIndex(of: shelf.part) ?? 0,
            starts: Set(places.indices.filter { places[$0] != .year }.map { parts.count + $0 }))
    }

    private func counted(_ name: String, _ count: Int?) -> String {
        [name, count.map(wording.format.grouped)].compactMap(\.self).joined(separator: " ")
    }

    func name(of sort: LibrarySort) -> String {
        switch sort {
        case .added: wording.library.byAdded
        case .title: wording.library.byTitle
        case .kind: wording.library.byKind
        case .rating: wording.diary.byRating
        case .length: wording.library.byLength
        }
    }

    /// - Parameters:
    ///   - count: how many items of the shelf are visible.
    ///   - filter: nil for none.
    func list(_ count: Int, of shelf: LibraryShelf, matching filter: ListFilter?) -> ListState {
        ListState(
            shelf.read, count: count, of: shelf.count, matching: filter, empty: wording.library.empty, wording: wording)
    }

    private func count(of list: LibraryItem) -> String {
        wording.list.count(wording.format.count(list.things.count))
    }

    /// Nil where nobody knows.
    func added(_ item: LibraryItem) -> String? {
        item.added == 0 ? nil : wording.library.added(wording.format.day(secondsSince1970: item.added))
    }

    /// What is stored of an item, for where its details are not to be had.
    ///
    /// - Parameters:
    ///   - stored: nil if it is not in the library.
    ///   - unsaved: the item that only has an unsaved note.
    ///   - access: how its catalogue becomes available.
    ///   - canShow: whether it is a view whose list can be shown.
    ///   - isUnconfirmed: whether it has a name alone, and waits for somebody to say what it is.
    func keptText(
        _ stored: LibraryItem?, unsaved: LibraryItem?, _ access: CatalogAccess?, canShow: Bool = false,
        isUnconfirmed: Bool = false
    ) -> [Paragraph] {
        guard let item = stored ?? unsaved else { return [] }
        let since: String? = if let stored { added(stored) } else { wording.unsaved.unsavedNote }
        var text: [Paragraph] = [.title(item.summary.title)]
        if item.id.kind == .list {
            text += wording.contents(ofList: item) { facts(of: $0) }
            return text + (since.map { [.gap, .muted($0)] } ?? [])
        }
        if let view = item.id.view {
            text += wording.asked(by: view) + [.gap]
        } else {
            let facts = facts(of: item.summary)
            if !facts.isEmpty { text.append(.plain(facts)) }
        }
        let said = wording.said(of: item)
        text += said + (said.isEmpty ? [] : [.gap])
        if let since { text.append(.muted(since)) }
        if item.id.view != nil {
            text.append(wording.opening(canShow: canShow))
        } else if isUnconfirmed {
            text.append(.plain(wording.confirm.canBeLookedFor))
        } else {
            text += reasons(for: item, access).map { .muted($0) }
        }
        return text + wording.written(of: item)
    }

    /// Without the parts that this version does not understand.
    func facts(of summary: LibrarySummary) -> String {
        [yearlessFacts(of: summary), summary.released.map { String($0.year) } ?? ""].filter { !$0.isEmpty }
            .joined(separator: " · ")
    }

    /// The same without its year.
    private func yearlessFacts(of summary: LibrarySummary) -> String {
        summary.subject.view.map { facts(of: $0) } ?? summary.subtitle ?? ""
    }

    /// What its list is of, and what it is asked.
    private func facts(of view: SavedView) -> String {
        let asked = QueryFormatter(wording).title(view.refinement)
        let searched = view.refinement.text.map(wording.library.searching)
        return [wording.kinds.lists(of: view.kind), asked, searched].compactMap(\.self).filter { !$0.isEmpty }
            .joined(separator: " · ")
    }

    /// Sentences that say why no details are available.
    ///
    /// - Parameter access: how its catalogue becomes available.
    func reasons(for item: LibraryItem, _ access: CatalogAccess?) -> [String] {
        let parts = notUnderstood(item)
        if let access, parts.isEmpty { return [wording.library.keptFrom(item.id.source, access)] }
        return parts.map(wording.library.notUnderstood) + [wording.library.staysAsItIs]
    }

    private func notUnderstood(_ item: LibraryItem) -> [NotUnderstood] {
        item.notUnderstood(knowing: wording.sources.known)
    }
}

extension Row {
    /// An item of the library as the list shows it, formatted for the user's locale.
    ///
    /// - Parameters:
    ///   - facts: the subtitle, if it is known, and what else there is to say: it stands behind the title.
    ///   - kind: empty where all are of one.
    ///   - year: nil where it is not known.
    ///   - rating: its reader's own, in a word and in a sentence; nil for none.
    ///   - step: how good that is.
    ///   - added: the day.
    ///   - kindMark: what that is marked with; nil for nothing.
    init(
        kind: String, kindMark: KindMark? = nil, title: String, facts: String, year: String? = nil,
        rating: (mark: String, said: String)? = nil, step: RatingStep? = nil, added: String, marks: Marks = Marks()
    ) {
        self.init(
            title, marks, kindMark: kindMark, step: step, [kind, facts, year, rating?.said, added],
            short: [nil, nil, nil, rating?.mark], asides: facts.isEmpty ? [] : [.text(facts)])
    }
}
