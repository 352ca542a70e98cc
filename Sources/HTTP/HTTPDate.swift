/// A date as in HTTP's `Date` and `Retry-After`: `Sun, 06 Nov 1994 08:49:37 GMT`.
struct HTTPDate {
    let secondsSince1970: Int

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Reads the one form that senders must use (RFC 9110, 5.6.7); nil for the two obsolete ones.
    init?(_ text: String) {
        let parts = text.split { $0 == " " || $0 == "," }
        guard parts.count == 6, parts[5] == "GMT",
            let day = Int(parts[1]), let month = Self.months.firstIndex(of: String(parts[2])), let year = Int(parts[3])
        else { return nil }
        let time = parts[4].split(separator: ":").compactMap { Int($0) }
        guard time.count == 3, (1...31).contains(day), (1...9999).contains(year),
            (0...23).contains(time[0]), (0...59).contains(time[1]), (0...60).contains(time[2])
        else { return nil }
        let days = Self.daysSince1970(year: year, month: month + 1, day: day)
        secondsSince1970 = ((days * 24 + time[0]) * 60 + time[1]) * 60 + time[2]
    }

    /// Counts years from March, so that a leap day is the last day of its year.
    private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let daysBefore = shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400
        return daysBefore + dayOfYear - 719_468
    }
}
