import Entities
import Presentation

/// Formats the books of the list.
struct ReadingListFormatter {
    let wording: Wording

    private var words: Words<ReadingWording> { wording.readingList }

    /// How many books there are is said by the tab, and by the headings of the parts.
    func title(sortedBy order: String) -> String { "\(words.title) · \(order)" }

    /// What stands above the texts of `row`, in their order.
    var columns: ListColumns {
        ListColumns(
            title: wording.column.title,
            [
                RowColumn(wording.readingList.author, longest: 8...24),
                RowColumn(wording.column.year, width: 4, from: 30),
                RowColumn(wording.diary.reader, width: 5, at: .behind, as: .rating, from: 36),
                RowColumn("", longest: 8...30),
                RowColumn(wording.column.since, width: wording.column.dateWidth, from: 60),
            ])
    }

    /// Who has written a book, and its reader's own rating where there is room for both; nothing where nobody knows the author, so that
    /// all tiles begin with the same.
    func tileFacts(of row: Row) -> TileFacts {
        guard let author = columns.shortFact(of: row, inColumn: 0) else { return [] }
        return TileFacts([author, columns.shortFact(of: row, inColumn: 2)])
    }

    /// - Parameters:
    ///   - reading: what counts now, which may not be stored yet.
    ///   - change: how it is with what the shared shelf does not have yet; nil where it has all.
    func row(
        _ book: LibraryItem, _ standing: Standing?, _ marks: Marks, _ change: ShelfChange.State?, today: CalendarDate
    ) -> Row {
        let (state, rating) = (standing?.state, standing?.rating)
        return Row(
            title: book.summary.title, author: book.summary.subtitle ?? "",
            year: book.summary.released.map { String($0.year) },
            rating: rating.map { (mark: wording.seen($0, within: 5), said: wording.own($0)) },
            step: rating.map { RatingStep(share: $0.mark(of: 1)) },
            facts: facts(standing, change),
            day: state.flatMap { standing?.since[$0] }.map { wording.since($0, today: today) } ?? "",
            marks: marks)
    }

    /// Beside the books that a source has.
    func tabs(_ shelf: ReadingListShelf) -> ListTabs {
        let own = shelf.read.isLoaded ? [words.title, wording.format.grouped(shelf.books.count)] : [words.title]
        return ListTabs([wording.book.title, own.joined(separator: " ")], chosen: 1)
    }

    /// - Parameter books: those in sight, part by part.
    func parts(of books: Arranged<LibraryItem>) -> [ListPart] {
        var first = 0
        return ReadingListShelf.parts.compactMap { state in
            let count = books.count { $0.standing?.state == state }
            defer { first += count }
            if count == 0 { return nil }
            return ListPart("\(words.part(state)) · \(wording.format.grouped(count))", firstRow: first)
        }
    }

    /// - Parameters:
    ///   - count: how many books of the shelf are visible.
    ///   - filter: nil for none.
    func list(_ count: Int, of shelf: ReadingListShelf, matching filter: ListFilter?) -> ListState {
        ListState(
            shelf.read, count: count, of: shelf.books.count, matching: filter, empty: words.empty, wording: wording)
    }

    /// What there is to say of the shared shelf.
    func note(_ shelf: ShelfState, _ pending: [ShelfChange]) -> String? {
        var parts: [String] = []
        if case .failed(let failure) = shelf { parts.append(wording.shelf.failed(wording.message(failure))) }
        if !pending.isEmpty {
            parts.append(wording.shelf.pending(pending.count, pending.count { $0.state != .waiting }))
        }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }

    /// All that is kept of a book, for where no catalogue tells of it. Empty where it is no longer there.
    func keptText(_ book: LibraryItem?) -> [Paragraph] {
        guard let book else { return [.plain(wording.library.failure(.notFound).what)] }
        var text: [Paragraph] = [.title(book.summary.title)]
        if let author = book.summary.subtitle { text.append(.plain(author)) }
        text += facts(of: book).map { .plain("\($0.label): \($0.text)") }
        let said = wording.said(of: book)
        text += said + (said.isEmpty ? [] : [.gap])
        if book.added != 0 {
            text.append(.muted(wording.library.added(wording.format.day(secondsSince1970: book.added))))
        }
        if let note = book.note { text += [.gap, .label(wording.library.note), .prose(note.text)] }
        return text
    }

    private func facts(of book: LibraryItem) -> [(label: String, text: String)] {
        let standing = book.standing
        var facts: [(label: String, text: String)] = []
        if let released = book.summary.released { facts.append((words.released, wording.format.long(released))) }
        if let isbn = standing?.isbn { facts.append((words.isbn, isbn)) }
        if let pages = standing?.pages, let duration = standing?.duration {
            facts.append(
                (
                    words.length,
                    [pageCount(pages), words.hours(wording.format.decimal(duration))].joined(separator: ", ")
                ))
        }
        for state in Standing.State.allCases {
            // Since when it is as it is now is said with the rating, but where times say it.
            if state == standing?.state, state != .done || book.events.isEmpty { continue }
            if let day = standing?.since[state] { facts.append((words.since(state), wording.format.long(day))) }
        }
        return facts
    }

    private func facts(_ standing: Standing?, _ change: ShelfChange.State?) -> String {
        [
            change.map(wording.shelf.change),
            standing?.duration.map { words.hours(wording.format.decimal($0)) },
        ].compactMap(\.self).joined(separator: " · ")
    }

    private func pageCount(_ pages: Int) -> String { words.pages(wording.format.count(pages)) }

    func name(of sort: ReadingListSort) -> String {
        switch sort {
        case .added: words.byAdded
        case .title: words.byTitle
        case .author: words.byAuthor
        case .rating: words.byRating
        }
    }
}

extension Row {
    /// A book of the list, formatted for the user's locale.
    ///
    /// - Parameters:
    ///   - year: nil where it is not known.
    ///   - rating: its reader's own, in a word and in a sentence; nil for none.
    ///   - step: how good that is.
    ///   - facts: what a shared shelf does not have yet, and the length, as far as they are known.
    ///   - day: of its state.
    init(
        title: String, author: String, year: String? = nil, rating: (mark: String, said: String)? = nil,
        step: RatingStep? = nil, facts: String, day: String, marks: Marks = Marks()
    ) {
        self.init(
            title, marks, step: step, [author, year, rating?.said, facts, day], short: [nil, nil, rating?.mark])
    }
}
