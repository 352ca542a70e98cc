// Prints what `Sources/Presentation/Formats/LocaleFormat.swift` asks of the locale data, in all locales that there are, a line each.
import FoundationEssentials
import FoundationInternationalization

/// One in each month, at another hour each.
func days(_ calendar: Calendar) -> [Date] {
    (1...12).compactMap {
        calendar.date(from: DateComponents(year: 2001, month: $0, day: $0 * 2, hour: $0 * 2 - 1, minute: 5))
    }
}

func said(in locale: Locale) -> [String] {
    var calendar = Calendar(identifier: .gregorian)
    (calendar.timeZone, calendar.locale) = (TimeZone(identifier: "America/St_Johns") ?? .gmt, locale)
    var said = [0, 7, 1234, -1234, 12_345_678].map { $0.formatted(.number.locale(locale)) }
    said += [0.04, 8.35, 1045.6].map { $0.formatted(.number.precision(.fractionLength(1)).locale(locale)) }
    for day in days(calendar) {
        func text(_ style: Date.FormatStyle) -> String {
            var style = style
            (style.timeZone, style.calendar) = (calendar.timeZone, calendar)
            return day.formatted(style)
        }
        let plain = Date.FormatStyle(locale: locale)
        said += [
            text(Date.FormatStyle(date: .long, time: .omitted, locale: locale)),
            text(Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale)),
            text(Date.FormatStyle(date: .omitted, time: .standard, locale: locale)),
            text(plain.year().month(.wide)), text(plain.year().month(.abbreviated)), text(plain.month(.abbreviated)),
            text(plain.weekday(.wide)), text(plain.weekday(.short)),
        ]
    }
    said.append(String(calendar.firstWeekday))
    said += Locale.LanguageCode.isoLanguageCodes.map { locale.localizedString(forLanguageCode: $0.identifier) ?? "" }
    said += Locale.Region.isoRegions.map { locale.localizedString(forRegionCode: $0.identifier) ?? "" }
    return said
}

// Some that there are not, too.
for identifier in Locale.availableIdentifiers.sorted() + ["", "xx", "xx_YY", "de_XX", "ja_JP@calendar=japanese"] {
    print(([identifier] + said(in: Locale(identifier: identifier))).joined(separator: "|"))
}
