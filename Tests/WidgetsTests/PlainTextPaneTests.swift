import Entities
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Widgets

@MainActor
struct PlainTextPaneTests {
    private let pane = PlainTextPane(display: nil)
    private let first = Place.page("https://a.test")
    private let second = Place.page("https://b.test")

    private var page: PlainPage {
        var page = PlainPage("Title")
        pane.fill(&page)
        return page
    }

    private func show(isFolded: Bool = false) {
        pane.show(nil) { [first, second] text in
            var text = text
            text.add("Title", .title)
            text.addTable(
                [(LinkedText("Director"), LinkedText("Ann", first)), (LinkedText("Released"), LinkedText("2000"))],
                left: .label, right: .plain)
            text.add([LinkedText("Drama", first), LinkedText("War", second)].joined(separator: ", ") ?? "")
            text.addSection("cast", "Cast", count: "1", isFolded: isFolded) { text in
                text.addTable([(LinkedText("Bob", second), LinkedText("a thief"))], left: .plain, right: .muted)
            }
            return text
        }
    }

    @Test func labelsHaveTheirValuesBehindThemAndPlacesTheirNumbers() {
        show()
        #expect(
            page.text == [
                "Director: Ann (1)", "Released: 2000", "Drama (2), War (3)", "", "Cast", "4. Bob, a thief",
            ])
    }

    @Test("A detail says in lines what it draws, in the same order, without what is there to be looked at")
    func aDetailSaysWhatItDraws() {
        var content = DetailContent(title: "Title", secondTitle: "Titre", facts: "2000 · 98 min")
        content.chips = .init([LinkedText("Drama", first), LinkedText("War", second)], label: "Genre")
        content.score = .init("Rating", "7.9", votes: "12 votes", share: 0.79)
        content.parts = .sections([
            DetailSection(
                nil, "Values",
                .bars(
                    [.init(label: "Speed", number: "90", share: 0.4, step: .high)],
                    sum: .init(LinkedText("Total"), LinkedText("90")))),
            DetailSection(
                nil, "Family",
                .tree([
                    .init(depth: 0, name: LinkedText("A", first), condition: nil, isShown: false),
                    .init(depth: 1, name: "B", condition: "level 16", shortCondition: "16", isShown: true),
                ])),
            DetailSection(nil, "Cast", .rows([.init("Bob", "a thief"), .init("Cleo")], .pairs)),
            DetailSection(nil, "See also", .rows([.init(LinkedText("C", second))], .posters)),
        ])
        pane.show(nil) { text in
            var text = text
            text.add(content)
            return text
        }
        #expect(
            page.text == [
                "Titre", "2000 · 98 min", "Genre: Drama (1), War (2)", "Rating: 7.9 · 12 votes", "", "Values",
                "Speed: 90", "Total: 90", "", "Family", "3. A", "B, level 16", "", "Cast", "Bob, a thief", "Cleo", "",
                "See also", "4. C",
            ])
    }

    @Test func aNumberLeadsToItsPlace() {
        show()
        var gone: [Place] = []
        #expect(pane.choose(4) { gone.append($0) } && pane.choose(1) { gone.append($0) })
        #expect(gone == [second, first])
        #expect(!pane.choose(5) && !pane.choose(0))
    }

    @Test func aFoldedSectionUnfoldsByItsNumber() {
        show(isFolded: true)
        #expect(page.text.last == "4. Cast, 1")
        #expect(pane.choose(4))
        #expect(page.text.suffix(2) == ["Cast", "4. Bob, a thief"])
        pane.startAnew()
        #expect(page.text.last == "4. Cast, 1")
    }
}
