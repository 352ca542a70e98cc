import Entities
import Presentation

/// Formats a book.
struct BookDetailFormatter {
    let wording: Wording

    private typealias Field = BookDetailContent.Field

    /// The content from a list's data, while the details are loading.
    func content(of book: Book, today: CalendarDate) -> BookDetailContent {
        var content = BookDetailContent(title: book.title, subtitle: book.subtitle)
        content.authors = book.authors.map { author($0, book.id.item.source) }.joined(separator: ", ")
        content.fields = fields(ofBook: book, today)
        return content
    }

    func content(of detail: BookDetail, today: CalendarDate) -> BookDetailContent {
        let words = wording.book
        var content = content(of: detail.book, today: today)
        content.description = detail.description
        content.fields += fields([
            (words.pages, detail.pages.map(length)),
            (words.languages, list(detail.languages.map(wording.format.language))),
            (words.readers, detail.readers.flatMap(readers)),
            (words.isbns, shortened(detail.isbns.map(\.digits), most: Self.mostISBNs)),
        ])
        if let subjects = detail.subjects.map({ subject($0, source(detail)) }).joined(separator: " · ") {
            content.fields.append(Field(label: words.subjects, value: subjects))
        }
        content.fields += fields([(words.number, source(detail) == .ownBooks ? nil : detail.book.id.item.key)])
        content.linksLabel = wording.links
        let page = detail.page.map { Link(title: wording.sources.name(of: source(detail)), url: $0) }
        content.links = ([page].compactMap(\.self) + detail.links).map(\.linkedText)
        content.otherBooksLabel = words.otherBooks(detail.book.authors.first)
        content.otherBooks = (detail.otherBooks ?? []).map { LinkedText(line($0), .book($0.id)) }
        content.otherBooksMissing = detail.otherBooks == nil ? wording.partMissing : nil
        return content
    }

    /// What its reader has written down leads to no list.
    private func author(_ name: String, _ source: SourceID) -> LinkedText {
        LinkedText(name, source == .ownBooks ? nil : .books(BookQuery(filters: [.author: .only(name)]), source))
    }

    private func subject(_ name: String, _ source: SourceID) -> LinkedText {
        LinkedText(name, source == .ownBooks ? nil : .books(BookQuery(filters: [.subject: .only(name)]), source))
    }

    /// What the reader has of it on the list; empty where it is not there.
    func reading(_ reading: Reading?) -> [BookDetailContent.Field] {
        guard let reading else { return [] }
        let words = wording.readingList
        let days = Reading.State.allCases.map { state in
            (label: words.since(state), value: reading.since[state].map(wording.format.long))
        }
        return fields(
            [(words.title, reading.state.map(words.state) ?? words.withoutState)] + days
                + [(words.ownRating, reading.rating.map { words.rating(wording.format.grouped($0)) })])
    }

    /// `474 · about 15.8 h`
    private func length(_ pages: Int) -> String {
        let hours = Reading(pages: pages).duration.map { wording.readingList.hours(wording.format.decimal($0)) }
        return [wording.format.grouped(pages), hours].compactMap(\.self).joined(separator: " · ")
    }

    private func source(_ detail: BookDetail) -> SourceID { detail.book.id.item.source }

    private func fields(ofBook book: Book, _ today: CalendarDate) -> [Field] {
        let words = wording.book
        return fields([
            (words.firstPublished, book.firstPublished.map { published($0, today) }),
            (wording.rating, book.rating.map(rating)),
            (words.editionsHeading, book.editions.map(wording.format.grouped)),
        ])
    }

    private func fields(_ all: [(label: String, value: String?)]) -> [Field] {
        all.compactMap { label, value in value.map { Field(label: label, value: LinkedText($0)) } }
    }

    /// `1965 · 61 years ago`. Of what is announced only when.
    private func published(_ date: CalendarDate, _ today: CalendarDate) -> String {
        let years = today.year - date.year
        let ago = years >= 0 ? wording.book.yearsAgo(years) : nil
        return [wording.format.long(date), ago].compactMap(\.self).joined(separator: " · ")
    }

    private func rating(_ rating: BookRating) -> String {
        let average = wording.book.rating(wording.format.rating(rating.average))
        let votes = rating.votes.map { wording.votes(wording.format.count($0)) }
        return [average, votes].compactMap(\.self).joined(separator: " · ")
    }

    private func readers(_ readers: BookReaders) -> String? {
        let words = wording.book
        let shelves = [
            (readers.wanting, words.wanting), (readers.reading, words.reading), (readers.finished, words.finished),
        ]
        return list(shelves.filter { $0.0 > 0 }.map { $1(wording.format.count($0)) })
    }

    private func list(_ names: [String]) -> String? {
        names.isEmpty ? nil : names.joined(separator: ", ")
    }

    /// The first ones, and how many more there are.
    private func shortened(_ names: [String], most: Int) -> String? {
        guard names.count > most else { return list(names) }
        let rest = wording.book.andMore(wording.format.grouped(names.count - most))
        return names.prefix(most).joined(separator: ", ") + " " + rest
    }

    /// `Dune Messiah (1969)`
    private func line(_ book: Book) -> String {
        book.title + (book.firstPublished.map { " (\($0.year))" } ?? "")
    }

    private static let mostISBNs = 4
}
