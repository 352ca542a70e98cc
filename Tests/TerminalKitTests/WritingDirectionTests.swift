import Testing

@testable import TerminalKit

struct WritingDirectionTests {
    private static let mark: UInt64 = 0x200E

    private func marks(width: Int = 30, _ draw: (Surface) -> Void) -> [Int] {
        let canvas = Canvas(size: Size(width: width, height: 1))
        draw(canvas.surface)
        canvas.markDirections()
        return (0..<width).filter { canvas[$0, 0].marks == Self.mark }
    }

    @Test(
        "The first blank behind the whole text is marked, none in it",
        arguments: ["שלום עולם", "في مزاج", "ب ١٢٣", "a עב"])
    func theBlankBehindATextIsMarked(text: String) {
        #expect(marks { $0.draw(text, x: 2, y: 0) } == [2 + HarmlessText.width(of: text)])
    }

    @Test(arguments: ["Heat", "Amélie", "千と千尋", "١٢٣", "മഞ്ഞ"]) func whatIsWrittenFromTheLeftNeedsNoMark(text: String) {
        #expect(marks { $0.draw(text, x: 2, y: 0) }.isEmpty)
    }

    @Test func eachColumnHasItsOwn() {
        #expect(
            marks {
                $0.draw("שלום", x: 0, y: 0)
                $0.draw("שלום", x: 10, y: 0)
            } == [4, 14])
    }

    @Test("What stands right behind it is a part of it, and what is found in it is marked in its own way")
    func piecesOfOneTextAreOne() {
        #expect(
            marks {
                $0.draw("שלום עולם", x: 0, y: 0)
                $0.draw("שלום", x: 0, y: 0, .match)
            } == [9])
        #expect(marks { $0.draw(TextLine([.init("של", .plain), .init("ום (1999)", .link)]), y: 0) } == [11])
        #expect(
            marks { surface in for (x, letter) in "של ום".enumerated() { surface.draw(String(letter), x: x, y: 0) } }
                == [5])
    }

    @Test("A box over it needs none, and behind the last column there is no place for one")
    func whatIsNotSeenIsNotMarked() {
        #expect(
            marks {
                $0.draw("שלום", x: 0, y: 0)
                $0.fillRow(0, .ground)
            }.isEmpty)
        #expect(marks(width: 4) { $0.draw("שלום", x: 0, y: 0) }.isEmpty)
    }
}
