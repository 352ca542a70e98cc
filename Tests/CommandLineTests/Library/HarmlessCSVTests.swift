import Testing

@testable import CommandLine
@testable import LibraryStore

struct HarmlessCSVTests {
    @Test(arguments: [
        ["plain", "two words"], ["with, comma", "with \"quotes\""], ["two\nlines", "two\r\nlines"], ["", "x", ""],
        ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx"], ["'", "'=", "''", "'tis"], ["花樣年華", "👩‍👩‍👧", "e\u{301}"],
    ])
    func `What is written is what is read`(fields: [String]) {
        #expect(HarmlessCSV.records(of: Array(HarmlessCSV.row(fields).utf8))?.map(\.fields) == [fields])
    }

    @Test(arguments: ["=cmd|' /C calc'!A0", "+1", "-1", "@A1"])
    func `No field begins a formula`(text: String) {
        #expect(HarmlessCSV.row([text]).hasPrefix("'"))
    }

    @Test func `Lines end as RFC 4180 has it`() {
        #expect(HarmlessCSV.row(["a", "b"]) == "a,b\r\n")
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `All ends of lines are read, and counted`(end: String) {
        let records = HarmlessCSV.records(of: Array("a,b\(end)\"x\(end)y\",z\(end)\(end)last,one".utf8))
        #expect(records?.map(\.line) == [1, 2, 5])
        #expect(records?.last?.fields == ["last", "one"])
    }

    @Test func `A byte order mark is no part of the first field`() {
        #expect(HarmlessCSV.records(of: Array("\u{FEFF}kind,id\n".utf8))?.first?.fields == ["kind", "id"])
    }

    @Test func `A quotation mark that is never closed is no table`() {
        #expect(HarmlessCSV.records(of: Array("a,\"b\n".utf8)) == nil)
    }

    @Test func `Text behind a closed quotation mark breaks its row alone`() {
        let records = HarmlessCSV.records(of: Array("a,b\n\"c\"d,e\nf,g\n".utf8))
        #expect(records?.map(\.isBroken) == [false, true, false])
    }

    @Test func `Blanks around a field are part of it`() {
        #expect(HarmlessCSV.records(of: Array(" a , \"b\n".utf8))?.first?.fields == [" a ", " \"b"])
    }
}

extension HarmlessCSV {
    /// Nil for what is no table.
    static func records(of bytes: [UInt8]) -> [Record]? {
        var (reader, records) = (Reader(bytes), [Record]())
        while let record = reader.next() { records.append(record) }
        return reader.isUnclosed ? nil : records
    }
}
