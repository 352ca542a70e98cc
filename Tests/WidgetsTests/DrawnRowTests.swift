import Presentation
import TerminalKit
import Testing

@testable import Widgets

/// A row of a list as it is drawn.
@MainActor
struct DrawnRowTests {
    private let title = String(repeating: "Abcdefghij", count: 5)

    private func line(_ title: String, _ text: String?, _ column: RowColumn) -> String {
        let layout = RowLayout(ListColumns([column]), longestTitle: 50, longest: [12], width: 40)
        let canvas = Canvas(size: Size(width: 40, height: 1))
        canvas.surface.draw(Row(title, Marks(), [text]), layout, RowStyle(plain: .plain, muted: .muted))
        return canvas.text(ofRow: 0)
    }

    @Test(
        "A title that is cut goes on over cells that its row leaves free",
        arguments: [("Nov 20, 2026", 25), ("today", 32), ("", 39)])
    func aTitleThatIsCutGoesOn(day: String, letters: Int) {
        let gap = day.isEmpty ? "" : "  "
        #expect(line(title, day, RowColumn("When", width: 12)) == "\(title.prefix(letters))…\(gap)\(day)")
    }

    @Test func aTextAtTheLeftOfItsColumnStaysWhereItIs() {
        let column = RowColumn("Author", longest: 8...12)
        #expect(line(title, "Björk", column).hasPrefix("\(title.prefix(25))…  Björk   "))
        #expect(line("Debut", "Björk", column).hasPrefix("Debut" + String(repeating: " ", count: 23) + "Björk   "))
    }

    /// A date far below rows of today.
    @Test func aTextThatIsLongerThanThoseThatWereMeasuredTakesFromWhatIsLeftOfIt() {
        let columns = ListColumns([RowColumn("Author", longest: 8...12), RowColumn("When", width: 12)])
        let layout = RowLayout(columns, longestTitle: 10, longest: [12, 5], width: 40)
        func line(_ date: String) -> String {
            let canvas = Canvas(size: Size(width: 40, height: 1))
            canvas.surface.draw(
                Row("Debut", Marks(), ["Abcdefghijkl", date]), layout, RowStyle(plain: .plain, muted: .muted))
            return canvas.text(ofRow: 0)
        }
        #expect(line("today") == "Debut" + String(repeating: " ", count: 16) + "Abcdefghijkl  today")
        #expect(line("Nov 20, 2026").hasSuffix(" Abcd…  Nov 20, 2026"))
    }

    @Test func wordsHaveTheirColoursButNotInTheSelectedRow() throws {
        let column = RowColumn("Types", longest: 6...24, as: .words)
        let layout = RowLayout(ListColumns([column]), longestTitle: 10, longest: [14], width: 40)
        let row = Row("Bulbasaur", Marks(), ["Grass · Poison"], tints: ["grass", "poison"])
        func styles(_ style: RowStyle) throws -> (text: String, first: Style, between: Style, last: Style) {
            let canvas = Canvas(size: Size(width: 40, height: 1))
            canvas.surface.draw(row, layout, style)
            let x = try #require(layout.places.first).x
            return (
                canvas.text(ofRow: 0), canvas[x, 0].style, canvas[x + 6, 0].style, canvas[x + 8, 0].style
            )
        }
        let plain = try styles(RowStyle(plain: .plain, muted: .muted))
        #expect(plain.text.hasSuffix("  Grass · Poison"))
        #expect(plain.first == Style(.grass) && plain.between == .muted && plain.last == Style(.poison))
        let selected = try styles(RowStyle(isSelected: true, hasFocus: true))
        #expect(selected.text == plain.text && selected.first == .selectedMuted && selected.last == .selectedMuted)
    }
}
