import CursesTerminal
import Entities
import Presentation
import TerminalKit
import Testing
import Widgets

/// The signs on a terminal of ASCII, which may have no colours either.
struct SignStandInTests {
    /// Signs of which one or the other may stand at the same place.
    private static let places: [(name: String, signs: [String])] = [
        ("behind a title", [Sign.wanted, .begun, .paused, .done, .givenUp, .favourite, .note].map(\.symbol)),
        ("before a title", KindMark.allCases.map(\.text)),
        ("before a source", [Sign.sourceAnswers, .sourceAsked, .sourceAtHand, .sourceFails].map(\.symbol)),
        // The row that the cursor is on is marked left of them.
        ("before an entry of a menu", ["✓", "✗", Sign.cursor.symbol]),
        ("at the end of an entry of a menu", ["▸", "×", "↓", "↑"]),
        ("before a heading or a name", [LinkedLayout.foldedSign, LinkedLayout.unfoldedSign, "▸"]),
        (
            "within a line about what was seen",
            Standing.State.allCases.map(Marks.state) + [RatingSign.star, RatingSign.half, "·"]
        ),
    ]

    @Test("No two signs that may stand at the same place have one stand-in", arguments: places.map(\.name))
    func signsDiffer(place: String) throws {
        let signs = try #require(Self.places.first { $0.name == place }?.signs)
        #expect(Set(signs).count == signs.count)
        let standIns = signs.map(Self.standIn)
        #expect(Set(standIns).count == signs.count, "\(zip(signs, standIns).map { "\($0) \($1)" })")
    }

    /// They stand at the left end of a line alone, and what parts facts never does.
    @Test func sectionsFoldAsBranchesOfATree() {
        #expect(Self.standIn(LinkedLayout.foldedSign) == "+" && Self.standIn(LinkedLayout.unfoldedSign) == "-")
        #expect(Self.standIn("·") == "-")
    }

    @Test(arguments: Sign.allCases)
    func eachIsOneCell(sign: Sign) {
        #expect(HarmlessText.glyphs(of: sign.symbol).map(\.width) == [1], "\(sign.symbol)")
    }

    @Test func theHelpHasTheSignOfEachKind() {
        let explained = Set(Sign.allCases.map(\.symbol))
        for mark in KindMark.allCases { #expect(explained.contains(mark.text), "\(mark)") }
    }

    private static func standIn(_ sign: String) -> String {
        let canvas = Canvas(size: Size(width: 1, height: 1))
        canvas.surface.draw(sign, x: 0, y: 0)
        return Unicode.Scalar(CellEncoder.asciiStandIn(for: canvas[0, 0])).map(String.init) ?? ""
    }
}
