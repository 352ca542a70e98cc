import Presentation
import TerminalKit
import Testing

@testable import Widgets

/// Sections in two columns of a wide page.
struct ColumnLayoutTests {
    private let place = Place.page("https://a.test")

    private var content: DetailContent {
        func section(_ name: String, _ rows: [String], _ column: DetailSection.Column?) -> DetailSection {
            DetailSection(name, name, .rows(rows.map { .init(LinkedText($0, place)) }), column: column)
        }
        return DetailContent(
            title: "",
            parts: [
                .section(section("Kinds", ["Films"], .left)), .section(section("Ratings", ["5", "4", "3"], .right)),
                .section(section("More", ["Ran"], nil)), .section(section("Days", ["Mo"], .left)),
            ])
    }

    private func layout(_ width: Int, folded: [String: Bool] = [:], reader: Bool = false) -> LinkedLayout {
        var form = PageForm()
        form.isForReader = reader
        var layout = LinkedLayout(width: width, folded: folded, form: form)
        layout.add(content)
        return layout
    }

    private func text(_ layout: LinkedLayout) -> [String] { layout.lines.map(\.text).filter { !$0.isEmpty } }

    @Test func fromAHundredAndTenCellsOnTheyStandBesideEachOther() {
        let lines = text(layout(110))
        // Two columns of 53 cells with four between them.
        func row(_ left: String, _ right: String) -> String {
            left + String(repeating: " ", count: 57 - left.count) + right
        }
        #expect(
            lines == [
                row("▾ Kinds", "▾ Ratings"), row("Films", "5"), row("", "4"), row("▾ Days", "3"), "Mo", "▾ More", "Ran",
            ])
        #expect(text(layout(109)).first == "▾ Kinds" && text(layout(109)).count == 10)
        #expect(text(layout(200, reader: true)).count == 10)
    }

    @Test("Stops come column by column, and each knows its section")
    func stopsAreOfTheirSections() throws {
        let layout = layout(110)
        let headings = layout.stops.indices.filter { if case .heading = layout.stops[$0] { true } else { false } }
        #expect(headings.map { layout.section(ofStop: $0) } == ["Kinds", "Days", "Ratings", "More"])
        #expect(layout.section(ofStop: headings[2] + 3) == "Ratings")
        for stop in layout.stops.indices { #expect(layout.lines.contains { $0.contains(stop: stop) }) }
        #expect(layout.lines(ofSection: "Ratings")?.lowerBound == layout.lines(ofSection: "Kinds")?.lowerBound)
    }

    @Test func theRightOneFoldsToo() {
        let layout = layout(110, folded: ["Ratings": true])
        #expect(layout.isFolded("Ratings") && !layout.isFolded("Kinds"))
        #expect(text(layout).first?.hasSuffix("▹ Ratings · 3") == true)
        var stops = TextStops()
        stops.fold("Ratings", in: layout)
        #expect(stops.folded == ["Ratings": false] && stops.section(in: layout, visible: 0..<9) == "Ratings")
    }
}
