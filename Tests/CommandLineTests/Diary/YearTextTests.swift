import Entities
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine

struct YearTextTests {
    private func page(
        _ period: String, _ diary: [DiaryEntry] = .ofTwoYears, locale: String = "en_GB"
    ) throws -> YearPage {
        YearPage(YearReview(of: diary, in: try #require(DiaryPeriod(text: period))), .sample(locale))
    }

    @Test(arguments: [("blocks", YearText.Look.blocks), ("ascii", .ascii), ("sentences", .sentences)])
    func aYearIsPrinted(name: String, look: YearText.Look) throws {
        try RecordedScreen("year-\(name)").compare(withText: YearText(look).text(of: page("2026")))
    }

    @Test(arguments: ["de", "es"]) func inOtherLanguagesToo(language: String) throws {
        try RecordedScreen("year-\(language)").compare(
            withText: YearText(.blocks).text(of: page("2026", locale: language)))
    }

    @Test(arguments: ["all", "2026-05", "2025-11..2026-02"]) func aPeriodIsPrinted(period: String) throws {
        try RecordedScreen("period-\(period)").compare(withText: YearText(.blocks).text(of: page(period)))
    }

    @Test func inMarkdownItIsTables() throws {
        try RecordedScreen("year", ending: "md").compare(withText: YearMarkdown.text(of: page("2026")))
    }

    @Test func asciiIsAllThatIsPrintedWhereNoMoreCanBe() throws {
        let text = YearText(.ascii).text(of: try page("2026", [.on("2026-05-01"), .on("2026-05-02", .book)]))
        #expect(text.utf8.allSatisfy { $0 < 0x80 }, "\(text)")
    }

    @Test(arguments: [YearText.Look.blocks, .ascii, .sentences]) func nothingIsPrintedThatATerminalObeys(
        look: YearText.Look
    ) throws {
        let hostile = "Plain a\u{1B}[31mb\u{7}c\u{9B}d\u{202E}e|*"
        let diary: [DiaryEntry] = [
            .on("2026-05-01", .album, hostile, by: hostile), .on("2026-05-02", .album, hostile, by: hostile),
        ]
        let texts = [YearText(look).text(of: try page("2026", diary)), YearMarkdown.text(of: try page("2026", diary))]
        for text in texts {
            let obeyed = text.unicodeScalars.filter {
                $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
            }
            #expect(text.contains("Plain") && obeyed.isEmpty)
        }
        #expect(texts[1].contains("e\\|\\*"))
    }

    @Test func whereNothingIsItSaysSo() throws {
        let text = YearText(.blocks).text(of: try page("2024"))
        #expect(text.contains("Nothing in your diary: 2024") && text.contains("1 entry in no year"))
        #expect(YearMarkdown.text(of: try page("2024")).contains("Nothing in your diary: 2024"))
    }

    @Test func noLineIsWiderThanATerminal() throws {
        let long = String(repeating: "long ", count: 30)
        let diary = (1...9).flatMap { day in
            [long, "\(long)\(day)"].map {
                DiaryEntry.on("2026-05-0\(day)", .album, $0, by: long, released: "1990")
            }
        }
        for language in ["en", "de", "es"] {
            let text = YearText(.blocks).text(of: try page("2026", diary, locale: language))
            for line in text.split(separator: "\n") { #expect(HarmlessText.width(of: String(line)) < 80, "\(line)") }
        }
    }

    @Test(arguments: [
        (true, "en_GB.UTF-8", YearText.Look.sentences), (false, "en_GB.UTF-8", .blocks), (false, "C", .ascii),
        (false, "de_DE.utf8", .blocks), (false, "de_DE.ISO-8859-1", .ascii), (false, "ja_JP.UTF-8", .ascii),
    ])
    func theLookIsWhatTheLocaleTakes(isSpoken: Bool, locale: String, look: YearText.Look) {
        #expect(YearText.Look(isSpoken: isSpoken, environment: ["LC_ALL": locale]) == look)
    }
}
