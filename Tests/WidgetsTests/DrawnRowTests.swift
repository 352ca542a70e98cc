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

    private func entry(_ title: String, _ width: Int, _ asides: [Row.Aside]) -> String {
        let columns = ListColumns([RowColumn(saying: .text), RowColumn("Year", width: 4, at: .last)])
        let layout = RowLayout(columns, longestTitle: 50, longestCell: 70, longest: [0, 4], width: width)
        let canvas = Canvas(size: Size(width: width, height: 1))
        let row = Row(title, Marks(), ["said", "2001"], asides: asides)
        canvas.surface.draw(row, layout, RowStyle(plain: .plain, muted: .muted))
        return canvas.text(ofRow: 0)
    }

    @Test("What there is to say of a row stands behind its title, however long the titles of others are")
    func asidesStandBehindTheTitle() {
        let tags: [Row.Aside] = [.word("again"), .word("#animation"), .word("#family")]
        #expect(entry("Spirited Away", 60, tags).hasPrefix("Spirited Away  again #animation #family  "))
        let album: [Row.Aside] = [.text("Miles Davis"), .word("#jazz")]
        #expect(entry("Kind of Blue", 60, album).hasPrefix("Kind of Blue  Miles Davis  #jazz  "))
        #expect(entry(title, 40, tags) == "\(title.prefix(33))…  2001")
    }

    @Test func aTagIsThereAsAWholeAndSomebodysNameIsCut() {
        let tags: [Row.Aside] = [.word("again"), .word("#animation"), .word("#sea")]
        #expect(entry("Spirited Away", 33, tags).hasPrefix("Spirited Away  again #sea  "))
        #expect(entry("Kind of Blue", 30, [.text("Miles Davis")]).hasPrefix("Kind of Blue  Miles Dav…  2001"))
        #expect(entry("Kind of Blue", 26, [.text("Miles Davis")]) == "Kind of Blue          2001")
    }

    private let types = RowColumn("Types", longest: 6...24, as: .words)
    private let bulbasaur = Row("Bulbasaur", Marks(), ["Grass · Poison"], tints: ["grass", "poison"])

    private func canvas(_ row: Row, _ style: RowStyle, dimsInVain: Bool = false) -> Canvas {
        let layout = RowLayout(ListColumns([types]), longestTitle: 10, longest: [15], width: 40)
        let canvas = Canvas(size: Size(width: 40, height: 1))
        canvas.dimsInVain = dimsInVain
        canvas.surface.draw(row, layout, style)
        return canvas
    }

    @Test("Words are chips in their colours, also in the selected row", arguments: [false, true])
    func wordsAreChips(isSelected: Bool) {
        let canvas = canvas(bulbasaur, RowStyle(isSelected: isSelected, hasFocus: true))
        #expect(canvas.text(ofRow: 0).hasSuffix("  [Grass][Poison]"))
        let first = canvas.text(ofRow: 0).prefix { $0 != "[" }.count
        #expect((first..<first + 7).allSatisfy { canvas[$0, 0].style == Style(.grass) })
        #expect((first + 7..<first + 15).allSatisfy { canvas[$0, 0].style == Style(.poison) })
        #expect(canvas[first, 0].isChipEdge && canvas[first + 7, 0].isChipEdge, "Where colours show, blanks")
    }

    @Test("Without colours they are a text with points, as calm as others, and no hole in the selected row")
    func withoutColoursWordsAreAText() {
        let canvas = canvas(bulbasaur, RowStyle(isSelected: true, hasFocus: true), dimsInVain: true)
        #expect(canvas.text(ofRow: 0).contains("  Grass · Poison"))
        let first = canvas.text(ofRow: 0).prefix { $0 != "G" }.count
        #expect((first..<first + 14).allSatisfy { canvas[$0, 0].style == .selectedMuted })
    }

    @Test func aWordWithoutAColourIsAChipLikeOthers() {
        let row = Row("X", Marks(), ["sound · Ice"], tints: ["sound", "ice"])
        let canvas = canvas(row, RowStyle(plain: .plain, muted: .muted))
        #expect(canvas.text(ofRow: 0).contains("[sound][Ice]"))
        let first = canvas.text(ofRow: 0).prefix { $0 != "[" }.count
        #expect(canvas[first, 0].style == .chipEdge && canvas[first + 1, 0].style == .chip)
    }
}
