package import Foundation

/// A day as ISO 8601 writes it, of the Gregorian calendar.
package struct CalendarDay: Equatable, Sendable, CustomStringConvertible {
    /// `2026-11-21`
    package let description: String

    /// Nil for what is no day, as February 30.
    package init?(iso text: String) {
        guard let match = text.wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2})/),
            let year = Int(match.1), let month = Int(match.2), let day = Int(match.3), year > 0,
            DateComponents(calendar: Self.calendar, year: year, month: month, day: day).isValidDate
        else { return nil }
        description = text
    }

    /// The day that it is here at a moment.
    package init(of moment: Date, timeZone: TimeZone) {
        var calendar = Self.calendar
        calendar.timeZone = timeZone
        let day = calendar.dateComponents([.year, .month, .day], from: moment)
        let year = Self.padded(day.year ?? 0, to: 4)
        description = "\(year)-\(Self.padded(day.month ?? 0, to: 2))-\(Self.padded(day.day ?? 0, to: 2))"
    }

    private static let calendar = Calendar(identifier: .gregorian)

    private static func padded(_ number: Int, to count: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
}
