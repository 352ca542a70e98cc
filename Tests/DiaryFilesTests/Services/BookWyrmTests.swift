import DiaryFiles
import Entities
import Testing

struct BookWyrmTests {
    private let file: DiaryFile

    init() throws {
        file = try DiaryFile(Files.bookWyrm)
    }

    @Test func rowsOfOneBookAreOneReading() throws {
        #expect(file.service == .bookwyrm)
        let alpha = try file.item("Alpha")
        #expect(alpha.name == "bookwyrm/https://books.example/1")
        #expect(alpha.days == ["2020-10-25"])
        #expect(alpha.events.map(\.tags) == [["Sea"]])
        #expect(alpha.state == .done)
        #expect(alpha.since == [.begun: "2020-10-21", .done: "2020-10-25"])
        #expect(alpha.aliases == ["isbn/9780306406157", "goodreads/42", "openlibrary/OL7W"])
        #expect(alpha.percent == 60)
        #expect(alpha.note?.text == "Good\n\nVery good")
    }

    @Test func aRowWithoutADayIsNoOtherReading() throws {
        let file = try DiaryFile(
            Files.bookWyrm.replacing("2020-10-21,2020-10-25,,3,Good,,Very good,2020-10-26,read", with: ",,,3,,,,,read"))
        #expect(try file.item("Alpha").days == ["2020-10-25"])
    }

    @Test func shelvesAreStatesExceptOnesOwn() throws {
        #expect(try file.item("Beta").state == .wanted)
        #expect(try file.item("Beta").percent == nil)
        #expect(try file.item("Gamma").since == [.begun: "2020-04-01", .givenUp: "2020-04-09"])
        #expect(try file.item("Delta").state == .done)
        #expect(try file.item("Delta").events.map(\.tags) == [["Cooking"]])
    }
}
