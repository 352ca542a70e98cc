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
                RowColumn(wording.diary.day, width: wording.column.dateWidth, at: .before, inParts: 7),
                RowColumn("", longest: 12...40),
                RowColumn(wording.diary.reader, width: 5, at: .last, as: .rating, from: 30),
            ])
    }

    /// - Parameter isAmongOthers: whether entries about other kinds of things are shown beside it.
    func row(_ entry: DiaryEntry, _ marks: Marks, isAmongOthers: Bool, today: CalendarDate) -> Row {
        let event = entry.event
        var marks = marks
        marks.state = nil
        let facts = [
            entry.summary.subtitle, entry.summary.released.map { String($0.year) }, event.isAgain ? words.again : nil,
            event.tags.isEmpty ? nil : event.tags.map { "#\($0)" }.joined(separator: " "),
        ]
        let shortDay = event.day.map { wording.dayOfMonth($0, today: today) } ?? ""
        return Row(
            entry.summary.title, marks, kindMark: isAmongOthers ? KindMark(entry.summary.subject.kind) : nil,
            step: event.rating.map { RatingStep(share: $0.mark(of: 1)) },
            [
                day(event, today: today), facts.compactMap(\.self).joined(separator: " · "),
                event.rating.map(wording.own),
            ], short: [shortDay, nil, event.rating.map { wording.seen($0, within: 5) }])
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

    /// All, and each kind that there is.
    func menu(ofKinds shelf: DiaryShelf) -> Menu {
        let kinds = shelf.kinds.map { (name: wording.kinds.lists(of: $0.kind), count: $0.count) }
        let entries = [(name: wording.library.all, count: shelf.wholeCount)] + kinds
        let chosen = shelf.kinds.firstIndex { $0.kind == shelf.kind }
        return Menu(
            wording.column.kind, entries.map { "\($0.name) \(wording.format.grouped($0.count))" },
            chosen: [chosen.map { $0 + 1 } ?? 0], subject: "kind")
    }

    /// A part for each month.
    ///
    /// - Parameter entries: those in sight, the latest first or last.
    func parts(of entries: Arranged<DiaryEntry>) -> [ListPart] {
        var parts: [ListPart] = []
        var first = 0
        while first < entries.count {
            let month = month(of: entries[first])
            let next = end(of: month, from: first, in: entries)
            parts.append(ListPart("\(name(of: month)) · \(wording.format.grouped(next - first))", firstRow: first))
            first = next
        }
        return parts
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
