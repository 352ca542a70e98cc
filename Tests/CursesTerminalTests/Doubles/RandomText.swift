import TerminalKit
import TestSupport

/// Frames of text in all styles, each of which differs from the one before by what a program does: letters, words, rows,
/// other styles, a list that scrolls, something over all of it, another page.
struct RandomText {
    private let size: Size
    private var generator: SeededGenerator
    private var rows: [[(text: String, style: Style)]] = []
    private var overlay: Rect?
    private var cursor: CellPosition?

    init(size: Size, seed: UInt64) {
        self.size = size
        generator = SeededGenerator(seed: seed)
        rows = (0..<size.height).map { _ in row() }
    }

    private mutating func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    private static let words = [
        "Heat", "a", "In the Mood for Love", "千と千尋の神隠し", "Ame\u{301}lie", "e\u{301}\u{323}", "│", "────", "1995", "▌",
        "Ж",
        "[chip]", "ﬁ", "  ", "          ", "                              ", ".", "~", "…",
    ]

    private mutating func row() -> [(text: String, style: Style)] {
        if random(0...5) == 0 { return [] }
        return (0..<random(1...7)).map { _ in (randomWord(), randomStyle()) }
    }

    private mutating func randomWord() -> String { Self.words.randomElement(using: &generator) ?? "" }

    private mutating func randomStyle() -> Style { Style.allCases.randomElement(using: &generator) ?? .plain }

    mutating func change() {
        let y = random(0...size.height - 1)
        switch random(0...9) {
        case 0, 1: rows[y] = row()
        case 2: if !rows[y].isEmpty { rows[y][random(0...rows[y].count - 1)].text = randomWord() }
        case 3:
            let style = randomStyle()
            for index in rows[y].indices { rows[y][index].style = style }
        case 4, 5: scroll()
        case 6: overlay = overlay == nil ? randomOverlay() : nil
        case 7: cursor = random(0...2) == 0 ? nil : CellPosition(x: random(0...size.width - 1), y: y)
        case 8: if random(0...3) == 0 { rows = rows.map { _ in row() } }
        default: if !rows[y].isEmpty { rows[y].removeLast() }
        }
    }

    private mutating func scroll() {
        let (first, last) = (random(0...3), size.height - 1 - random(0...3))
        for _ in 0..<random(1...3) {
            if random(0...1) == 0 {
                rows.remove(at: first)
                rows.insert(row(), at: last)
            } else {
                rows.remove(at: last)
                rows.insert(row(), at: first)
            }
        }
    }

    private mutating func randomOverlay() -> Rect {
        let (width, height) = (random(3...size.width / 2), random(2...size.height / 2))
        return Rect(
            x: random(0...size.width - width), y: random(0...size.height - height), width: width, height: height)
    }

    func draw(on canvas: Canvas) {
        let surface = canvas.surface
        for (y, row) in rows.enumerated() {
            var x = 0
            for piece in row { x = surface.draw(piece.text, x: x, y: y, piece.style) }
        }
        if let overlay {
            let box = surface.part(overlay)
            box.clear()
            box.fillRow(0, .selected)
            box.draw("over it", x: 0, y: 0, .selected)
        }
        if let cursor { surface.placeCursor(x: cursor.x, y: cursor.y) }
    }
}
