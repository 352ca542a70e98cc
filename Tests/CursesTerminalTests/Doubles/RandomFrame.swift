import Pictures
import TerminalKit
import TestSupport

/// A frame as the program has them: a list with a poster beside it, a grid of posters, a list alone, and something over
/// them. Each differs from the one before by what a key does.
struct RandomFrame {
    private enum Layout: CaseIterable {
        case poster, grid, list
    }

    private let way: RenderedPicture.Way
    private let size: Size
    private var generator: SeededGenerator
    private var layout = Layout.poster
    private var split = 30
    /// The number of the first row of the list.
    private var offset = 50
    private var selected = 3
    /// What the text beside the list is about.
    private var subject = 1
    private var box = PictureBox(columns: 10, rows: 6)
    private var shift = (x: 0, y: 0)
    private var numbers: [Int?] = []
    private var overlay: Rect?
    private var hasCursor = true
    /// A picture that stays is the same one in the next frame.
    private var pictures: [Int: RenderedPicture] = [:]
    private var nextNumber = 1

    init(size: Size, by way: RenderedPicture.Way, seed: UInt64) {
        (self.size, self.way) = (size, way)
        generator = SeededGenerator(seed: seed)
        for _ in 0..<6 { add() }
    }

    private mutating func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    private mutating func add() {
        numbers.append(nextNumber)
        nextNumber = nextNumber % 250 + 1
        pictures[nextNumber] = nil
    }

    /// What the next key does.
    mutating func change() {
        switch random(0...17) {
        case 0...2: offset += [-1, 1].randomElement(using: &generator) ?? 1
        case 3: offset += random(-10...10)
        case 4...5: selected = random(0...11)
        case 6...7: subject = random(1...40)
        case 8: shift.y = random(0...5)
        case 9: shift = (random(0...4), random(0...5))
        case 10: if numbers.count < 12 { add() }
        case 11: if !numbers.isEmpty { numbers.remove(at: random(0...numbers.count - 1)) }
        case 12: replaceOne()
        case 13: layout = Layout.allCases.randomElement(using: &generator) ?? .list
        case 14...15: overlay = overlay == nil ? randomOverlay() : nil
        case 16:
            split = random(15...45)
            box = PictureBox(columns: random(3...14), rows: random(2...8))
            pictures = [:]
        default: hasCursor.toggle()
        }
        // As a list in a grid scrolls: by a line of posters.
        if layout == .grid, numbers.count > 4, random(0...5) == 0 { numbers.removeFirst(random(1...4)) }
        for number in numbers where number != nil && pictures[number ?? 0] == nil {
            pictures[number ?? 0] = .numbered(number ?? 0, box, by: way)
        }
    }

    private mutating func replaceOne() {
        guard !numbers.isEmpty else { return add() }
        let place = random(0...numbers.count - 1)
        // Nothing there for now, or another one.
        if random(0...3) == 0 { return numbers[place] = nil }
        add()
        numbers[place] = numbers.removeLast()
    }

    private mutating func randomOverlay() -> Rect {
        let (width, height) = (random(6...size.width / 2), random(3...size.height - 4))
        return Rect(
            x: random(0...size.width - width), y: random(1...size.height - 2 - height), width: width, height: height)
    }

    // MARK: Drawing

    func draw(on canvas: Canvas) {
        let surface = canvas.surface
        surface.fillRow(0, .bar)
        surface.draw("Matinee \(layout)", x: 1, y: 0, .bar)
        switch layout {
        case .list: drawList(on: surface.part(inside(0, size.width)))
        case .poster:
            drawList(on: surface.part(inside(0, split)))
            drawDetail(on: surface.part(inside(split, size.width - split)))
        case .grid: drawGrid(on: surface.part(inside(0, size.width)))
        }
        surface.draw("\(offset) of 200", x: 1, y: size.height - 1, .bar)
        if let overlay { draw(overlay, on: surface) }
        if hasCursor { surface.placeCursor(x: 1, y: 1 + selected) }
    }

    /// The first line and the last are bars.
    private func inside(_ x: Int, _ width: Int) -> Rect { Rect(x: x, y: 1, width: width, height: size.height - 2) }

    private func drawList(on surface: Surface) {
        for y in 0..<surface.height {
            let style = y == selected ? Style.selected : .plain
            if y == selected { surface.fillRow(y, style) }
            surface.draw(text(of: offset + y), x: 1, y: y, limit: surface.width - 2, style)
        }
    }

    /// Some rows are blank, some are alike.
    private func text(of row: Int) -> String {
        if row % 9 == 0 { return "" }
        if row % 5 == 0 { return "the same" }
        if row % 7 == 0 { return "千と千尋 \(row)" }
        return String(repeating: "film \(row * 7_919 % 1_000) ", count: 1 + row & 3)
    }

    private func drawDetail(on surface: Surface) {
        let (x, y) = (2 + shift.x, 1 + shift.y)
        let number = numbers.first ?? nil
        let room = number == nil ? 0 : box.columns + 2
        for line in 0..<surface.height where subject + line & 3 != 0 {
            let start = (y..<y + box.rows).contains(line) && room > 0 ? x + room : 2
            surface.draw(String(repeating: "said of \(subject) ", count: 1 + line % 3), x: start, y: line)
        }
        if let number, let picture = pictures[number] { surface.place(picture, x: x, y: y) }
    }

    private func drawGrid(on surface: Surface) {
        let pitch = box.columns + 2 + (subject & 1)
        let columns = max(1, surface.width / pitch)
        for (place, number) in numbers.enumerated() {
            let (x, y) = (place % columns * pitch, place / columns * (box.rows + 2) + shift.y)
            guard y + box.rows < surface.height else { return }
            if let picture = number.flatMap({ pictures[$0] }) { surface.place(picture, x: x + 1, y: y) }
            if place == selected { select(Rect(x: x, y: y, width: pitch, height: box.rows), on: surface) }
            surface.draw("film \(number ?? 0)", x: x + 1, y: y + box.rows, limit: box.columns)
        }
    }

    private func select(_ tile: Rect, on surface: Surface) {
        for y in tile.y..<tile.y + tile.height {
            surface.draw("▐", x: tile.x, y: y, .accent)
            surface.draw("▌", x: tile.x + 1 + box.columns, y: y, .accent)
        }
        surface.part(Rect(x: tile.x, y: tile.y + tile.height, width: tile.width, height: 1)).fillRow(0, .selected)
    }

    private func draw(_ overlay: Rect, on surface: Surface) {
        let part = surface.part(overlay)
        let line = String(repeating: "─", count: overlay.width - 2)
        for y in 1..<overlay.height - 1 {
            part.fillRow(y, .plain)
            part.draw("│", x: 0, y: y)
            part.draw("│", x: overlay.width - 1, y: y)
            if subject + y & 1 == 0 { part.draw("said", x: 1, y: y, limit: overlay.width - 2) }
        }
        part.draw("┌\(line)┐", x: 0, y: 0)
        part.draw("└\(line)┘", x: 0, y: overlay.height - 1)
    }
}
