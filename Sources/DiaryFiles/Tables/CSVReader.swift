import Entities

/// Reads the rows of a table by RFC 4180, one after the other. A single LF or CR ends a line too. Lines without anything
/// are left out. Quotation marks within a field that does not begin with one are letters.
package struct CSVReader {
    private let bytes: [UInt8]
    private let mostFields: Int
    private var index: Int
    private var line = 1
    /// Whether a quotation mark was found that is never closed. The last row is what it begins.
    package private(set) var isUnclosed = false
    /// Whether the whole file is UTF-8 without NUL; else each row is looked at.
    private let isText: Bool

    /// - Parameters:
    ///   - bytes: in UTF-8, a byte order mark before it or not.
    ///   - mostFields: of a row; those behind them are counted, and cannot be asked for.
    package init(_ bytes: [UInt8], mostFields: Int = CSVRow.mostFields) {
        self.bytes = bytes
        self.mostFields = mostFields
        index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        isText = bytes.span.isText
    }

    /// Nil at the end.
    package mutating func next() -> CSVRow? {
        while index < bytes.count {
            let row = row()
            if !row.isBlank { return row }
        }
        return nil
    }

    private mutating func row() -> CSVRow {
        let (start, firstLine) = (index, line)
        var fields: [CSVRow.Field] = []
        fields.reserveCapacity(32)
        var count = 0
        var isBroken = false
        var isAtEnd = false
        bytes.withUnsafeBufferPointer { bytes in
            while !isAtEnd {
                let field: CSVRow.Field
                if index < bytes.count, bytes[index] == .quotationMark {
                    field = quoted(bytes, &isBroken)
                } else {
                    let begin = index
                    skipToEndOfField(bytes)
                    field = CSVRow.Field(bytes: begin..<index, hasDoubledMarks: false)
                }
                if count < mostFields { fields.append(field) }
                count += 1
                isAtEnd = index >= bytes.count || bytes[index] != .comma
                if !isAtEnd { index += 1 }
            }
            skipLineEnd(bytes)
        }
        let flaw: ImportProblem? =
            if isBroken { .brokenQuotes } else if !isText && !bytes.span.extracting(start..<index).isText {
                .notText
            } else { nil }
        return CSVRow(bytes: bytes, fields: fields, count: count, line: firstLine, flaw: flaw)
    }

    /// From a quotation mark to the end of the field. What a mark that is never closed begins is the rest of the file.
    private mutating func quoted(_ bytes: UnsafeBufferPointer<UInt8>, _ isBroken: inout Bool) -> CSVRow.Field {
        index += 1
        let begin = index
        var hasDoubledMarks = false
        while index < bytes.count {
            if bytes[index] == .quotationMark {
                guard index + 1 < bytes.count, bytes[index + 1] == .quotationMark else {
                    let field = CSVRow.Field(bytes: begin..<index, hasDoubledMarks: hasDoubledMarks)
                    index += 1
                    let end = index
                    skipToEndOfField(bytes)
                    if index != end { isBroken = true }
                    return field
                }
                hasDoubledMarks = true
                index += 1
            } else if isLineEnd(at: index, bytes) {
                line += 1
            }
            index += 1
        }
        (isBroken, isUnclosed) = (true, true)
        return CSVRow.Field(bytes: begin..<index, hasDoubledMarks: hasDoubledMarks)
    }

    private mutating func skipToEndOfField(_ bytes: UnsafeBufferPointer<UInt8>) {
        while index < bytes.count {
            switch bytes[index] {
            case .comma, .lineFeed, .carriageReturn: return
            default: index += 1
            }
        }
    }

    private mutating func skipLineEnd(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard index < bytes.count else { return }
        if !isLineEnd(at: index, bytes) { index += 1 }
        index += 1
        line += 1
    }

    /// Whether a line ends with this byte: of CR and LF together the LF is its end.
    private func isLineEnd(at index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        switch bytes[index] {
        case .lineFeed: true
        case .carriageReturn: index + 1 >= bytes.count || bytes[index + 1] != .lineFeed
        default: false
        }
    }
}

extension UInt8 {
    fileprivate static let quotationMark = UInt8(ascii: "\"")
    fileprivate static let comma = UInt8(ascii: ",")
    fileprivate static let lineFeed = UInt8(ascii: "\n")
    fileprivate static let carriageReturn = UInt8(ascii: "\r")
}

extension Span<UInt8> {
    /// Whether it is UTF-8 without NUL. Nothing is copied: it may be a gigabyte.
    fileprivate var isText: Bool {
        guard (try? UTF8Span(validating: self)) != nil else { return false }
        return indices.allSatisfy { self[$0] != 0 }
    }
}
