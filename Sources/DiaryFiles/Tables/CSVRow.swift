package import Entities

/// A row of a table, whose fields become texts when they are asked for.
package struct CSVRow {
    struct Field {
        /// Within its quotation marks.
        let bytes: Range<Int>
        /// Whether two of these stand in it for one.
        let hasDoubledMarks: Bool
    }

    private let bytes: [UInt8]
    private let fields: [Field]
    /// The number of all fields, with those that were too many and cannot be asked for.
    package let count: Int
    /// Where it begins, counted from 1.
    package let line: Int
    /// Why it cannot be read.
    package let flaw: ImportProblem?

    /// Far more than any known table has: a line of commas does not fill the memory.
    package static let mostFields = 256

    init(bytes: [UInt8], fields: [Field], count: Int, line: Int, flaw: ImportProblem?) {
        self.bytes = bytes
        self.fields = fields
        self.count = count
        self.line = line
        self.flaw = flaw
    }

    /// Whether there is nothing on its line, not even quotation marks.
    var isBlank: Bool {
        count == 1 && flaw == nil
            && fields.allSatisfy { $0.bytes.isEmpty && bytes[..<$0.bytes.lowerBound].last != 0x22 }
    }

    /// Without blanks around it; empty where there is nothing.
    subscript(index: Int) -> String {
        guard fields.indices.contains(index) else { return "" }
        var range = fields[index].bytes
        while let first = range.first, bytes[first].isBlank { range = range.dropFirst() }
        while let last = range.last, bytes[last].isBlank { range = range.dropLast() }
        return text(range, hasDoubledMarks: fields[index].hasDoubledMarks)
    }

    /// As it stands there, with its blanks; empty where there is nothing.
    package func text(at index: Int) -> String {
        guard fields.indices.contains(index) else { return "" }
        return text(fields[index].bytes, hasDoubledMarks: fields[index].hasDoubledMarks)
    }

    private func text(_ range: Range<Int>, hasDoubledMarks: Bool) -> String {
        guard hasDoubledMarks else { return String(decoding: bytes[range], as: UTF8.self) }
        var text: [UInt8] = []
        text.reserveCapacity(range.count)
        var isSecond = false
        for byte in bytes[range] {
            isSecond = byte == UInt8(ascii: "\"") && !isSecond
            if !isSecond || byte != UInt8(ascii: "\"") { text.append(byte) }
        }
        return String(decoding: text, as: UTF8.self)
    }
}

extension UInt8 {
    /// A space, a tab or the end of a line.
    var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
