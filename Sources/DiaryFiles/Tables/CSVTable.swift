import Entities

/// A table with the names of its columns, which are told apart without regard to case.
struct CSVTable {
    /// In lower case.
    let columns: [String]
    /// The number of its columns.
    let count: Int
    private let indices: [String: Int]
    private let reader: CSVReader

    /// Nil where there is no row, or none that can be read.
    init?(_ bytes: [UInt8]) {
        var reader = CSVReader(bytes)
        guard let header = reader.next() else { return nil }
        // A column has a name of ASCII: one that was damaged, or is in another encoding, is merely not known.
        guard header.flaw == nil || header.flaw == .notText else { return nil }
        let columns = (0..<header.count).prefix(CSVRow.mostFields).map { header[$0].lowercased() }
        self.init(columns: columns, count: header.count, reader)
    }

    /// A table that begins with its first row.
    init(_ bytes: [UInt8], columns: [String]) {
        self.init(columns: columns, count: columns.count, CSVReader(bytes))
    }

    private init(columns: [String], count: Int, _ reader: CSVReader) {
        self.columns = columns
        self.count = count
        indices = Dictionary(zip(columns, columns.indices)) { first, _ in first }
        self.reader = reader
    }

    /// - Parameter column: in lower case.
    func has(_ column: String) -> Bool { indices[column] != nil }
}

extension CSVTable: Sequence {
    struct Iterator: IteratorProtocol {
        fileprivate var reader: CSVReader
        fileprivate let indices: [String: Int]
        fileprivate let expected: Int

        mutating func next() -> Row? {
            reader.next().map { Row(row: $0, indices: indices, expected: expected) }
        }
    }

    func makeIterator() -> Iterator { Iterator(reader: reader, indices: indices, expected: count) }
}

extension CSVTable {
    /// A row whose fields have the names of their columns.
    struct Row {
        let row: CSVRow
        fileprivate let indices: [String: Int]
        fileprivate let expected: Int

        var line: Int { row.line }

        /// - Parameter column: in lower case.
        /// - Returns: empty where there is no such column, or nothing in it.
        subscript(column: String) -> String { indices[column].map { row[$0] } ?? "" }

        /// - Parameter missing: how many fields at its end may be missing.
        func check(missing: Int = 0) throws(ImportProblem) {
            if let flaw = row.flaw { throw flaw }
            guard (expected - missing...expected).contains(row.count) else {
                throw .wrongFieldCount(found: row.count, expected: expected)
            }
        }
    }
}
