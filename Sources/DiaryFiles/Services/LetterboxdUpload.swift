import Entities

/// A row of the table that Letterboxd takes in, as this program's export and others write it: a time that a film was seen.
struct LetterboxdUpload {
    /// As Letterboxd's own tables name it, so that the same time has the same id in both.
    let key: String
    let title: String
    let released: CalendarDate?
    let ids: [ItemID]
    /// When it came into such a diary, as far as the row tells.
    let date: FileDate?
    let viewing: Viewing

    /// Whether a table has such rows.
    static func isOne(_ table: CSVTable) -> Bool {
        ["title", "watcheddate"].allSatisfy(table.has)
            && ["tmdbid", "imdbid", "letterboxduri", "rating10"].contains(where: table.has)
    }

    init(_ row: CSVTable.Row) throws(ImportProblem) {
        title = try CheckedText.title(Self.text("title", of: row), field: "title")
        let year = row["year"]
        released = row.year("year")
        guard year.isEmpty || released != nil else { throw .malformed(field: "year") }
        key = try CheckedText.key(year.isEmpty ? title : "\(title) (\(year))", field: "title")
        ids = [ItemID(movieDatabase: row["tmdbid"]), ItemID(imdb: row["imdbid"])].compactMap(\.self)
        date = try row.date("watcheddate")
        let rating = try row.rating("rating10", of: 10, zeroIsNone: true)
        let ofFive = try row.rating("rating", of: 5, zeroIsNone: true)
        viewing = Viewing(
            day: date?.day, second: date?.second ?? 0, rating: rating ?? ofFive,
            note: try CheckedText.note(PlainText.text(of: Self.text("review", of: row)), field: "review"),
            tags: try CheckedText.tags(Self.text("tags", of: row), field: "tags"),
            isAgain: ["true", "yes"].contains(row["rewatch"].lowercased()))
    }

    /// Without the apostrophe that this program's tables have before what a spreadsheet would take for a formula.
    private static func text(_ column: String, of row: CSVTable.Row) -> String {
        let text = row[column]
        let scalars = text.unicodeScalars
        guard scalars.first == "'", let second = scalars.dropFirst().first, marked.contains(second) else { return text }
        return String(scalars.dropFirst())
    }

    private static let marked: [Unicode.Scalar] = ["=", "+", "-", "@", "\t", "'"]
}
