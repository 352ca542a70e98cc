import Entities
import Presentation

/// Puts a list into words.
struct OwnListFormatter {
    let wording: Wording

    private var words: Words<ListWording> { wording.list }

    /// - Parameter name: as it is known before it is read.
    func title(of shelf: OwnListShelf, named name: String, sortedBy order: String) -> String {
        let count = shelf.read.isLoaded ? wording.format.grouped(shelf.things.count) : nil
        return [shelf.list?.summary.title ?? name, count, order].compactMap(\.self).joined(separator: " · ")
    }

    /// What stands above the texts of `row`, in their order.
    var columns: ListColumns {
        ListColumns(
            title: wording.column.title, hasSigns: true,
            [
                RowColumn(wording.column.number, width: 4, at: .before, from: 30),
                RowColumn(saying: .text),
                RowColumn(wording.column.year, width: 6, at: .last, from: 30),
            ])
    }

    /// - Parameter number: its place in the list.
    func row(_ thing: ListedThing, number: Int?, _ marks: Marks) -> Row {
        let summary = thing.summary
        let aside = thing.remark?.inOneLine ?? summary.subtitle
        return Row(
            summary.title, marks, kindMark: KindMark(summary.subject.kind),
            [
                number.map(wording.format.grouped),
                // The eye has the mark before the title.
                aside ?? wording.kinds.one(of: summary.subject.kind), summary.released.map { String($0.year) },
            ], asides: aside.map { [.text($0)] } ?? [])
    }

    func name(of sort: OwnListSort) -> String {
        switch sort {
        case .own: words.inOrder
        case .title: wording.library.byTitle
        case .year: words.byYear
        }
    }

    /// - Parameters:
    ///   - count: how many things are visible.
    ///   - filter: nil for none.
    func list(_ count: Int, of shelf: OwnListShelf, matching filter: ListFilter?) -> ListState {
        ListState(
            shelf.read, count: count, of: shelf.things.count, matching: filter,
            empty: shelf.list == nil ? words.gone : words.empty, wording: wording)
    }

    /// What its reader has written about it; nil for nothing.
    func description(of shelf: OwnListShelf) -> String? {
        shelf.list?.note?.text.inOneLine
    }

    /// In the order of the list, as Markdown.
    func markdown(of shelf: OwnListShelf) -> String? { shelf.list.map(ListMarkdown.init)?.text }

    var movesOnlyInOrder: Message { words.movesOnlyInOrder }

    func undone(_ title: String, _ outcome: TakenBack) -> Message { wording.undone(title, outcome) }

    /// All that is kept of a thing, for where no catalogue tells of it. Of a view it says what its list is asked.
    ///
    /// - Parameters:
    ///   - kept: as the library has it beside the list; nil where it has not.
    ///   - canShow: whether it is a view whose list can be shown.
    func keptText(_ thing: ListedThing?, _ kept: LibraryItem?, canShow: Bool = false) -> [Paragraph] {
        guard let summary = thing?.summary else { return [.plain(wording.library.failure(.notFound).what)] }
        let remark: [Paragraph] = thing?.remark.map { [.gap, .prose($0)] } ?? []
        if let kept, summary.subject.kind == .list {
            return [.title(kept.summary.title)] + wording.contents(ofList: kept, facts: facts(of:)) + remark
        }
        return [.title(summary.title)] + facts(of: summary, canShow: canShow)
            + (kept.map(wording.said(of:)) ?? []) + remark + (kept.map(wording.written(of:)) ?? [])
    }

    private func facts(of summary: LibrarySummary, canShow: Bool) -> [Paragraph] {
        if let view = summary.subject.view {
            return wording.asked(by: view) + [.gap, wording.opening(canShow: canShow)]
        }
        let facts = facts(of: summary)
        return facts.isEmpty ? [] : [.plain(facts)]
    }

    private func facts(of summary: LibrarySummary) -> String {
        [summary.subtitle, summary.released.map { String($0.year) }].compactMap(\.self).joined(separator: " · ")
    }
}

extension String {
    fileprivate var inOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
