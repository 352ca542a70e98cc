import Entities
import Presentation

/// Formats a book.
struct BookDetailFormatter {
    let wording: Wording

    /// The content from a list's data, while the details are loading.
    func content(of book: Book, _ kept: KeptWords = KeptWords(), today: CalendarDate) -> DetailContent {
        var content = DetailContent(
            title: book.title, secondTitle: book.subtitle,
            facts: book.authors.map { linked($0, .author, of: book) }.joined(separator: ", "),
            parts: .kept(kept) + .fields(fields(of: book, today)))
        content.score = book.rating.map(score)
        return content
    }

    func content(of detail: BookDetail, _ kept: KeptWords = KeptWords(), today: CalendarDate) -> DetailContent {
        var content = content(of: detail.book, kept, today: today)
        content.chips = DetailContent.Chips(
            detail.subjects.map { linked($0, .subject, of: detail.book) }, label: wording.book.subjects)
        content.parts =
            .kept(kept) + [detail.description.map { .prose($0) }].compactMap(\.self)
            + .fields(fields(of: detail.book, today) + fields(of: detail)) + .sections([links(of: detail)])
            + otherBooks(than: detail)
        return content
    }

    private func fields(of book: Book, _ today: CalendarDate) -> [DetailContent.Field] {
        let words = wording.book
        return .known([
            (words.firstPublished, book.firstPublished.map { published($0, today) }),
            (words.editionsHeading, book.editions.map(wording.format.grouped)),
        ])
    }

    private func fields(of detail: BookDetail) -> [DetailContent.Field] {
        let words = wording.book
        let isbns = detail.isbns.map(\.digits)
        return .known([
            (words.pages, detail.pages.map(length)),
            (words.languages, list(detail.languages.map(wording.format.language))),
            (words.readers, detail.readers.flatMap(readers)), (words.isbns, shortened(isbns, most: Self.mostISBNs)),
        ])
    }

    private func links(of detail: BookDetail) -> DetailSection {
        let source = wording.sources.name(of: detail.book.id.item.source)
        let page = detail.page.map { Link(title: source, url: $0) }
        return DetailSection(
            nil, wording.links, .rows(([page].compactMap(\.self) + detail.links).map { .init($0.linkedText) }))
    }

    /// Where nobody knows whether there are any, that is said.
    private func otherBooks(than detail: BookDetail) -> [DetailContent.Part] {
        let label = wording.book.otherBooks(detail.book.authors.first)
        guard let books = detail.otherBooks else {
            return [.section(DetailSection(nil, label, note: LinkedText(wording.partMissing), .rows([])))]
        }
        let rows = books.map { DetailSection.Row(LinkedText(line($0), .book($0.id)), picture: $0.picture) }
        return .sections([DetailSection(nil, label, .rows(rows, .posters))])
    }

    /// What its reader has written down leads to no list.
    private func linked(_ name: String, _ filter: QueryFilter, of book: Book) -> LinkedText {
        LinkedText(name, book.isOwn ? nil : .books(BookQuery(filters: [filter: .only(name)]), book.id.item.source))
    }

    /// `474 · about 15.8 h`
    private func length(_ pages: Int) -> String {
        let hours = Standing(pages: pages).duration.map { wording.readingList.hours(wording.format.decimal($0)) }
        return [wording.format.grouped(pages), hours].compactMap(\.self).joined(separator: " · ")
    }

    /// `1965 · 61 years ago`. Of what is announced only when.
    private func published(_ date: CalendarDate, _ today: CalendarDate) -> String {
        let years = today.year - date.year
        let ago = years >= 0 ? wording.book.yearsAgo(years) : nil
        return [wording.format.long(date), ago].compactMap(\.self).joined(separator: " · ")
    }

    private func score(_ rating: BookRating) -> DetailContent.Score {
        .init(
            wording.rating, wording.book.rating(wording.format.rating(rating.average)),
            votes: rating.votes.map { wording.votes(wording.format.count($0)) }, share: rating.average / 5)
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
