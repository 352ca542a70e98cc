import DiaryFiles
import Entities
import Testing

struct GoodreadsTests {
    private let file: DiaryFile

    init() throws {
        file = try DiaryFile(Files.goodreadsHeader + Files.goodreadsRows)
    }

    @Test func booksAreNamedByTheirNumbers() throws {
        #expect(file.service == .goodreads)
        let alpha = try file.item("Alpha")
        #expect(alpha.name == "goodreads/1")
        #expect(alpha.summary.subject.kind == .book)
        #expect(alpha.summary.subtitle == "Ann Author, Ben Second")
        #expect(alpha.summary.released?.iso8601 == "1990")
        #expect(alpha.aliases == ["isbn/9780306406157"])
        #expect(alpha.standing?.isbn == "9780306406157")
        #expect(alpha.standing?.pages == 321)
        #expect(alpha.added == 1_577_923_200)
    }

    @Test func theLastReadingHasADayAndTheOthersHaveNone() throws {
        let alpha = try file.item("Alpha")
        #expect(alpha.days == ["2021-05-06", nil])
        #expect(alpha.events.map(\.tags) == [["sea", "favourites"], ["sea", "favourites"]])
        #expect(alpha.since == [.done: "2021-05-06"])
        #expect(try file.item("Epsilon").days == [nil])
    }

    @Test func shelvesAreStates() throws {
        #expect(try file.item("Beta").state == .wanted)
        #expect(try file.item("Beta").since == [.wanted: "2020-02-03"])
        #expect(try file.item("Gamma").state == .begun)
        #expect(try file.item("Gamma").since == [:])
        #expect(try file.item("Epsilon").state == .done)
    }

    @Test func aShelfOfOnesOwnIsNoStateButATag() throws {
        let delta = try file.item("Delta")
        #expect(delta.state == nil)
        #expect(delta.events.map(\.tags) == [["abandoned", "sea"]])
        #expect(delta.summary.released == nil)
    }

    @Test func aBookOfWhichNothingElseIsSaidIsKept() throws {
        let row = "9,Omega,Ann,Ann,,,,0,3.9,,,,,,,2020/04/05,mine,mine (#1),mine,,,,0,0\n"
        let omega = try DiaryFile(Files.goodreadsHeader + row).item("Omega")
        #expect(omega.standing == Standing())
        #expect(omega.events.isEmpty)
    }

    @Test func aRowInAnotherEncodingIsAProblemAndTheOthersAreRead() throws {
        var bytes = Array((Files.goodreadsHeader + Files.goodreadsRows).utf8)
        let place = try #require(bytes.lastIndex(of: UInt8(ascii: "G")))
        bytes[place] = 0xE9
        let file = try DiaryFile(bytes)
        #expect(file.problemsByNumber == [4: .notText])
        #expect(file.items.count == 4)
    }

    @Test func zeroIsNoRating() throws {
        #expect(try file.item("Alpha").percent == 80)
        #expect(try file.item("Beta").percent == nil)
    }

    @Test func reviewAndPrivateNotesAreTheNote() throws {
        let record = try #require(file.records.first?.record)
        #expect(record.item.note?.text == "Fine.\nReally.\n\nA secret")
        #expect(record.item.note?.revision == 1)
        #expect(record.revisions == [record.item.note])
    }

    @Test func aFileWithoutItsFirstLineIsTheSame() throws {
        let headerless = try DiaryFile(Files.goodreadsRows)
        #expect(headerless.sortedRecords == file.sortedRecords)
        #expect(headerless.records.first?.place.number == 1)
    }

    @Test func theEarlierFormIsReadToo() throws {
        let header = Files.goodreadsHeader.replacing(
            "Read Count,Owned Copies",
            with: "Read Count,Recommended For,Recommended By,Owned Copies,Original Purchase Date,"
                + "Original Purchase Location,Condition,Condition Description,BCID")
        let rows = Files.goodreadsRows.split(separator: "\n").map { $0.dropLast(2) + ",,,0,,,,,\n" }.joined()
        #expect(try DiaryFile(header + rows).sortedRecords == file.sortedRecords)
        #expect(try DiaryFile(rows).sortedRecords == file.sortedRecords)
    }

    @Test func linesMayEndInAnyWay() throws {
        let text = Files.goodreadsHeader + Files.goodreadsRows
        for end in ["\r\n", "\r"] {
            #expect(try DiaryFile(text.replacing("\n", with: end)).sortedRecords == file.sortedRecords)
        }
        #expect(try DiaryFile("\u{FEFF}" + text).sortedRecords == file.sortedRecords)
    }

    @Test func numbersThatNobodyReadsUpToAreProblems() throws {
        let file = try DiaryFile(
            Files.goodreadsHeader + Files.goodreadsRows.replacing(",A secret,2,0", with: ",,999999,0"))
        #expect(file.problemsByNumber == [2: .malformed(field: "read count")])
    }
}
