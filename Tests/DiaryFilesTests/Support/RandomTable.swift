import TestSupport

/// A table whose rows contradict each other: few things, and all that can be said of them.
struct RandomTable {
    let name: String
    let columns: [(name: String, values: [String])]

    func rows(_ count: Int, by generator: inout SeededGenerator) -> [String] {
        (0..<count).map { _ in
            columns.map { $0.values.randomElement(using: &generator) ?? "" }.joined(separator: ",")
        }
    }

    func text(_ rows: [String]) -> String {
        ([columns.map(\.name).joined(separator: ",")] + rows).joined(separator: "\n")
    }

    private static let days = ["2021-01-02", "2021-01-03", "2020-05", ""]
    private static let titles = ["Alpha", "Beta", "alpha"]

    static let all = [
        RandomTable(
            name: "diary.csv",
            columns: [
                ("Date", days), ("Name", titles), ("Year", ["2001", "2002", ""]), ("Letterboxd URI", ["u"]),
                ("Rating", ["", "3", "4.5"]), ("Rewatch", ["", "Yes"]), ("Tags", ["", "sea", "long"]),
                ("Watched Date", days),
            ]),
        RandomTable(
            name: "reviews.csv",
            columns: [
                ("Date", days), ("Name", titles), ("Year", ["2001"]), ("Letterboxd URI", ["u"]),
                ("Rating", ["", "3", "4.5"]), ("Rewatch", ["", "Yes"]), ("Review", ["Yes.", "No."]),
                ("Tags", ["", "sea"]), ("Watched Date", days),
            ]),
        RandomTable(
            name: "ratings.csv",
            columns: [
                ("Date", days), ("Name", titles), ("Year", ["2001"]), ("Letterboxd URI", ["u"]),
                ("Rating", ["1", "3", "4.5"]),
            ]),
        RandomTable(
            name: "watchlist.csv",
            columns: [("Date", days), ("Name", titles), ("Year", ["2001"]), ("Letterboxd URI", ["u"])]),
        RandomTable(
            name: "watchlist.csv",
            columns: [
                ("Position", ["1"]), ("Const", ["tt1", "tt2"]), ("Created", days), ("Title", titles),
                ("Original Title", titles), ("Year", ["2001", "2002"]), ("Release Date", days),
                ("Your Rating", ["", "1", "9"]), ("Date Rated", days),
            ]),
        RandomTable(
            name: "books.csv",
            columns: [
                ("Book Id", ["1", "2"]), ("Title", titles), ("Author", ["Ann", "Ben"]),
                ("ISBN", ["", "0306406152"]), ("ISBN13", ["", "9780306406157", "9781861972712"]),
                ("My Rating", ["0", "3", "5"]), ("Number of Pages", ["", "100", "200"]),
                ("Year Published", ["", "1990", "1991"]), ("Date Read", days), ("Date Added", days),
                ("Bookshelves", ["", "sea", "long"]),
                ("Exclusive Shelf", ["read", "to-read", "own", "currently-reading"]),
                ("My Review", ["", "Yes.", "No."]), ("Read Count", ["0", "1", "3"]),
            ]),
        RandomTable(
            name: "books.csv",
            columns: [
                ("Title", titles), ("Authors", ["Ann", "Ben"]), ("ISBN/UID", ["0306406152", "B1"]),
                ("Read Status", ["read", "to-read", "paused", "did-not-finish"]), ("Date Added", days),
                ("Dates Read", ["", "2021/01/02-2021/02/03", "2020/05", "2022/01/01-"]),
                ("Read Count", ["0", "1", "3"]),
                ("Star Rating", ["", "2.25", "5.0"]), ("Review", ["", "Yes."]), ("Tags", ["", "sea"]),
            ]),
        RandomTable(
            name: "books.csv",
            columns: [
                ("title", titles), ("author_text", ["Ann", "Ben"]), ("remote_id", ["u/1", "u/2"]),
                ("isbn_13", ["", "9780306406157"]), ("start_date", days), ("finish_date", days),
                ("stopped_date", days), ("rating", ["", "0", "3"]), ("review_content", ["", "Yes.", "No."]),
                ("review_published", days), ("shelf", ["read", "to-read", "own", "reading"]),
                ("shelf_name", ["", "Own"]), ("shelf_date", days),
            ]),
        RandomTable(
            name: "yamtrack.csv",
            columns: [
                ("media_id", ["1", "2"]), ("source", ["tmdb", "imdb", "manual"]), ("media_type", ["movie", "book"]),
                ("title", titles), ("score", ["", "1", "9.5"]),
                ("status", ["Completed", "Planning", "In progress", "Dropped"]),
                ("start_date", days), ("end_date", days), ("notes", ["", "Yes.", "No."]), ("repeats", ["", "2"]),
                ("progressed_at", days), ("created_at", days),
            ]),
        RandomTable(
            name: "history.csv",
            columns: [
                ("title", titles), ("year", ["2001", "2002", ""]), ("tmdbId", ["1", "2", ""]),
                ("imdbId", ["tt1", "tt2", ""]),
                ("watchedAt", days), ("comment", ["", "Yes.", "No."]),
            ]),
    ]
}
