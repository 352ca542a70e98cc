import Entities
import Testing

@testable import DiaryFiles

struct CSVReaderTests {
    private func rows(_ bytes: [UInt8]) -> [CSVRow] {
        var (reader, rows) = (CSVReader(bytes), [CSVRow]())
        while let row = reader.next() { rows.append(row) }
        return rows
    }

    private func fields(_ text: String) -> [[String]] {
        rows(Array(text.utf8)).map { row in (0..<row.count).map { row[$0] } }
    }

    @Test(arguments: [
        ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]), ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
        ("a,b\rc,d", [["a", "b"], ["c", "d"]]), ("\u{FEFF}a\n\n\n b ,\n", [["a"], ["b", ""]]),
        ("\"a,\"\"b\"\"\",c", [["a,\"b\"", "c"]]), ("\"a\nb\",\"\"", [["a\nb", ""]]), ("a\"b,c\"", [["a\"b", "c\""]]),
        ("\"=\"\"978\"\"\",x", [["=\"978\"", "x"]]), ("=\"978\",x", [["=\"978\"", "x"]]), ("\"\"", [[""]]), ("", []),
        ("\"\"\"\"\"\"", [["\"\""]]), (",", [["", ""]]),
    ])
    func rowsAreRead(text: String, expected: [[String]]) {
        #expect(fields(text) == expected)
    }

    @Test func linesAreCountedThroughFields() {
        let rows = rows(Array("a\r\n\"b\r\nb\rb\nb\"\r\n\r\nc\rd".utf8))
        #expect(rows.map(\.line) == [1, 2, 7, 8])
    }

    @Test func brokenQuotesAreToldAndTheNextRowIsRead() {
        let rows = rows(Array("\"a\"b,c\nd,e\nf,\"g\nh".utf8))
        #expect(rows.map(\.flaw) == [.brokenQuotes, nil, .brokenQuotes])
        #expect(rows.map(\.line) == [1, 2, 3])
    }

    @Test func onlyTheRowThatIsNoTextIsLost() {
        #expect(
            rows(Array("a\n".utf8) + [0xFF, 0x0A] + Array("é\nb\u{0}\nc".utf8)).map(\.flaw) == [
                nil, .notText, nil, .notText, nil,
            ])
    }

    @Test func aLineOfCommasIsCountedAndNotKept() {
        let row = rows([UInt8](repeating: UInt8(ascii: ","), count: 1_000_000)).first
        #expect(row?.count == 1_000_001)
        #expect(row?[999_999] == "")
    }
}
