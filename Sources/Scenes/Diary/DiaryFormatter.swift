import Entities
import Presentation

/// Puts what was seen, heard and read into words.
struct DiaryFormatter {
    let wording: Wording

    private var words: Words<DiaryWording> { wording.diary }

    /// What stands above the texts of `row`, in their order.
    var columns: ListColumns {
        ListColumns(
            title: wording.column.title, hasSigns: true,
            [
                // A month stands above its days.
                RowColumn(wording.diary.day, width: wording.column.dateWidth, at: .before, inParts: 8),
                // By whom it is.
                RowColumn(saying: .text),
                // Whether it was again, and how it is marked.
                RowColumn(saying: .text),
                // The original title: whole, or not at all.
                RowColumn("", longest: 99...99, as: .text, from: 90),
                RowColumn(wording.column.year, width: 4, at: .last, from: 30),
                RowColumn(wording.diary.reader, width: 5, at: .last, as: .rating, from: 30),
            ])
    }

    /// The day, and its reader's own rating where there is room for both.
    func tileFacts(of row: Row) -> TileFacts {
        TileFacts([columns.shortFact(of: row, inColumn: 0), columns.shortFact(of: row, inColumn: 5)])
    }

    /// - Parameters:
    ///   - isAmongOthers: whether entries about other kinds of things are shown beside it.
    ///   - isBelowMonths: whether the heading above it is that of several months, so that its short day has to name its own.
    func row(
        _ entry: DiaryEntry, _ marks: Marks, isAmongOthers: Bool, isBelowMonths: Bool = false, today: CalendarDate
    ) -> Row {
        let (event, summary) = (entry.event, entry.summary)
        var marks = marks
        marks.state = nil
        let remarks = [event.isAgain ? words.again : nil].compactMap(\.self) + event.tags.map { "#\($0)" }
        let isFilm = summary.subject.kind == .movie
        let author = isFilm ? nil : summary.subtitle
        let shortDay = event.day.map {
            isBelowMonths ? wording.dayAndMonth($0, today: today) : wording.dayOfMonth($0, today: today)
        }
        return Row(
            summary.title, marks, kindMark: isAmongOthers ? KindMark(summary.subject.kind) : nil,
            step: event.rating.map { RatingStep(share: $0.mark(of: 1)) },
            [
                day(event, today: today), author, remarks.joined(separator: " "),
                isFilm ? summary.subtitle : nil, summary.released.map { String($0.year) },
                event.rating.map(wording.own),
            ], short: [shortDay ?? "", nil, nil, nil, nil, event.rating.map { wording.seen($0, within: 5) }],
            asides: (author.map { [.text($0)] } ?? []) + remarks.map { .word($0) })
    }

    private func day(_ event: DiaryEvent, today: CalendarDate) -> String {
        event.day.map { wording.since($0, today: today) } ?? words.dayUnknown
    }

    /// - Parameter selection: the only entries that the list is of; nil for all.
    func title(of shelf: DiaryShelf, matching selection: DiarySelection?, sortedBy order: String) -> String {
        let selected = selection.map { name(of: $0, in: shelf) }
        return [words.title, selected, shelf.kind.map(wording.kinds.lists), order].compactMap(\.self)
            .joined(separator: " · ")
    }

    private func name(of selection: DiarySelection, in shelf: DiaryShelf) -> String {
        switch selection.figure {
        case .tag(let tag): "#\(tag)"
        case .thing: shelf.latest?.summary.title ?? selection.period.text
        default: selection.period.text
        }
    }

    /// With the year that is in sight, and how many entries are where those of one kind alone are shown.
    ///
    /// - Parameter tabs: those of the library; nil for a list by itself.
    func tabs(_ tabs: ListTabs?, of shelf: DiaryShelf, _ year: YearTab) -> ListTabs? {
        if year.isChosen { return year.name.flatMap { tabs?.naming(chosen: $0) } ?? tabs }
        guard shelf.kind != nil else { return tabs }
        let count = wording.position(wording.format.grouped(shelf.count), wording.format.grouped(shelf.wholeCount))
        return tabs?.naming(chosen: "\(words.title) \(count)")
    }

    /// All, and each kind that there is.
    func menu(ofKinds shelf: DiaryShelf) -> Menu {
        let kinds = shelf.kinds.map { (name: wording.kinds.lists(of: $0.kind), count: $0.count) }
        let entries = [(name: wording.library.all, count: shelf.wholeCount)] + kinds
        let chosen = shelf.kinds.firstIndex { $0.kind == shelf.kind }
        return Menu(
            wording.column.kind, entries.map { "\($0.name) \(wording.format.grouped($0.count))" },
            chosen: [chosen.map { $0 + 1 } ?? 0], subject: "kind")
    }

    /// A part for each month; months of a year that follow each other with one entry each are one part.
    ///
    /// - Parameter entries: those in sight, the latest first or last.
    func parts(of entries: Arranged<DiaryEntry>) -> [ListPart] {
        var parts: [ListPart] = []
        var first = 0
        while first < entries.count {
            let month = month(of: entries[first])
            var next = end(of: month, from: first, in: entries)
            if next == first + 1 {
                while areJoined(next - 1, next, in: entries) { next += 1 }
            }
            let months = name(of: month, to: self.month(of: entries[next - 1]))
            parts.append(ListPart("\(months) · \(wording.format.grouped(next - first))", firstRow: first))
            first = next
        }
        return parts
    }

    /// Whether the heading above an entry is that of several months.
    ///
    /// - Parameter index: its place among the entries in sight.
    func isBelowMonths(_ index: Int, in entries: Arranged<DiaryEntry>) -> Bool {
        areJoined(index - 1, index, in: entries) || areJoined(index, index + 1, in: entries)
    }

    /// Whether two entries beside each other are the only ones of their months, in the same year.
    private func areJoined(_ first: Int, _ second: Int, in entries: Arranged<DiaryEntry>) -> Bool {
        guard let one = onlyMonth(first, in: entries), let other = onlyMonth(second, in: entries) else { return false }
        return one.year == other.year
    }

    /// The month of an entry that has no other one; nil where there are others, no month is known, or no such entry is there.
    private func onlyMonth(_ index: Int, in entries: Arranged<DiaryEntry>) -> CalendarDate? {
        guard entries.indices.contains(index), let month = month(of: entries[index]), month.month != nil else {
            return nil
        }
        let neighbours = [index - 1, index + 1].filter(entries.indices.contains)
        return neighbours.contains { self.month(of: entries[$0]) == month } ? nil : month
    }

    /// The entries of a month stand together: so of 100,000 entries a few are looked at, since this is asked at each key.
    private func end(of month: CalendarDate?, from first: Int, in entries: Arranged<DiaryEntry>) -> Int {
        var (low, high) = (first + 1, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if self.month(of: entries[middle]) == month { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func month(of entry: DiaryEntry) -> CalendarDate? {
        entry.event.day.map { day in day.month.flatMap { CalendarDate(year: day.year, month: $0) } ?? day }
    }

    /// `January – August 2026`, the earlier one first; a month alone where both are the same.
    private func name(of month: CalendarDate?, to other: CalendarDate?) -> String {
        guard month != other, let year = month?.year, let one = month?.month, let two = other?.month,
            let last = CalendarDate(year: year, month: max(one, two))
        else { return name(of: month) }
        return "\(wording.format.longMonth(min(one, two))) – \(wording.format.long(last))"
    }

    /// `November 2026`; the year where no more is known.
    private func name(of month: CalendarDate?) -> String {
        month.map(wording.format.long) ?? words.dayUnknown.uppercasingFirst
    }

    func name(of sort: DiarySort) -> String {
        switch sort {
        case .day: words.byDay
        case .title: words.byTitle
        case .rating: words.byRating
        }
    }

    /// - Parameters:
    ///   - count: how many entries are visible.
    ///   - filter: nil for none.
    func list(_ count: Int, of shelf: DiaryShelf, matching filter: ListFilter?) -> ListState {
        ListState(
            shelf.read, count: count, of: shelf.count, matching: filter, empty: words.emptyDiary, wording: wording)
    }

    func question(about entry: DiaryEntry) -> Question {
        words.askRemove(entry.summary.title, entry.event.day.map(wording.format.long) ?? words.dayUnknown)
    }

    /// All that is kept of a thing, for where no catalogue tells of it. Empty where it is no longer there.
    func keptText(_ item: LibraryItem?) -> [Paragraph] {
        guard let item else { return [.plain(wording.library.failure(.notFound).what)] }
        let summary = item.summary
        var text: [Paragraph] = [.title(summary.title)]
        let facts = [summary.subtitle, summary.released.map { String($0.year) }].compactMap(\.self)
        if !facts.isEmpty { text.append(.plain(facts.joined(separator: " · "))) }
        return text + wording.said(of: item) + wording.written(of: item)
    }
}
