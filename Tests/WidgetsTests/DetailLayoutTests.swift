import Presentation
import TerminalKit
import TestSupport
import Testing

@testable import Widgets

struct DetailLayoutTests {
    private var content: DetailContent {
        var content = DetailContent(title: "", facts: "Ann")
        content.brief = .init([["1965", "474 pages"]], [.init(label: "Pages", value: "474 · about 15.8 h")])
        content.parts = .brief(
            .init([["5 want it"], ["English"]], [.init(label: "Readers", value: "5 want to read it")]))
        return content
    }

    private func text(_ layout: LinkedLayout) -> [String] {
        var layout = layout
        layout.add(content)
        return layout.lines.map(\.text)
    }

    @Test func whatIsSeenIsToldInFewWords() {
        #expect(text(LinkedLayout(width: 40)) == ["Ann", "1965 · 474 pages", "", "5 want it", "English"])
    }

    @Test func whatIsSaidKeepsItsNamesAndItsWords() {
        var form = PageForm()
        form.isForReader = true
        #expect(
            text(LinkedLayout(width: 40, form: form))
                == ["Ann", "Pages  474 · about 15.8 h", "", "Readers  5 want to read it"])
        #expect(
            text(LinkedLayout(plainFolded: [:])).suffix(4)
                == ["Ann", "Pages: 474 · about 15.8 h", "", "Readers: 5 want to read it"])
    }

    @Test func aRatingIsSeenWithTheBestThatThereIsAndSaidWithItsName() {
        var content = DetailContent(title: "")
        content.score = .init("Rating", "4.0", of: "10", votes: "12 votes", share: 0.4)
        var (seen, plain) = (LinkedLayout(width: 40), LinkedLayout(plainFolded: [:]))
        seen.add(content)
        plain.add(content)
        #expect(seen.lines.map(\.text) == ["★ 4.0/10 ▰▰▰▰▱▱▱▱▱▱  12 votes"])
        #expect(seen.lines[0].spans.prefix(2).map(\.spoken) == ["Rating ", "4.0 "])
        #expect(plain.lines.last?.text == "Rating: 4.0 · 12 votes")
    }

    /// With facts that do not fit on a line.
    private var longContent: DetailContent {
        var content = DetailContent(title: "", facts: "2001 · 2 h 2 min")
        content.brief = .init([["1934", "474 pages", "19 editions"]], [.init(label: "Editions", value: "19")])
        content.parts = [.said(seen: [.init(label: "You", value: "○ Want to read · since Nov 28")], spoken: [])]
        return content
    }

    @Test("No line breaks inside of a fact where facts are seen")
    func noLineBreaksInsideOfAFact() {
        var layout = LinkedLayout(width: 21)
        layout.add(longContent)
        #expect(
            layout.lines.map(\.text) == [
                "2001 · 2 h 2 min", "1934 · 474 pages", "19 editions", "", "You  ○ Want to read", "     since Nov 28",
            ])
    }

    private let times: [DetailContent.Field] = [
        .init(label: "You", value: "★★★★½ · seen 3 times"), .init(label: "", cells: ["Nov 28, 2026", "", "", ""]),
        .init(
            label: "", cells: ["Nov 27, 2026", "★★★★½", "again", "#paris"],
            note: "With Ana at the cinema;\nthe colours!"),
        .init(label: "", cells: ["Mar 2011", "★★★★", "", ""]),
    ]

    private func lines(_ fields: [DetailContent.Field], in layout: LinkedLayout) -> [String] {
        var layout = layout
        var content = DetailContent(title: "", facts: "2001")
        content.parts = [.said(seen: fields, spoken: fields)]
        layout.add(content)
        return Array(layout.lines.map(\.text).dropFirst(2))
    }

    @Test func timesAreATableWithTheirNotesBelowThem() {
        #expect(
            lines(times, in: LinkedLayout(width: 42)) == [
                "You  ★★★★½ · seen 3 times", "     Nov 28, 2026", "     Nov 27, 2026  ★★★★½  again  #paris",
                "       With Ana at the cinema;", "       the colours!", "     Mar 2011      ★★★★",
            ])
    }

    @Test("Where a table has no room lines break between facts, and where it is said there is none")
    func timesWithoutRoomForATable() {
        #expect(
            lines(times, in: LinkedLayout(width: 28)) == [
                "You  ★★★★½ · seen 3 times", "     Nov 28, 2026", "     Nov 27, 2026 · ★★★★½", "     again · #paris",
                "       With Ana at the", "       cinema;", "       the colours!", "     Mar 2011 · ★★★★",
            ])
        #expect(
            lines(times, in: LinkedLayout(plainFolded: [:])).suffix(5) == [
                "Nov 28, 2026", "Nov 27, 2026 · ★★★★½ · again · #paris", "With Ana at the cinema;", "the colours!",
                "Mar 2011 · ★★★★",
            ])
    }

    @Test func noLineIsFreeBetweenHeadingsThatAreFolded() {
        var content = DetailContent(title: "", facts: "2001")
        let row = DetailSection.Row("A")
        content.parts = .sections(
            [("a", false), ("b", true), ("c", true), ("d", false)].map { name, isFolded in
                DetailSection(name, name, isFolded: isFolded, .rows([row]))
            })
        var (seen, plain) = (LinkedLayout(width: 24), LinkedLayout(plainFolded: [:]))
        seen.add(content)
        plain.add(content)
        #expect(
            seen.lines.map(\.text) == [
                "2001", "", "▾ a", "A", "", "▹ b · 1", "▹ c · 1", "", "▾ d", "A",
            ])
        #expect(seen.section(ofLine: 6) == "c" && seen.section(ofLine: 5) == "b")
        #expect(plain.lines.map(\.text).suffix(5) == ["", "c, 1", "", "d", "A"])
    }

    @Test func noLineBeginsOrEndsWithThePointBetweenNames() {
        var content = DetailContent(title: "", facts: "Ann")
        content.parts = .sections([DetailSection(nil, "Similar", .text("Lunar Railway · Distant Compass · Tender"))])
        var layout = LinkedLayout(width: 24)
        layout.add(content)
        #expect(
            layout.lines.map(\.text) == ["Ann", "", "Similar", "Lunar Railway", "Distant Compass · Tender"])
    }

    @Test func whatIsSaidIsNotBrokenAtFacts() {
        var form = PageForm()
        form.isForReader = true
        var layout = LinkedLayout(width: 14, form: form)
        layout.add(longContent)
        #expect(layout.lines.map(\.text).prefix(2) == ["2001 · 2 h 2", "min"])
    }

    @Test func factsOfWhichNothingIsKnownAreNone() {
        #expect(DetailContent.Brief([[nil], []], []) == nil)
        #expect(DetailContent.Brief([["a", nil, "b"], [nil]], [.init(label: "A", value: "a")])?.lines == ["a · b"])
        #expect([DetailContent.Part].brief(nil).isEmpty)
    }

    private func strip(_ content: DetailContent, width: Int, isForReader: Bool = false) -> [String] {
        var form = PageForm()
        (form.isWide, form.isStrip, form.isForReader, form.widestTitle) = (true, true, isForReader, width)
        var layout = LinkedLayout(width: width, form: form)
        layout.add(content)
        return layout.lines.map(\.text)
    }

    private var film: DetailContent {
        var content = DetailContent(title: "Da", facts: "2025 · 2 h 46 min")
        content.chips = DetailContent.Chips(["Family", "Fantasy"])
        content.score = .init("Rating", "3.0", of: "5", votes: "6,755", share: 0.6)
        content.people = "Carmen Bergström · with Carmen Nakagawa, Noor Abara"
        content.parts = [
            .text("What floods, stays.", .accent), .prose("In a flooded city."),
            .fields([.init(label: "Director", value: "Carmen Bergström")]),
        ]
        return content
    }

    @Test("In a strip facts stand side by side, who made it below, and its prose comes first")
    func inAStripFactsStandSideBySide() {
        #expect(
            strip(film, width: 118) == [
                "2025 · 2 h 46 min   [Family] [Fantasy]   ★ 3.0/5 ▰▰▰▰▰▰▱▱▱▱  6,755",
                "Carmen Bergström · with Carmen Nakagawa, Noor Abara", "In a flooded city.", "What floods, stays.",
            ])
        var unnamed = film
        unnamed.people = nil
        #expect(strip(unnamed, width: 118).last == "Director  Carmen Bergström")
        #expect(
            strip(film, width: 48).prefix(3) == [
                "2025 · 2 h 46 min   [Family] [Fantasy]", "★ 3.0/5 ▰▰▰▰▰▰▱▱▱▱  6,755",
                "Carmen Bergström · with Carmen Nakagawa, Noor A…",
            ])
    }

    @Test("In a strip numbers stand beside each other, and prose takes the whole width")
    func inAStripNumbersStandBesideEachOther() {
        let bars = [("HP", "28"), ("Attack", "149"), ("Speed", "156")].map { label, number in
            DetailSection.Bar(label: label, number: number, share: 0.5, step: nil)
        }
        var content = DetailContent(title: "Da")
        let prose = Array(repeating: "word", count: 30).joined(separator: " ")
        content.parts = [
            .section(DetailSection("stats", "Base stats", .bars(bars, sum: DetailSection.Row("Total", "333")))),
            .prose(prose),
        ]
        #expect(strip(content, width: 160) == [prose, "HP 28   Attack 149   Speed 156   Total 333"])
        #expect(strip(content, width: 24).suffix(2) == ["HP 28   Attack 149", "Speed 156   Total 333"])
    }

    @Test func whatAReaderIsToldOfAStripIsToldAsAlways() {
        let told = strip(film, width: 118, isForReader: true)
        #expect(told.first == "2025 · 2 h 46 min" && !told.contains { $0.contains("with Carmen") })
    }

    @Test(
        "What another section has too is left out where there is no room for its pictures", arguments: [true, false])
    func whatComesAgainIsLeftOutWithoutPictures(hasPictures: Bool) {
        var form = PageForm()
        (form.isWide, form.pictures) = (true, hasPictures ? .upright : nil)
        var content = DetailContent(title: "", facts: "Ann")
        let films = (1...3).map { DetailSection.Row(LinkedText("Film \($0)"), picture: .sample($0)) }
        content.parts = .sections([
            DetailSection("known", "Known for", .rows(films, .posterRow)),
            DetailSection("films", "Films", .rows(films)),
        ])
        var layout = LinkedLayout(width: 96, form: form)
        layout.add(content)
        #expect(layout.lines.contains { $0.text == "▾ Known for" } == hasPictures)
        #expect(layout.posters.count == (hasPictures ? 3 : 0))
        #expect(layout.lines.prefix(3).map(\.text) == ["Ann", "", hasPictures ? "▾ Known for" : "▾ Films"])
        var plain = LinkedLayout(plainFolded: [:])
        plain.add(content)
        #expect(!plain.lines.contains { $0.text == "Known for" })
    }

    @Test(
        "A row of pictures is as wide as the pane, and as what stands beside its first lines leaves",
        arguments: [(76, 0, 5), (96, 0, 7), (136, 0, 9), (136, 21, 7), (139, 0, 10), (190, 0, 12)])
    func aRowOfPicturesIsAsWideAsThePane(width: Int, beside: Int, count: Int) {
        var form = PageForm()
        (form.isWide, form.pictures) = (true, .upright)
        var layout = LinkedLayout(width: width, short: ShortLines(beside, width: 104), form: form)
        let rows = (1...12).map { DetailSection.Row(LinkedText("Film \($0)"), picture: .sample($0)) }
        #expect(layout.addPosters(rows) == count)
        #expect(layout.posters.map(\.x) == (0..<count).map { $0 * 14 })
        #expect(layout.lines.allSatisfy { HarmlessText.width(of: $0.text) <= width })
    }
}
