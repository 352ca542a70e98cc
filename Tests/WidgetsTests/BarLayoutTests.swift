import Presentation
import TerminalKit
import Testing

@testable import Widgets

struct BarLayoutTests {
    private let place = Place.page("https://a.test")

    private func lines(_ body: DetailSection.Body, width: Int, reader: Bool = false) -> LinkedLayout {
        var form = PageForm()
        form.isForReader = reader
        var layout = LinkedLayout(width: width, form: form)
        layout.add(DetailContent(title: "", parts: [.section(DetailSection(nil, "Heading", body))]))
        return layout
    }

    private func text(_ layout: LinkedLayout) -> [String] {
        layout.lines.map(\.text).drop { $0 != "Heading" }.dropFirst().map { String($0) }
    }

    @Test(arguments: [
        (0.0, "────────"), (0.001, "╸───────"), (0.5, "━━━━────"), (0.5625, "━━━━╸───"), (1.0, "━━━━━━━━"),
    ])
    func aBarHasTwoLevelsACell(share: Double, bar: String) {
        let layout = lines(.bars([.init(label: "A", number: "7", share: share, step: nil)]), width: 15)
        #expect(text(layout) == ["A   7  \(bar)"])
    }

    @Test func whatIsComparedStandsBehindTheBar() {
        let bars = [
            DetailSection.Bar(label: "Films", number: "1,234", share: 1, step: nil, place: place, aside: "9 before"),
            .init(label: "Books", number: "0", share: 0, step: nil, aside: "12 before"),
        ]
        let layout = lines(.bars(bars), width: 30)
        #expect(text(layout) == ["Films 1,234  ━━━━━━  9 before", "Books     0  ──────  12 before"])
        #expect(layout.stops == [.place(place)])
    }

    @Test("Numbers that follow one another stand beside each other below their bars where there is room for all")
    func columns() {
        let bars = [("Jan", 4), ("Feb", 0), ("März", 8), ("Apr", 12)].map { label, number in
            DetailSection.Bar(
                label: label, number: "\(number)", share: Double(number) / 12, step: nil,
                place: number > 0 ? place : nil)
        }
        let layout = lines(.columns(bars), width: 19)
        #expect(text(layout).prefix(3) == ["▃▃▃▃      ▅▅▅▅ ████ ", " 4    0    8    12  ", "Jan  Feb  März Apr  "])
        #expect(layout.stops.count == 3)
        #expect(
            text(lines(.columns(bars), width: 18)).prefix(3) == [
                "▃▃▃     ▅▅▅ ███ ", " 4   0   8  12  ", "Jan Feb Mär Apr ",
            ])
        #expect(text(lines(.columns(bars), width: 14)).count == 4)
        #expect(text(lines(.columns(bars), width: 40, reader: true)).count == 4)
    }

    private func map(weeks: Int) -> HeatMap {
        let cells: [HeatMap.Cell?] = (0..<weeks).map { week in
            week == 0 ? nil : .init(shade: week % 4, place: week % 4 > 0 ? place : nil)
        }
        return HeatMap(
            rows: ["Mo", "Tu"].map { .init(label: $0, name: LinkedText("\($0)day", place), number: "7", cells: cells) },
            headings: [.init("Jan", column: 0), .init("Feb", column: 5), .init("Mar", column: 8)])
    }

    @Test func aWeekIsAColumnBelowItsMonth() {
        let layout = lines(.days(map(weeks: 12)), width: 40)
        #expect(text(layout) == ["   Jan  Feb", "Mo  ■■■·■■■·■■■", "Tu  ■■■·■■■·■■■"])
        #expect(layout.stops.count == 2 * (1 + 9), "The day of the week, and each day that has something")
    }

    @Test("A day is a tone of the accent; where there are no tones a shade")
    func daysAreTones() throws {
        let line = try #require(lines(.days(map(weeks: 4)), width: 40).lines.last)
        let days = line.spans.filter { $0.text == "■" }
        #expect(days.map(\.style) == [.dayFew, .dayMore, .dayMost])
        #expect(days.map(\.toneless) == ["░", "▒", "▓"])
        let canvas = Canvas(size: Size(width: 10, height: 1))
        canvas.dimsInVain = true
        canvas.surface.draw(line, y: 0)
        #expect(canvas.text(ofRow: 0).hasPrefix("Tu  ░▒▓"))
    }

    @Test("All bars of a page begin and end at the same cells")
    func barsOfAPageAreAligned() {
        func bars(_ label: String, aside: String? = nil) -> DetailSection {
            let bar = DetailSection.Bar(label: label, number: "1", share: 0.5, step: nil, aside: aside)
            return DetailSection(nil, "Heading", .bars([bar]))
        }
        let sections = [bars("Pokémon", aside: "1 before"), bars("5")]
        for width in [30, 60, 90] {
            var layout = LinkedLayout(width: width)
            layout.add(DetailContent(title: "", parts: sections.map { .section($0) }))
            let lines = layout.lines.map(\.text).filter { $0.contains("━") }
            #expect(lines.count == 2 && Set(lines.map { $0.prefix { !"━╸".contains($0) }.count }).count == 1)
            let lengths = lines.map { $0.filter { "━╸─".contains($0) }.count }
            #expect(width < 40 || Set(lengths).count == 1, "\(lines)")
        }
    }

    @Test func whereThereIsNoRoomLaterWeeksComeBelow() {
        let layout = lines(.days(map(weeks: 12)), width: 10)
        #expect(
            text(layout) == [
                "   Jan", "Mo  ■■■·■■", "Tu  ■■■·■■", "", "    Mar", "Mo ■·■■■", "Tu ■·■■■",
            ])
    }

    @Test func aReaderHearsASumForEachDayOfTheWeek() {
        let layout = lines(.days(map(weeks: 12)), width: 40, reader: true)
        #expect(text(layout) == ["Moday  7", "Tuday  7"])
        #expect(layout.stops.count == 2)
    }
}
