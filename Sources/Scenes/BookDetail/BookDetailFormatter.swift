import Entities
import Presentation

/// Formats a book.
struct BookDetailFormatter {
    let wording: Wording

    /// The content from a list's data, while the details are loading.
    func content(of book: Book, _ kept: KeptWords = KeptWords(), today: CalendarDate) -> DetailContent {
        var content = DetailContent(
            title: book.title, secondTitle: book.subtitle,
            facts: book.authors.map { linked($0, .author, of: book) }.joined(separator: ", "), parts: .kept(kept))
        content.brief = brief(of: book, pages: nil, today)
        content.score = book.rating.map(score)
        return content
    }

    func content(of detail: BookDetail, _ kept: KeptWords = KeptWords(), today: CalendarDate) -> DetailContent {
        var content = content(of: detail.book, kept, today: today)
        content.brief = brief(of: detail.book, pages: detail.pages, today)
        content.chips = DetailContent.Chips(
            detail.subjects.map { linked($0, .subject, of: detail.book) }, label: wording.book.subjects)
        content.parts =
            [detail.description.map { .prose($0) }].compactMap(\.self) + .brief(brief(of: detail)) + .kept(kept)
        content.parts += otherBooks(than: detail) + .sections([isbns(of: detail), links(of: detail)])
        return content
    }

    /// `1965 · 474 pages, about 16 h · 120 editions`
    private func brief(of book: Book, pages: Int?, _ today: CalendarDate) -> DetailContent.Brief? {
        let words = wording.book
        let editions = book.editions.map { words.editions(wording.format.count($0)) }
        return .init(
            [[book.firstPublished.map(wording.format.long), pages.map(shortLength), editions]],
            .known([
                (words.firstPublished, book.firstPublished.map { published($0, today) }),
                (words.pages, pages.map(length)),
                (words.editionsHeading, book.editions.map(wording.format.grouped)),
            ]))
    }

    /// How many readers it has on which shelves, in which languages it is there, and the numbers of editions where they are few.
    private func brief(of detail: BookDetail) -> DetailContent.Brief? {
        let words = wording.book
        let languages = list(detail.languages.map(wording.format.language))
        let isbns = detail.isbns.count > Self.fewISBNs ? nil : list(detail.isbns.map(\.digits))
        func shelves(briefly: Bool) -> [String] {
            detail.readers.map { words.shelves(of: $0, briefly: briefly, wording.format) } ?? []
        }
        return .init(
            [shelves(briefly: true), [languages], [isbns.map { "\(words.isbns) \($0)" }]],
            .known([
                (words.readers, list(shelves(briefly: false))), (words.languages, languages), (words.isbns, isbns),
            ]))
    }

    /// Folded; nil where they are few.
    private func isbns(of detail: BookDetail) -> DetailSection? {
        guard detail.isbns.count > Self.fewISBNs else { return nil }
        return DetailSection(
            Self.isbns, wording.book.isbns, isFolded: true,
            .rows(detail.isbns.map { .init(LinkedText($0.digits)) }))
    }

    private func links(of detail: BookDetail) -> DetailSection {
        let source = wording.sources.name(of: detail.book.id.item.source)
        let page = detail.page.map { Link(title: source, url: $0) }
        return DetailSection(
            Self.links, wording.links, .rows(([page].compactMap(\.self) + detail.links).map { .init($0.linkedText) }))
    }

    /// Where nobody knows whether there are any, that is said.
    private func otherBooks(than detail: BookDetail) -> [DetailContent.Part] {
        let label = wording.book.otherBooks(detail.book.authors.first)
        guard let books = detail.otherBooks else {
            return [.section(DetailSection(Self.others, label, note: LinkedText(wording.partMissing), .rows([])))]
        }
        let rows = books.map { DetailSection.Row(LinkedText(line($0), .book($0.id)), picture: $0.picture) }
        return .sections([DetailSection(Self.others, label, .rows(rows, .posters))])
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

    /// `474 pages, about 16 h`: tenths are said of short books alone.
    private func shortLength(_ pages: Int) -> String {
        let hours = Standing(pages: pages).duration.map { hours in
            hours < Self.longHours ? wording.format.decimal(hours) : wording.format.grouped(Int(hours.rounded()))
        }
        return [wording.readingList.pages(wording.format.count(pages)), hours.map(wording.readingList.hours)]
            .compactMap(\.self).joined(separator: ", ")
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

    private func list(_ names: [String]) -> String? {
        names.isEmpty ? nil : names.joined(separator: ", ")
    }

    /// `Dune Messiah (1969)`
    private func line(_ book: Book) -> String {
        book.title + (book.firstPublished.map { " (\($0.year))" } ?? "")
    }

    /// The names of the sections of the numbers of editions, of the author's other books, and of links.
    private static let isbns = "isbns"
    private static let others = "others"
    private static let links = "links"
    private static let fewISBNs = 2
    /// From how many hours on a book's length is told in whole ones.
    private static let longHours = 10.0
}
