import Entities
import Foundation
import Testing

@testable import BookShelf
@testable import LibraryStore

/// Books as services write them, whatever they promise.
struct ShelfWireTests {
    @Test(arguments: [
        #"{"Id":7,"Title":"Emma","Author":"Jane Austen","ISBN":"9780141439587","Pages":474,"ReleaseDate":"1815-12-23"}"#,
        #"{"Id":"7","Title":"Emma","Author":"Jane Austen","ISBN":9780141439587,"Pages":"474","#
            + #""ReleaseDate":"1815-12-23T00:00:00Z","Shelf":[1]}"#,
    ])
    func `Numbers may be texts, texts numbers, and days may have a time`(body: String) throws {
        let list = try #require(WireList(Data("[\(body)]".utf8)))
        #expect(list.isComplete)
        #expect(
            list.books == [
                ListedShelfBook(
                    id: "7",
                    book: ShelfBook(
                        title: "Emma", author: "Jane Austen", isbn: "9780141439587", pages: 474,
                        released: CalendarDate(iso8601: "1815-12-23")))
            ])
    }

    @Test(arguments: [
        #"{"Id":7,"Title":"Emma"}"#,
        #"{"Id":7,"Title":"Emma","Author":null,"ISBN":"","Pages":0,"ReleaseDate":"soon"}"#,
        #"{"Id":7,"Title":"Emma","Author":" ","ISBN":null,"Pages":100001,"ReleaseDate":"1815"}"#,
    ])
    func `What says nothing is not known`(body: String) throws {
        let list = try #require(WireList(Data("[\(body)]".utf8)))
        #expect(list.books.map(\.book) == [ShelfBook(title: "Emma", author: "")])
    }

    @Test(arguments: [
        #"{"Title":"Without an id"}"#, #"{"Id":1}"#, #"{"Id":1,"Title":" "}"#, "null", "5",
        #"{"Id":2,"Title":"Twice"}"#,
    ])
    func `A list with a book that cannot be read is not whole`(body: String) throws {
        let list = try #require(WireList(Data(#"[{"Id":2,"Title":"Emma"},\#(body)]"#.utf8)))
        #expect(!list.isComplete)
        #expect(list.books.first?.book.title == "Emma")
    }

    @Test(arguments: ["", "{}", "<html></html>", "[", "null", #"{"message":"no"}"#]) func `What is no list is none`(
        body: String
    ) {
        #expect(WireList(Data(body.utf8)) == nil)
    }

    @Test func `What is not known is sent as null, so that an edit can take away`() throws {
        let body = try JSONEncoder().encode(SentBook(book: ShelfBook(title: "Emma", author: "")))
        let sent = try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
        #expect(Set(sent.keys) == ["ISBN", "Title", "Author", "Pages", "ReleaseDate"])
        #expect(sent["Pages"] is NSNull && sent["ReleaseDate"] is NSNull && sent["ISBN"] is NSNull)
    }

    @Test(arguments: [
        (#"{"message":"no title"}"#, "no title"), (#"{"error":"no","detail":"too long"}"#, "too long"),
        (#"{"error":{"code":1}}"#, ""), ("plain words", "plain words"), ("<html>no</html>", ""), ("", ""),
    ])
    func `A refusal is told in the service's words, if it has any`(body: String, expected: String) {
        #expect(WireReason.text(in: Data(body.utf8)) == expected)
    }

    @Test func `Long words are cut`() {
        #expect(WireReason.text(in: Data(String(repeating: "x", count: 5_000).utf8)).count == 300)
    }
}
