import Entities

/// What the fields of rows say, or why they say nothing.
extension CSVTable.Row {
    /// - Throws: `missing` or `tooLong`.
    func title(_ column: String) throws(ImportProblem) -> String {
        try CheckedText.title(self[column], field: column)
    }

    /// Nil where there is nothing.
    func date(_ column: String) throws(ImportProblem) -> FileDate? {
        let text = self[column]
        guard !text.isEmpty else { return nil }
        guard let date = FileDate(text) else { throw .malformed(field: column) }
        return date
    }

    /// Nil where there is nothing.
    func rating(_ column: String, of whole: Int, zeroIsNone: Bool = false) throws(ImportProblem) -> OwnRating? {
        let text = self[column]
        guard !text.isEmpty else { return nil }
        guard let mark = Double(text), let rating = OwnRating(mark, of: whole) else { throw .malformed(field: column) }
        return zeroIsNone && mark == 0 ? nil : rating
    }

    /// 0 where there is nothing.
    func count(_ column: String) throws(ImportProblem) -> Int {
        let text = self[column]
        guard !text.isEmpty else { return 0 }
        guard let count = Int(text), Self.counts.contains(count) else { throw .malformed(field: column) }
        return count
    }

    /// Nil where there is nothing.
    func note(_ column: String) throws(ImportProblem) -> String? {
        try CheckedText.note(PlainText.text(of: self[column]), field: column)
    }

    /// In the order in which they stand there, each once.
    func tags(_ column: String) throws(ImportProblem) -> [String] {
        try CheckedText.tags(self[column], field: column)
    }

    /// A year, which is no reason to leave out a row: nil where it is none.
    func year(_ column: String) -> CalendarDate? { Int(self[column]).flatMap { CalendarDate(year: $0) } }

    /// Nobody has seen or read anything that often.
    private static let counts = 0...1_000
}
