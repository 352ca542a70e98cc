package import Entities
package import FoundationEssentials
import FoundationInternationalization

/// Numbers, dates and names as a locale writes them.
package struct LocaleFormat: Sendable {
    private let identifier: String
    private let hasLatinDigits: Bool
    private let signs: NumberSigns?
    /// Whether lengths are in feet and weights in pounds there. A locale without a country says nothing of it.
    package let usesFeetAndPounds: Bool
    /// The reader's own choice.
    package var ratingScale = RatingScale.stars

    /// - Parameter identifier: as `de_AT`. A text that names no locale, as `C`, counts as American English.
    package init(identifier: String) {
        let name = LocaleName(identifier)
        self.identifier = name?.identifier ?? "en_US"
        signs = NumberSigns(ofLocale: self.identifier)
        hasLatinDigits = name.map { Self.latinDigitLanguages.contains($0.language) } ?? true
        usesFeetAndPounds = name?.territory.map(Self.customaryTerritories.contains) ?? false
    }

    /// The system's data of it, which are loaded when they are first used.
    private var locale: Locale { Locale(identifier: identifier) }

    private static let customaryTerritories: Set<String> = ["US", "LR", "MM"]

    /// Languages that write numbers with 0 to 9 everywhere. For others the locale data decide.
    private static let latinDigitLanguages: Set<String> = [
        "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "nn", "fi", "is", "pl", "cs", "sk", "sl", "hr",
        "hu", "ro", "bg", "ru", "uk", "el", "tr", "he", "ja", "ko", "zh", "vi", "id", "et", "lv", "lt", "ca",
    ]

    /// `1,234,567`
    package func grouped(_ number: Int) -> String {
        // Positions in lists are formatted for every frame; numbers without a separator take this fast way.
        if hasLatinDigits, (0..<1000).contains(number) { return String(number) }
        if let signs, number >= 0 { return signs.grouped(number) }
        return number.formatted(.number.locale(locale))
    }

    /// The number, and `1,234,567` for it.
    package func count(_ number: Int) -> Count {
        Count(number, text: grouped(number))
    }

    /// `8.4`
    package func rating(_ average: Double) -> String {
        decimal(average)
    }

    /// `1,045.6`
    package func decimal(_ number: Double) -> String {
        if let signs, (0..<1_000_000_000).contains(number) { return signs.decimal(number) }
        return number.formatted(.number.precision(.fractionLength(1)).locale(locale))
    }

    /// `1.05` for 1,048,000,000 in units of 1,000,000,000; `12.3`, `346`, `1,050`: the three digits that say most.
    ///
    /// - Parameters:
    ///   - number: at least half of the unit.
    ///   - unit: 100 or a multiple of it.
    package func short(_ number: Int, in unit: Int) -> String {
        var step = unit / 100
        func steps() -> Int { (number + step / 2) / step }
        while steps() >= 1000 { step *= 10 }
        let rounded = steps() * step
        let places = step >= unit ? 0 : step * 10 == unit ? 1 : 2
        if let signs { return signs.text(rounded / unit, rounded % unit / step, places: places) }
        return (Double(rounded) / Double(unit)).formatted(.number.precision(.fractionLength(places)).locale(locale))
    }

    /// `29 September 2000`, or the month or year if only that is known.
    package func long(_ date: CalendarDate) -> String {
        text(date, .long)
    }

    /// `Sep 29, 2000`, or the month or year if only that is known.
    package func short(_ date: CalendarDate) -> String {
        text(date, .abbreviated)
    }

    private func text(_ date: CalendarDate, _ form: Date.FormatStyle.DateStyle) -> String {
        guard date.month != nil else { return String(date.year) }
        // The order of month and year is the locale's too.
        guard date.monthAndDay != nil else {
            return text(date.firstDay, of: Date.FormatStyle(locale: locale)) {
                $0.year().month(form == .long ? .wide : .abbreviated)
            }
        }
        return text(date, of: Date.FormatStyle(date: form, time: .omitted, locale: locale)) { $0 }
    }

    /// `Nov`: a month alone, from 1 to 12.
    package func month(_ number: Int) -> String {
        name(of: CalendarDate(year: 2001, month: number, day: 1)) { $0.month(.abbreviated) }
    }

    /// `November`: a month alone, from 1 to 12.
    package func longMonth(_ number: Int) -> String {
        name(of: CalendarDate(year: 2001, month: number, day: 1)) { $0.month(.wide) }
    }

    /// `Friday`: a day of the week, from 1 for Monday to 7 for Sunday.
    package func weekday(_ number: Int) -> String {
        name(of: Self.day(ofWeek: number)) { $0.weekday(.wide) }
    }

    /// `Fr`: a day of the week, from 1 for Monday to 7 for Sunday.
    package func shortWeekday(_ number: Int) -> String {
        name(of: Self.day(ofWeek: number)) { $0.weekday(.short) }
    }

    /// The day that weeks begin with there, from 1 for Monday to 7 for Sunday.
    package var firstWeekday: Int {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        // There Sunday is 1.
        return (calendar.firstWeekday + 5) % 7 + 1
    }

    /// The first week of that year begins with a Monday.
    private static func day(ofWeek number: Int) -> CalendarDate? { CalendarDate(year: 2001, month: 1, day: number) }

    private func name(of day: CalendarDate?, _ fields: (Date.FormatStyle) -> Date.FormatStyle) -> String {
        day.map { text($0, of: Date.FormatStyle(locale: locale), fields) } ?? ""
    }

    private func text(
        _ date: CalendarDate, of style: Date.FormatStyle, _ fields: (Date.FormatStyle) -> Date.FormatStyle
    ) -> String {
        // The day is converted and formatted in GMT, so that no time zone can move it.
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let components = DateComponents(year: date.year, month: date.month, day: date.monthAndDay?.day)
        guard let day = calendar.date(from: components) else { return date.iso8601 }
        var style = style
        (style.timeZone, style.calendar) = (.gmt, calendar)
        return day.formatted(fields(style))
    }

    /// `Nov 20, 2026`: the day of a moment, in the user's time zone.
    ///
    /// - Parameter secondsSince1970: in UTC.
    package func day(secondsSince1970: Int, timeZone: TimeZone = .current) -> String {
        moment(secondsSince1970, time: .omitted, timeZone)
    }

    /// `Nov 20, 2026 at 2:05 PM`: a moment, in the user's time zone.
    ///
    /// - Parameters:
    ///   - secondsSince1970: in UTC.
    ///   - hasSeconds: whether the second is told too.
    package func moment(
        secondsSince1970: Int, hasSeconds: Bool = false, timeZone: TimeZone = .current
    ) -> String {
        moment(secondsSince1970, time: hasSeconds ? .standard : .shortened, timeZone)
    }

    /// `2:05:07 PM`: the time of day of a moment, in the user's time zone.
    ///
    /// - Parameter secondsSince1970: in UTC.
    package func time(secondsSince1970: Int, timeZone: TimeZone = .current) -> String {
        var style = Date.FormatStyle(date: .omitted, time: .standard, locale: locale)
        style.timeZone = timeZone
        return Date(timeIntervalSince1970: TimeInterval(secondsSince1970)).formatted(style)
    }

    private func moment(_ secondsSince1970: Int, time: Date.FormatStyle.TimeStyle, _ timeZone: TimeZone) -> String {
        var style = Date.FormatStyle(date: .abbreviated, time: time, locale: locale)
        style.timeZone = timeZone
        return Date(timeIntervalSince1970: TimeInterval(secondsSince1970)).formatted(style)
    }

    /// `3:45`, `1:02:03`
    package func duration(seconds: Int) -> String {
        let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return hours > 0 ? "\(hours):\(padded(minutes)):\(padded(rest))" : "\(minutes):\(padded(rest))"
    }

    /// The name of a language, from its BCP 47 code; the code itself where there is no name.
    package func language(_ code: String) -> String {
        LocaleName(code).flatMap { locale.localizedString(forLanguageCode: $0.language) } ?? code
    }

    /// The name of a country, from its ISO 3166-1 code; the code itself where there is no name.
    package func country(_ code: String) -> String {
        locale.localizedString(forRegionCode: code) ?? code
    }
}
