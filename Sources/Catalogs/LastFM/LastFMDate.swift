import Entities

/// A release date as Last.fm once wrote it: `    6 Apr 1999, 00:00`.
enum LastFMDate {
    private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

    /// Nil for anything else, and for the 1970 of unknown dates.
    static func read(_ text: String) -> CalendarDate? {
        let parts = text.prefix { $0 != "," }.split(whereSeparator: \.isWhitespace)
        guard parts.count == 3, let day = Int(parts[0]), let year = Int(parts[2]),
            let month = months.firstIndex(of: parts[1].lowercased())
        else { return nil }
        let date = CalendarDate(year: year, month: month + 1, day: day)
        return date == CalendarDate(year: 1970, month: 1, day: 1) ? nil : date
    }
}
