import Testing

@testable import CommandLine
@testable import LibraryStore

struct CSVTableTests {
    @Test(arguments: [
        ["plain", "two words"], ["with, comma", "with \"quotes\""], ["two\nlines", "two\r\nlines"], ["", "x", ""],
        ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx"], ["'", "'=", "''", "'tis"], ["花樣年華", "👩‍👩‍👧", "e\u{301}"],
    ])
    func `What is written is what is read`(fields: [String]) {
        #expect(CSVTable.records(of: CSVTable.row(fields))?.map(\.fields) == [fields])
    }

    @Test(arguments: ["=cmd|' /C calc'!A0", "+1", "-1", "@A1"])
    func `No field begins a formula`(text: String) {
        #expect(CSVTable.row([text]).hasPrefix("'"))
    }

    @Test func `Lines end as RFC 4180 has it`() {
        #expect(CSVTable.row(["a", "b"]) == "a,b\r\n")
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `All ends of lines are read, and counted`(end: String) {
        let records = CSVTable.records(of: "a,b\(end)\"x\(end)y\",z\(end)\(end)last,one")
        #expect(records?.map(\.line) == [1, 2, 5])
        #expect(records?.last?.fields == ["last", "one"])
    }

    @Test func `A byte order mark is no part of the first field`() {
        #expect(CSVTable.records(of: "\u{FEFF}kind,id\n")?.first?.fields == ["kind", "id"])
    }

    @Test func `A quotation mark that is never closed is no table`() {
        #expect(CSVTable.records(of: "a,\"b\n") == nil)
    }
}
