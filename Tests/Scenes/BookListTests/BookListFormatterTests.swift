import Browsing
import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import BookList

struct BookListFormatterTests {
    private let english = BookListFormatter(wording: .sample("en_US"))
    private let german = BookListFormatter(wording: .sample("de_DE"))

    @Test func aRowIsTitleAuthorsYearAndWhatReadersThink() {
        let book = Book(
            id: BookID(1), title: "Dune", authors: ["Frank Herbert", "Brian Herbert"],
            firstPublished: CalendarDate(year: 1965), editions: 1_234, rating: BookRating(average: 4.26, votes: 9))

        #expect(
            english.row(book, Marks())
                == Row(
                    book: "Dune", authors: "Frank Herbert, Brian Herbert", year: "1965", figure: "4.3/5", step: .high))
        #expect(german.row(book, Marks()).texts[2] == "4,3/5")
    }

    @Test(arguments: [(1, "1 edition", "1 Ausgabe"), (1_234, "1,234 editions", "1.234 Ausgaben")])
    func aBookWithoutARatingSaysHowManyEditionsItHas(editions: Int, english: String, german: String) {
        let book = Book(id: BookID(1), title: "Dune", editions: editions)

        #expect(self.english.row(book, Marks()).texts[2] == english)
        #expect(self.german.row(book, Marks()).texts[2] == german)
    }

    @Test func whatIsNotKnownIsEmpty() {
        #expect(
            english.row(Book(id: BookID(1), title: "X"), Marks())
                == Row(book: "X", authors: "", year: "", figure: ""))
    }
}
