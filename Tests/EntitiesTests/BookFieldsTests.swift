import Entities
import TestSupport
import Testing

struct BookFieldsTests {
    private func problem(_ field: BookFields.Field, _ text: String) -> BookFields.Problem? {
        var fields = BookFields()
        fields[field] = text
        return fields.problem(with: field, today: .sampleToday)
    }

    @Test func onlyTheTitleIsNeeded() {
        #expect(BookFields.Field.allCases.map { problem($0, " ") } == [.empty, nil, nil, nil, nil])
    }

    @Test(arguments: [
        (BookFields.Field.isbn, "0306406153", BookFields.Problem.notAnISBN),
        (.pages, "0", .notACount(1...100_000)), (.pages, "100001", .notACount(1...100_000)),
        (.pages, "many", .notACount(1...100_000)), (.pages, "1e3", .notACount(1...100_000)),
        (.released, "2023-02-29", .noSuchDay), (.released, "29.2.2024", .noSuchDay), (.released, "9999", .inTheFuture),
        (.released, "9999-01-01", .inTheFuture),
    ])
    func saysWhatIsWrong(field: BookFields.Field, text: String, problem: BookFields.Problem) {
        #expect(self.problem(field, text) == problem)
    }

    @Test func aDayIsGoodUntilTodayAndAYearUntilThisOne() throws {
        let today = CalendarDate.sampleToday
        #expect(problem(.released, today.iso8601) == nil)
        #expect(problem(.released, String(today.year)) == nil)
        #expect(problem(.released, String(today.year + 1)) == .inTheFuture)
    }

    @Test func whatIsTooLongIsNotCut() {
        let long = String(repeating: "a", count: LibraryLimits.title + 1)

        #expect(problem(.title, long) == .tooLong(limitInBytes: LibraryLimits.title))
        #expect(problem(.author, long) == .tooLong(limitInBytes: LibraryLimits.subtitle))
    }

    @Test func theBookIsWhatWasTypedWithoutTheSpaceAroundIt() {
        var fields = BookFields()
        fields[.title] = " Emma "
        #expect(fields.book(today: .sampleToday) == ShelfBook(title: "Emma", author: ""))
        fields[.author] = "Jane Austen"
        fields[.isbn] = "0-306-40615-2"
        fields[.pages] = " 474"
        fields[.released] = "1815-12-23"
        #expect(
            fields.book(today: .sampleToday)
                == ShelfBook(
                    title: "Emma", author: "Jane Austen", isbn: "0306406152", pages: 474,
                    released: CalendarDate(year: 1815, month: 12, day: 23)))
        fields[.pages] = "none"
        #expect(fields.book(today: .sampleToday) == nil)
    }

    @Test func aBookIsFilledInAsItIs() {
        let book = ShelfBook(title: "Emma", author: "", pages: 474, released: CalendarDate(year: 1815))

        #expect(BookFields(book).book(today: .sampleToday) == book)
    }
}
