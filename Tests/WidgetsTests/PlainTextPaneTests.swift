import Entities
import Presentation
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
