import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import BookDetail

struct BookDetailFormatterTests {
    private let english = BookDetailFormatter(wording: .sample("en_GB"))
    private let german = BookDetailFormatter(wording: .sample("de_DE"))

    private func fields(_ detail: BookDetail, _ formatter: BookDetailFormatter) -> [String: String] {
        let fields = formatter.content(of: detail, today: .sampleToday).fields
        return Dictionary(fields.map { ($0.label, $0.value.text) }) { first, _ in first }
    }

    @Test func saysAllThatIsKnown() {
        #expect(
            fields(.dune, english) == [
                "First published": "1965 · 61 years ago", "Editions": "120",
                "Pages": "1,604 · about 53.5 h",
                "Languages": "English, German, French, Chinese, Multiple languages, qqq",
                "Readers": "12,345 want to read it, 1 is reading it, 678 have read it",
            ])
        let content = english.content(of: .dune, today: .sampleToday)
        #expect(content.facts?.text == "Frank Herbert, Френк Герберт")
        #expect(content.score?.text == "4.3/5 · 1,521 votes")
        #expect(content.chips?.label == "Subjects")
        #expect(content.chips?.words.map(\.text) == ["Deserts", "Life on other planets", "Fiction, general"])
        let source = BookDetail.dune.book.id.item.source
        #expect(
            content.facts?.parts.compactMap(\.place)
                == ["Frank Herbert", "Френк Герберт"].map {
                    .books(BookQuery(filters: [.author: .only($0)]), source)
                })
        #expect(
            content.chips?.words.first?.parts.first?.place
                == .books(BookQuery(filters: [.subject: .only("Deserts")]), source))
        #expect(
            content.section("links")?.rows.flatMap(\.left.parts).map(\.place) == [
                .page("https://openlibrary.org/works/OL893415W"), .page("https://example.org/dune"),
            ])
        let others = content.section("others")
        #expect(others?.label == "Other books by Frank Herbert" && others?.note == nil)
        #expect(others?.rows.map(\.left.text) == ["Dune Messiah (1969)", "The Dosadi Experiment"])
    }

    @Test(arguments: [
        (
            "en_GB", "1965 · 1,604 pages, about 53 h · 120 editions", "12,345 want it · 1 reading · 678 read",
            "English, German, French, Chinese, Multiple languages, qqq"
        ),
        (
            "de_DE", "1965 · 1.604 Seiten, etwa 53 h · 120 Ausgaben", "12.345 wollen es · 1 liest es · 678 gelesen",
            "Englisch, Deutsch, Französisch, Chinesisch, Mehrsprachig, qqq"
        ),
        (
            "es_ES", "1965 · 1604 páginas, unas 53 h · 120 ediciones", "12.345 lo quieren · 1 lo lee · 678 lo leyeron",
            "inglés, alemán, francés, chino, varios idiomas, qqq"
        ),
    ])
    func isToldInAFewLinesWhereItIsSeen(locale: String, facts: String, readers: String, languages: String) {
        let content = BookDetailFormatter(wording: .sample(locale)).content(of: .dune, today: .sampleToday)

        #expect(content.briefLines == [facts, readers, languages])
    }

    @Test(arguments: [(45, "45 pages, about 1.5 h"), (299, "299 pages, about 10.0 h"), (423, "423 pages, about 14 h")])
    func hoursOfALongBookAreWholeOnes(pages: Int, text: String) {
        var detail = BookDetail(book: Book(id: BookID(1), title: "X"))
        detail.pages = pages

        #expect(english.content(of: detail, today: .sampleToday).briefLines == [text])
    }

    @Test(arguments: [(0, nil), (2, "9780441172719, 9780593099322"), (3, nil)] as [(Int, String?)])
    func fewNumbersOfEditionsAreAFactAndManyAFoldedSection(count: Int, fact: String?) {
        var detail = BookDetail.dune
        detail.isbns = Array(detail.isbns.prefix(count))
        let content = english.content(of: detail, today: .sampleToday)

        #expect(fields(detail, english)["ISBN"] == fact)
        #expect(content.briefLines.last?.hasPrefix("ISBN 9780441172719, ") == (fact != nil))
        #expect(content.section("isbns")?.isFolded == (count > 2 ? true : nil))
        #expect(content.section("isbns")?.rows.count == (count > 2 ? count : nil))
    }

    @Test("Prose, facts, what its reader has said, other books, and links last: the order of a film's page")
    func theOrderIsThatOfAFilm() {
        let kept = KeptWords(fields: [.init(label: "Diary", value: "Read")])
        let content = english.content(of: .dune, kept, today: .sampleToday)
        let parts = content.parts.map { part in
            switch part {
            case .prose: "prose"
            case .brief: "facts"
            case .said: "said"
            case .section(let section): section.name ?? ""
            case .text, .fields, .note: ""
            }
        }
        #expect(parts == ["prose", "facts", "said", "others", "isbns", "links"])
    }

    @Test func linksFoldAsThoseOfAFilmDo() throws {
        let section = try #require(english.content(of: .dune, today: .sampleToday).section("links"))
        #expect(section.label == "Links" && !section.isFolded)
    }

    @Test func saysItInGerman() {
        let fields = fields(.dune, german)

        #expect(fields["Zuerst erschienen"] == "1965 · vor 61 Jahren")
        #expect(fields["Sprachen"]?.hasPrefix("Englisch, Deutsch, Französisch, Chinesisch, Mehrsprachig") == true)
        #expect(fields["Leser"] == "12.345 wollen es lesen, 1 liest es, 678 haben es gelesen")
    }

    @Test func saysItInSpanish() {
        let fields = fields(.dune, BookDetailFormatter(wording: .sample("es_ES")))

        #expect(fields["Primera publicación"] == "1965 · hace 61 años")
        #expect(fields["Idiomas"]?.hasPrefix("inglés, alemán, francés, chino, varios idiomas") == true)
        #expect(fields["Lectores"] == "12.345 quieren leerlo, 1 lo está leyendo, 678 lo han leído")
    }

    @Test(arguments: [
        (2026, "2026 · this year"), (2025, "2025 · last year"), (2024, "2024 · 2 years ago"), (2027, "2027"),
        (1, "1 · 2025 years ago"),
    ])
    func howLongAgoAYearWas(year: Int, text: String) {
        var detail = BookDetail(book: Book(id: BookID(1), title: "X", firstPublished: CalendarDate(year: year)))
        detail.pages = 1

        #expect(fields(detail, english)["First published"] == text)
    }

    @Test func whatIsNotKnownIsNotShown() {
        let content = english.content(of: BookDetail(book: Book(id: BookID(1), title: "X")), today: .sampleToday)

        #expect(content.fields.isEmpty && content.chips == nil && content.score == nil)
        #expect(content.sections.flatMap(\.rows).isEmpty)
        #expect(content.secondTitle == nil && content.facts == nil && content.prose.isEmpty)
    }

    @Test func whatAListToldIsEnoughForAStart() {
        let content = english.content(of: Book.sample(7), today: .sampleToday)

        #expect(content.fields.map(\.value.text) == ["1957 · 69 years ago", "7"])
        #expect(content.score?.text == "4.2/5 · 7,000 votes")
    }

    @Test func otherBooksThatCouldNotBeLoadedAreSaidToBeMissing() {
        var detail = BookDetail.dune
        detail.otherBooks = nil

        #expect(
            english.content(of: detail, today: .sampleToday).sections.compactMap(\.note)
                == ["Could not be loaded. r tries again."])
    }

    @Test(arguments: [(0, 1, 0, "1 is reading it"), (1, 0, 1, "1 wants to read it, 1 has read it")])
    func emptyShelvesAreNotCounted(wanting: Int, reading: Int, finished: Int, text: String) {
        var detail = BookDetail(book: Book(id: BookID(1), title: "X"))
        detail.readers = BookReaders(wanting: wanting, reading: reading, finished: finished)

        #expect(fields(detail, english)["Readers"] == text)
    }
}
