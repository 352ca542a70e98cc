import Entities
import Foundation
import Testing

@testable import Presentation

struct LocaleFormatTests {
    @Test(
        "Numbers are grouped as the locale groups them",
        arguments: [
            ("en_US", "1,234,567"), ("de_DE", "1.234.567"), ("ja_JP", "1,234,567"),
            ("fr_FR", "1\u{202F}234\u{202F}567"), ("es_ES", "1.234.567"), ("es_MX", "1,234,567"),
            ("C", "1,234,567"), ("POSIX", "1,234,567"), ("", "1,234,567"),
        ])
    func numbersAreGrouped(identifier: String, text: String) {
        #expect(LocaleFormat(identifier: identifier).grouped(1_234_567) == text)
    }

    @Test func smallNumbersAreNotGrouped() {
        #expect(LocaleFormat(identifier: "en_US").grouped(0) == "0")
        #expect(LocaleFormat(identifier: "en_US").grouped(999) == "999")
    }

    @Test(
        "Ratings have one digit after the locale's point",
        arguments: [
            ("en_US", 8.0, "8.0"), ("en_US", 8.44, "8.4"), ("en_US", 10, "10.0"), ("de_DE", 8.4, "8,4"),
            ("fr_FR", 8.4, "8,4"), ("es_ES", 8.4, "8,4"), ("es_MX", 8.4, "8.4"),
            ("ja_JP", 8.4, "8.4"), ("C", 8.4, "8.4"),
        ])
    func ratings(identifier: String, average: Double, text: String) {
        #expect(LocaleFormat(identifier: identifier).rating(average) == text)
    }

    @Test(
        "The signs that are known without the locale data are those of the data",
        arguments: NumberSigns.signs.flatMap(\.locales))
    func signs(identifier: String) throws {
        let (signs, locale) = (try #require(NumberSigns(ofLocale: identifier)), Locale(identifier: identifier))
        for number in [0, 7, 999, 1000, 1234, 9999, 10_000, 12_345, 100_000, 1_234_567, 123_456_789_012] {
            #expect(signs.grouped(number) == number.formatted(.number.locale(locale)))
        }
        let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1)).locale(locale)
        for number in [0, 0.04, 0.25, 1.45, 8.25, 8.35, 9.95, 9.96, 999.95, 999.96, 1045.65, 12_345.75, 999_999_999.96]
        {
            #expect(signs.decimal(number) == number.formatted(style))
        }
    }

    @Test(
        "Of large numbers the three first digits are said",
        arguments: NumberSigns.signs.flatMap(\.locales) + ["en_IN", "ar_EG"])
    func shortNumbers(identifier: String) throws {
        let (format, locale) = (LocaleFormat(identifier: identifier), Locale(identifier: identifier))
        let style = FloatingPointFormatStyle<Double>.number.precision(.significantDigits(3)).locale(locale)
        for number in [1_000_000, 1_234_567, 9_999_999, 12_345_678, 345_678_901, 1_048_000_000, 12_345_678_901] {
            for unit in [1_000_000, 1_000_000_000] where number >= unit {
                #expect(format.short(number, in: unit) == (Double(number) / Double(unit)).formatted(style))
            }
        }
    }

    @Test(arguments: [
        (999_999, nil, nil, nil), (1_000_000, "1.00 M", "1,00 Mio.", "1,00 M"),
        (9_999_999, "10.0 M", "10,0 Mio.", "10,0 M"),
        (345_678_901, "346 M", "346 Mio.", "346 M"), (999_499_999, "999 M", "999 Mio.", "999 M"),
        (999_500_000, "1.00 bn", "1,00 Mrd.", "1000 M"), (12_345_678_901, "12.3 bn", "12,3 Mrd.", "12.300 M"),
    ])
    func largeNumbersHaveAWordForTheirZeros(number: Int, english: String?, german: String?, spanish: String?) {
        for (locale, text) in [("en_US", english), ("de_DE", german), ("es_ES", spanish)] {
            #expect(Wording.for(localeIdentifier: locale).short(number) == text)
            #expect((text?.count ?? 0) <= 9)
        }
    }

    @Test func aRatingIsRoundedAsTheLocaleDataRoundIt() throws {
        let (signs, locale) = (try #require(NumberSigns(ofLocale: "en_US")), Locale(identifier: "en_US"))
        let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1)).locale(locale)
        for thousandths in 0...10_000 {
            let rating = Double(thousandths) / 1000
            #expect(signs.decimal(rating) == rating.formatted(style))
        }
    }

    @Test(
        "Days are written out as the locale writes them",
        arguments: [
            ("en_US", "September 29, 2000"), ("de_DE", "29. September 2000"), ("ja_JP", "2000年9月29日"),
            ("fr_FR", "29 septembre 2000"), ("es_ES", "29 de septiembre de 2000"),
            ("es_MX", "29 de septiembre de 2000"),
            ("C", "September 29, 2000"),
        ])
    func days(identifier: String, text: String) throws {
        let date = try #require(CalendarDate(year: 2000, month: 9, day: 29))
        #expect(LocaleFormat(identifier: identifier).long(date) == text)
    }

    @Test(arguments: [
        (0, "today", "heute", "hoy"), (1, "yesterday", "gestern", "ayer"),
        (2, "2 days ago", "vor 2 Tagen", "hace 2 días"), (6, "6 days ago", "vor 6 Tagen", "hace 6 días"),
        (7, "Feb 27, 2024", "27. Feb. 2024", "27 feb 2024"), (-1, "Mar 6, 2024", "6. März 2024", "6 mar 2024"),
    ])
    func theLastDaysAreCounted(days: Int, english: String, german: String, spanish: String) throws {
        let today = try #require(CalendarDate(year: 2024, month: 3, day: 5))
        // Noon in London, of which day it is in Auckland already the next.
        let seconds = 1_709_640_000 - days * 86_400
        let zones = [TimeZone(identifier: "Europe/London"), TimeZone(identifier: "Pacific/Auckland")].compactMap(\.self)
        for (locale, text) in [("en_US", english), ("de_DE", german), ("es_ES", spanish)] {
            let wording = Wording.for(localeIdentifier: locale)
            #expect(wording.since(secondsSince1970: seconds, today: today, timeZone: zones[0]) == text)
        }
        let english = Wording.for(localeIdentifier: "en_US")
        if days == 0 {
            #expect(english.since(secondsSince1970: seconds - 86_400, today: today, timeZone: zones[1]) == "today")
        }
    }

    @Test(arguments: [
        ("en_US", "20 Fri", " 2 Mon", "today"), ("de_DE", "20. Fr", " 2. Mo", "heute"),
        ("es_ES", "20 vie", " 2 lun", "hoy"),
    ])
    func belowItsMonthADayIsANumberAndADayOfTheWeek(locale: String, day: String, early: String, now: String) throws {
        let wording = Wording.for(localeIdentifier: locale)
        let (second, today) = (try #require(CalendarDate(iso8601: "2026-11-02")), CalendarDate(iso8601: "2026-11-21"))
        let latest = try #require(CalendarDate(iso8601: "2026-11-20"))
        #expect(wording.dayOfMonth(latest, today: try #require(today)) == day)
        #expect(wording.dayOfMonth(second, today: latest) == early)
        #expect(wording.dayOfMonth(latest, today: latest) == now)
        for text in ["2026", "2026-11"] {
            #expect(wording.dayOfMonth(try #require(CalendarDate(iso8601: text)), today: latest) == "")
        }
        #expect(wording.column.weekdays.count == 7)
    }

    @Test(arguments: ["en_US", "en_GB", "de_DE", "de_AT", "es_ES", "es_MX"])
    func aColumnOfDatesIsAsWideAsTheWidest(locale: String) throws {
        let wording = Wording.for(localeIdentifier: locale)
        let today = try #require(CalendarDate(iso8601: "2026-12-31"))
        for month in 1...12 {
            let day = try #require(CalendarDate(year: 2026, month: month, day: 24))
            #expect(wording.since(day, today: today).count <= wording.column.dateWidth)
        }
        #expect((0...6).allSatisfy { wording.column.daysAgo($0).count <= wording.column.dateWidth })
    }

    @Test func aYearWhoseDayIsNotKnownIsNotCounted() throws {
        let today = try #require(CalendarDate(year: 2024, month: 3, day: 5))
        #expect(
            Wording.for(localeIdentifier: "en_US").since(try #require(CalendarDate(year: 2024)), today: today) == "2024"
        )
    }

    @Test("A year alone stays a year alone, ungrouped", arguments: ["en_US", "de_DE", "ja_JP", "fr_FR", "C"])
    func aYearStaysAYear(identifier: String) throws {
        #expect(LocaleFormat(identifier: identifier).long(try #require(CalendarDate(year: 1927))) == "1927")
    }

    @Test("A locale that nobody knows writes something all the same")
    func anUnknownLocaleWritesSomething() throws {
        let format = LocaleFormat(identifier: "xx_YY")
        #expect(format.grouped(1_234_567).filter(\.isNumber) == "1234567")
        #expect(format.long(try #require(CalendarDate(year: 2000, month: 9, day: 29))).contains("2000"))
    }

    @Test(
        "Durations are in minutes and seconds, and hours where there are any",
        arguments: [
            (0, "0:00"), (9, "0:09"), (60, "1:00"), (225, "3:45"), (3599, "59:59"), (3600, "1:00:00"),
            (3723, "1:02:03"),
        ])
    func durations(seconds: Int, text: String) {
        #expect(LocaleFormat(identifier: "en_US").duration(seconds: seconds) == text)
    }

    /// Some of the spaces are no-break spaces.
    @Test(
        "A moment is a day and a time of day",
        arguments: [
            ("en_US", "Nov 20, 2026 at 2:05 PM"), ("de_DE", "20. Nov. 2026, 14:05"), ("es_ES", "20 nov 2026, 14:05"),
        ])
    func moments(identifier: String, text: String) throws {
        let moment = LocaleFormat(identifier: identifier)
            .moment(secondsSince1970: 1_795_183_500, timeZone: try #require(TimeZone(identifier: "UTC")))
        #expect(moment.split(whereSeparator: \.isWhitespace).joined(separator: " ") == text)
    }

    @Test(
        "Languages are named in the language of the locale",
        arguments: [
            ("en_US", "German"), ("de_DE", "Deutsch"), ("fr_FR", "allemand"), ("ja_JP", "ドイツ語"), ("C", "German"),
        ])
    func languages(identifier: String, name: String) {
        #expect(LocaleFormat(identifier: identifier).language("de") == name)
    }

    @Test("A language without a name is called by its code", arguments: ["cn", "xx", "qqq", ""])
    func aLanguageWithoutANameIsItsCode(code: String) {
        #expect(LocaleFormat(identifier: "en_US").language(code) == code)
    }

    /// In a process of its own, since the time zone is global.
    @Test("No time zone moves a day")
    func noTimeZoneMovesADay() async {
        await #expect(processExitsWith: .success) {
            for (zone, hours) in [("Pacific/Kiritimati", 14), ("Pacific/Pago_Pago", -11), ("UTC", 0)] {
                setenv("TZ", zone, 1)
                tzset()
                NSTimeZone.resetSystemTimeZone()
                try #require(TimeZone.current.secondsFromGMT() == hours * 3600)
                let first = try #require(CalendarDate(iso8601: "2000-01-01"))
                let last = try #require(CalendarDate(iso8601: "1999-12-31"))
                let format = LocaleFormat(identifier: "en_US")
                #expect(format.long(first) == "January 1, 2000")
                #expect(format.long(last) == "December 31, 1999")
            }
        }
    }

    @Test(
        "What is no code of a language is shown as it came",
        arguments: [
            "", "x", "undefinedlanguage", "日本語", "de_", "../etc", String(repeating: "x", count: 100_000), "en\u{0}",
        ])
    func whatIsNoCodeIsShownAsItCame(code: String) {
        for identifier in ["de_AT", "C", "undefinedlanguage"] {
            #expect(LocaleFormat(identifier: identifier).language(code) == code)
        }
    }

    @Test("What is no locale counts as C", arguments: ["undefinedlanguage", "abcdefghijkl", "de_DE_DE", "../etc"])
    func whatIsNoLocaleCountsAsC(identifier: String) throws {
        let (format, plain) = (LocaleFormat(identifier: identifier), LocaleFormat(identifier: "C"))
        #expect(format.grouped(1_234_567) == plain.grouped(1_234_567))
        let date = try #require(CalendarDate(year: 2000, month: 9, day: 29))
        #expect(format.long(date) == plain.long(date))
    }
}

struct CalendarNameTests {
    @Test(arguments: [
        ("en_GB", "September 2000", "Sep 2000"), ("en_US", "September 2000", "Sep 2000"),
        ("de_DE", "September 2000", "Sept. 2000"), ("es_ES", "septiembre de 2000", "sept 2000"),
    ])
    func ofAMonthNoDayIsSaid(locale: String, long: String, short: String) throws {
        let month = try #require(CalendarDate(year: 2000, month: 9))
        let format = LocaleFormat(identifier: locale)
        #expect(format.long(month) == long)
        #expect(format.short(month) == short)
    }

    @Test(arguments: [
        ("en_GB", "Jan", "Monday", "Mo", 1), ("en_US", "Jan", "Monday", "Mo", 7), ("de_DE", "Jan", "Montag", "Mo.", 1),
        ("es_ES", "ene", "lunes", "LU", 1),
    ])
    func monthsAndDaysHaveTheirNames(locale: String, month: String, day: String, short: String, first: Int) {
        let format = LocaleFormat(identifier: locale)
        #expect(format.month(1) == month && format.weekday(1) == day && format.shortWeekday(1) == short)
        #expect(format.firstWeekday == first)
        #expect(Set((1...12).map(format.month)).count == 12 && Set((1...7).map(format.weekday)).count == 7)
    }
}
