import Pictures
package import TerminalKit

extension Canvas {
    /// The frame as a picture (SVG), as a terminal with 24-bit colour shows it. Lines and blocks are drawn, so that no font leaves gaps
    /// between them.
    ///
    /// - Parameter theme: one that paints its ground.
    package func picture(in theme: Theme) -> String {
        var writer = PictureWriter(theme: theme)
        for y in 0..<size.height { writer.add(Array(row(y, 0...size.width - 1)), y: y) }
        for placement in placements { writer.add(placement) }
        return writer.text(size)
    }
}

private struct PictureWriter {
    /// Of a cell, in the picture's own units.
    private static let (width, height, baseline) = (9, 18, 14)
    private static let font = "'DejaVu Sans Mono','JetBrains Mono',Menlo,Consolas,monospace"

    private let theme: Theme
    private var grounds = ""
    private var shapes = ""
    private var texts = ""

    init(theme: Theme) {
        self.theme = theme
    }

    private func look(_ style: Style) -> (text: String, ground: String, attributes: Appearance.Attributes) {
        let appearance = theme.appearance(of: style, at: .direct)
        let ground = theme.appearance(of: .ground, at: .direct).background
        let plain = theme.appearance(of: .plain, at: .direct).foreground
        let colors = [appearance.foreground ?? plain, appearance.background ?? ground].map(Self.hex)
        let isReversed = appearance.attributes.contains(.reverse)
        return (colors[isReversed ? 1 : 0], colors[isReversed ? 0 : 1], appearance.attributes)
    }

    private static func hex(_ color: Color?) -> String { hex(color?.rgb ?? 0x808080) }

    private static func hex(_ rgb: UInt32) -> String {
        let digits = String(rgb, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    mutating func add(_ row: [Cell], y: Int) {
        var x = 0
        while x < row.count {
            let style = row[x].style
            // What stands side by side in one style is one text; what is wide stands for itself, since fonts differ there.
            let isWide = row[x].width == 2
            let end = isWide ? x + 2 : row[x...].firstIndex { $0.style != style || $0.width == 2 } ?? row.count
            add(row[x..<end].map(\.text), at: x, y, columns: end - x, style)
            x = end
        }
    }

    private mutating func add(_ cells: [String], at x: Int, _ y: Int, columns: Int, _ style: Style) {
        let look = look(style)
        if look.ground != self.look(.ground).ground {
            grounds += rect(Double(x), Double(y), Double(columns), 1, look.ground)
        }
        let hidesBrackets = style == .chipEdge && !theme.hasBrackets(at: .direct)
        let hidesShades = style.tint != nil && !theme.shadesPlaces(at: .direct)
        var start = 0
        while start < cells.count {
            if let strokes = Self.strokes[cells[start]] {
                shapes += path(strokes, x + start, y, look.text)
            } else if cells[start] == "▌" {
                shapes += rect(Double(x + start), Double(y), 0.5, 1, look.text)
            } else if ![" ", "", "\u{A0}"].contains(cells[start]), !hidesBrackets {
                let end = cells[start...].firstIndex { Self.strokes[$0] != nil || $0 == "▌" } ?? cells.count
                let words = cells[start..<end].joined()
                let used = words.reversed().drop { $0 == " " || hidesShades && $0 == "░" }.reversed()
                let blanks = words.count - used.count
                let last = cells.count == 2 && cells[1].isEmpty ? columns : end - start - blanks
                texts += text(String(used), x + start, y, columns: last, look)
                start = end
                continue
            }
            start += 1
        }
    }

    mutating func add(_ placement: PicturePlacement) {
        guard case .cells(let cells, _) = placement.picture.form else { return }
        let rect = placement.rect
        for (index, cell) in cells.enumerated() {
            let (x, y) = (Double(rect.x + index % rect.width), Double(rect.y + index / rect.width))
            if let color = cell.background { shapes += self.rect(x, y, 1, 1, Self.hex(color)) }
            guard let color = cell.foreground else { continue }
            for quarter in 0..<4 where cell.quarters & 1 << quarter != 0 {
                shapes += self.rect(
                    x + Double(quarter % 2) / 2, y + Double(quarter / 2) / 2, 0.5, 0.5, Self.hex(color))
            }
        }
    }

    func text(_ size: Size) -> String {
        let (width, height) = (size.width * Self.width, size.height * Self.height)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
            font-family="\(Self.font)" font-size="15" xml:space="preserve">
            <rect width="\(width)" height="\(height)" rx="6" fill="\(look(.ground).ground)"/>
            \(grounds)\(shapes)\(texts)</svg>

            """
    }

    // MARK: Pieces

    private func rect(_ x: Double, _ y: Double, _ columns: Double, _ rows: Double, _ color: String) -> String {
        let (x, y) = (number(x * Double(Self.width)), number(y * Double(Self.height)))
        let (width, height) = (number(columns * Double(Self.width)), number(rows * Double(Self.height)))
        return "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" fill=\"\(color)\"/>\n"
    }

    /// From the middle of a cell to its edges: up, right, down, left.
    private func path(_ strokes: String, _ x: Int, _ y: Int, _ color: String) -> String {
        let (width, height) = (Double(Self.width), Double(Self.height))
        let (middle, center) = ((Double(x) + 0.5) * width, (Double(y) + 0.5) * height)
        let lines = strokes.map { stroke in
            let (dx, dy) = Self.directions[stroke] ?? (0, 0)
            return "M\(number(middle)) \(number(center))L\(number(middle + dx * width)) \(number(center + dy * height))"
        }
        return "<path d=\"\(lines.joined())\" stroke=\"\(color)\"/>\n"
    }

    private func text(
        _ text: String, _ x: Int, _ y: Int, columns: Int,
        _ look: (text: String, ground: String, attributes: Appearance.Attributes)
    ) -> String {
        var more = ""
        if look.attributes.contains(.bold) { more += " font-weight=\"bold\"" }
        if look.attributes.contains(.italic) { more += " font-style=\"italic\"" }
        if look.attributes.contains(.underline) { more += " text-decoration=\"underline\"" }
        let escaped = text.map { Self.entities[$0] ?? String($0) }.joined()
        return "<text x=\"\(x * Self.width)\" y=\"\(y * Self.height + Self.baseline)\" "
            + "textLength=\"\(columns * Self.width)\" fill=\"\(look.text)\"\(more)>\(escaped)</text>\n"
    }

    private func number(_ value: Double) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(value)"
    }

    private static let entities: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;"]

    private static let directions: [Character: (Double, Double)] = [
        "u": (0, -0.5), "r": (0.5, 0), "d": (0, 0.5), "l": (-0.5, 0),
    ]

    private static let strokes = [
        "─": "lr", "│": "ud", "┌": "rd", "┐": "ld", "└": "ru", "┘": "lu", "╭": "rd", "╮": "ld", "╰": "ru", "╯": "lu",
        "├": "urd", "┤": "uld", "┬": "lrd", "┴": "lru", "┼": "lrud",
    ]
}
