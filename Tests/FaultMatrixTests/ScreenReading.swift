import TerminalKit

/// The messages in a pane, and the number of lines with content.
struct ScreenReading: Equatable {
    /// What happened, why, and what to do about it, from the top to the bottom.
    private(set) var sentences: [String] = []
    /// The number of other lines: the content.
    private(set) var lineCount = 0

    private struct Line {
        let text: String
        /// The style of its first character.
        let style: Style
    }

    /// - Parameters:
    ///   - canvas: a whole screen, with header and footer.
    ///   - columns: the inside of the pane.
    init(_ canvas: Canvas, columns: Range<Int>) {
        let bottom = canvas.size.height - 2
        read((2..<bottom).map { Self.line($0, columns, of: canvas) })
        // In the border, the age of the rows and its reason stand after the position.
        let status = Self.text(bottom, columns, of: canvas).split(separator: " · ").dropFirst()
        if !status.isEmpty { sentences.append(status.joined(separator: " · ").trimming { $0 == " " || $0 == "─" }) }
        // Where what is built in stands in for a service, the header says why.
        let header = Self.text(0, 0..<canvas.size.width, of: canvas)
        if let standIn = header.firstRange(of: "built-in · ") {
            sentences.append(header[standIn.lowerBound...].trimming { $0 == " " })
        }
        if let footer = Self.line(canvas.size.height - 1, 0..<canvas.size.width, of: canvas), footer.style == .notice {
            sentences.append(footer.text)
        }
    }

    private mutating func read(_ lines: [Line?]) {
        var rest = lines[...]
        while let first = rest.first {
            let block = Self.sentence(at: rest)
            if !block.isEmpty {
                sentences.append(Self.words(block))
                rest = rest.dropFirst(block.count)
            } else {
                if let first, first.text != "…" { lineCount += 1 }
                rest = rest.dropFirst()
            }
        }
    }

    /// The lines of a message that begins there; empty if none does. What happened has the style muted or failure, why
    /// is plain, what to do is notice. After a failure or notice the rest may be missing.
    private static func sentence(at lines: ArraySlice<Line?>) -> [Line] {
        let block = lines.prefix { $0 != nil }.compactMap(\.self)
        guard let start = block.first?.style, [.failure, .muted, .notice].contains(start) else { return [] }
        let what = block.prefix { $0.style == start }
        let why = start == .notice ? [] : block[what.endIndex...].prefix { $0.style == .plain }
        let remedy = block[(what.count + why.count)...].prefix { $0.style == .notice }
        if !remedy.isEmpty { return Array(what + why + remedy) }
        return start == .muted ? [] : Array(what)
    }

    private static func words(_ lines: [Line]) -> String {
        var words = ""
        for (index, line) in lines.enumerated() {
            if index > 0 { words += line.style == lines[index - 1].style ? " " : separator(after: words, line.style) }
            words += line.text
        }
        return words
    }

    /// A colon stands between what happened and why; what to do is a sentence of its own.
    private static func separator(after words: String, _ style: Style) -> String {
        if words.hasSuffix(".") { return " " }
        return style == .notice ? ". " : ": "
    }

    private static func line(_ y: Int, _ columns: Range<Int>, of canvas: Canvas) -> Line? {
        guard let first = columns.first(where: { canvas[$0, y].text != " " }) else { return nil }
        return Line(text: text(y, columns, of: canvas).trimming { $0 == " " }, style: canvas[first, y].style)
    }

    private static func text(_ y: Int, _ columns: Range<Int>, of canvas: Canvas) -> String {
        columns.map { canvas[$0, y].text }.joined()
    }
}

extension StringProtocol {
    fileprivate func trimming(_ isMargin: (Character) -> Bool) -> String {
        String(String(drop(while: isMargin).reversed()).drop(while: isMargin).reversed())
    }
}
