import Foundation

@testable import Storage

/// A row of a table as text, with a column in each line: a number, `null`, a text, or invalid bytes. The last column
/// takes the rest.
struct RowText {
    let bytes: [UInt8]

    func columns(_ count: Int) -> [SQLiteValue] {
        let lines = bytes.split(
            separator: UInt8(ascii: "\n"), maxSplits: count - 1, omittingEmptySubsequences: false)
        return lines.map(value) + Array(repeating: .null, count: count - lines.count)
    }

    private func value(_ line: ArraySlice<UInt8>) -> SQLiteValue {
        guard let text = String(validating: line, as: UTF8.self) else { return .blob(Array(line)) }
        if text == "null" { return .null }
        if let number = Int64(text) { return .integer(number) }
        return Double(text).map { .real($0) } ?? .text(text)
    }
}
