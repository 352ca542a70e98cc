/// Lays out paragraphs and tables of two columns as lines of a given width. Where the first lines are shorter, what begins there keeps
/// to their width; only prose and the rows of a table grow wider in the midst.
package struct TextLayout {
    /// The widest that text is set, even in wider terminals: longer lines are hard to read.
    package static let readableWidth = 96

    /// The width of lines with nothing beside them, in cells.
    private let fullWidth: Int
    private let short: ShortLines
    /// Whether it is for a dialogue of lines: each paragraph is one line, and what would stand in columns is a sentence.
    package let isPlain: Bool
    package private(set) var lines: [TextLine] = []

    /// - Parameters:
    ///   - width: in cells.
    ///   - short: nil where all lines are of that width.
    package init(width: Int, short: ShortLines? = nil) {
        fullWidth = max(1, width)
        self.short = short ?? ShortLines(0, width: width)
        isPlain = false
    }

    private init() {
        fullWidth = Self.unlimited
        short = ShortLines(0, width: Self.unlimited)
        isPlain = true
    }

    /// The width of the next line, in cells.
    package var width: Int { lines.count < short.count ? max(1, min(short.width, fullWidth)) : fullWidth }

    /// For a dialogue of lines.
    package static var plain: TextLayout { TextLayout() }

    /// Wider than any text.
    private static let unlimited = 1 << 30

    /// One paragraph; line breaks in the text become spaces.
    package mutating func add(_ text: String, _ style: Style = .plain) {
        lines += text.wrapped(to: width).map { TextLine($0, style) }
    }

    /// One paragraph of pieces.
    package mutating func add(_ spans: [TextLine.Span]) {
        lines += spans.wrapped(to: width)
    }

    /// Facts between which points stand: lines break there, and not inside of them.
    package mutating func addFacts(_ facts: [TextLine.Span]) {
        lines += facts.factsWrapped(to: width)
    }

    /// Words that something is marked with, side by side, as many in each line as fit. Between them stand commas where they
    /// are spoken, or said in lines.
    ///
    /// - Parameter words: in the style of a chip, each.
    package mutating func addChips(_ words: [TextLine.Span]) {
        if isPlain {
            return add(words.enumerated().flatMap { [.init($0 == 0 ? "" : ", ", .plain), $1] })
        }
        var (line, room) = ([TextLine.Span](), width)
        for (index, word) in words.enumerated() {
            let edge = word.style.tint == nil ? Style.chipEdge : word.style
            let comma = index == words.count - 1 ? "" : ","
            let chip = [
                TextLine.Span("[", edge, stop: word.stop, spoken: ""), word,
                .init("]", edge, stop: word.stop, spoken: comma),
            ]
            let chipWidth = HarmlessText.width(of: word.text) + 2
            if !line.isEmpty, chipWidth >= room {
                lines += line.wrapped(to: width)
                (line, room) = ([], width)
            }
            let gap = line.isEmpty ? [] : [TextLine.Span(" ", .plain)]
            room -= chipWidth + gap.count
            line += gap + chip
        }
        // One that is longer than a line stands alone in it.
        lines += line.isEmpty ? [] : line.wrapped(to: width)
    }

    /// A longer text, with its line breaks.
    package mutating func addParagraphs(_ text: String) {
        guard lines.count < short.count else {
            lines += text.paragraphsWrapped(to: width).map { TextLine($0, .plain) }
            return
        }
        let paragraphs = EscapeSequence.removed(from: text)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for paragraph in paragraphs { addGrowing(String(paragraph)) }
    }

    /// A paragraph whose lines are longer from where nothing stands beside them any more.
    private mutating func addGrowing(_ paragraph: String) {
        var texts = paragraph.wrapped(to: width)
        let beside = max(0, short.count - lines.count)
        // One that was broken elsewhere than at single spaces stays as it is.
        if beside > 0, texts.count > beside, texts.joined(separator: " ") == paragraph {
            texts = texts.prefix(beside) + texts.dropFirst(beside).joined(separator: " ").wrapped(to: fullWidth)
        }
        lines += texts.map { TextLine($0, .plain) }
    }

    package mutating func add(_ line: TextLine) {
        lines.append(line)
    }

    /// A row of a list whose figure, a time or a count, ends where the lines do. A longer title goes on below itself; where it
    /// would have less than a third of the width, the figure stands below it.
    ///
    /// - Parameters:
    ///   - margin: what the row begins with, before its title: a number, and a gap.
    ///   - figure: nil where there is none.
    package mutating func addEntry(_ title: String, margin: String = "", figure: String?) {
        if isPlain { return add(margin + [title, figure].compactMap(\.self).joined(separator: ", ")) }
        let (figure, start) = (figure ?? "", HarmlessText.width(of: margin))
        let end = width - HarmlessText.width(of: figure)
        let isBelow = end - start - 2 < width / 3
        for (index, line) in title.wrapped(to: (isBelow ? width : end - 2) - start).enumerated() {
            let before = index == 0 ? margin : Self.blank(start)
            let hasFigure = index == 0 && !isBelow && !figure.isEmpty
            let after = hasFigure ? Self.blank(end - start - HarmlessText.width(of: line)) + figure : ""
            lines.append(TextLine([.init(before, .muted), .init(line, .plain), .init(after, .muted)]))
        }
        if isBelow, !figure.isEmpty { lines.append(TextLine(Self.blank(end) + figure, .muted)) }
    }

    static func blank(_ columns: Int) -> String { String(repeating: " ", count: max(0, columns)) }

    /// An empty line, unless there is one or nothing stands above it.
    package mutating func addGap() {
        if let last = lines.last, last != .empty { lines.append(.empty) }
    }

    /// The empty line at the end, if there is one, is taken away.
    package mutating func removeGap() {
        if lines.last == .empty { lines.removeLast() }
    }

    /// Two versions of the same facts side by side, below their headings; where they differ, in another style.
    ///
    /// - Parameter rows: what a fact is, and both texts, which are wrapped.
    package mutating func addComparison(
        _ rows: [(name: String, left: String, right: String)], headings: (left: String, right: String),
        names: Style, same: Style, different: Style
    ) {
        if isPlain {
            for row in rows {
                let versions = "\(headings.left), \(row.left); \(headings.right), \(row.right)"
                add("\(row.name): " + (row.left == row.right ? row.left : versions), same)
            }
            return
        }
        let widest = rows.map { HarmlessText.width(of: $0.name) }.max() ?? 0
        let first = min(widest + 2, max(4, width / 3))
        let column = max(1, (width - first) / 2)
        addColumns([("", names), (headings.left, names), (headings.right, names)], widths: [first, column, column])
        for row in rows {
            let style = row.left == row.right ? same : different
            addColumns([(row.name, names), (row.left, style), (row.right, style)], widths: [first, column, column])
        }
    }

    /// - Parameter widths: of each column, with the gap to the next one.
    private mutating func addColumns(_ cells: [(text: String, style: Style)], widths: [Int]) {
        let texts = zip(cells, widths).map { cell, width in cell.text.wrapped(to: max(1, width - 2)) }
        for index in 0..<(texts.map(\.count).max() ?? 0) {
            var spans: [TextLine.Span] = []
            for (number, lines) in texts.enumerated() {
                let text = index < lines.count ? lines[index] : ""
                spans.append(.init(text, cells[number].style))
                let gap = max(0, widths[number] - HarmlessText.width(of: text))
                if number + 1 < texts.count { spans.append(.init(String(repeating: " ", count: gap), .plain)) }
            }
            lines.append(TextLine(spans))
        }
    }

    /// Rows of two columns, the left as wide as its widest text, though at most half of the width; both are
    /// wrapped. A row without a right text may use the whole width.
    package mutating func addTable(_ rows: [(left: String, right: String?)], left: Style, right: Style) {
        addTable(rows.map { row in ([.init(row.left, left)], row.right.map { [.init($0, right)] }) })
    }

    /// Rows of two columns of pieces, as wide as those of a table of texts.
    ///
    /// - Parameters:
    ///   - hasFacts: whether what stands right are facts, inside of which no line breaks.
    ///   - notes: of each row what stands below it, further in than what is right, with its line breaks; nil for nothing. Rows behind
    ///     the last one have none.
    package mutating func addTable(
        _ rows: [(left: [TextLine.Span], right: [TextLine.Span]?)], hasFacts: Bool = false, notes: [String?] = []
    ) {
        if isPlain {
            for (place, row) in rows.enumerated() {
                addSentence(row.left, row.right)
                if place < notes.count, let note = notes[place] { addParagraphs(note) }
            }
            return
        }
        let widest = rows.map { HarmlessText.width(of: TextLine($0.left).text) }.max() ?? 0
        let column = min(widest + 2, max(4, width / 2))
        for (place, row) in rows.enumerated() {
            if place > 0, place <= notes.count, let note = notes[place - 1] { addNote(note, behind: column) }
            guard let right = row.right else {
                add(row.left)
                continue
            }
            let leftLines = row.left.wrapped(to: column - 2)
            let rightLines = hasFacts ? right.factsWrapped(to: width - column) : right.wrapped(to: width - column)
            for index in 0..<max(leftLines.count, rightLines.count) {
                let text = index < leftLines.count ? leftLines[index] : .empty
                let gap = String(repeating: " ", count: max(0, column - HarmlessText.width(of: text.text)))
                let beside = index < rightLines.count ? rightLines[index] : .empty
                lines.append(TextLine(text.spans + [.init(gap, right.first?.style ?? .plain)] + beside.spans))
            }
        }
        if !rows.isEmpty, rows.count <= notes.count, let note = notes[rows.count - 1] { addNote(note, behind: column) }
    }

    /// What stands below a row of a table, further in than what is right in it.
    private mutating func addNote(_ note: String, behind column: Int) {
        let margin = TextLine.Span(Self.blank(column + 2), .plain)
        for line in note.paragraphsWrapped(to: width - column - 2) {
            lines.append(line.isEmpty ? .empty : TextLine([margin, .init(line, .muted)]))
        }
    }

    /// A label and its value, or two things of one row.
    mutating func addSentence(_ left: [TextLine.Span], _ right: [TextLine.Span]?) {
        guard let right, !TextLine(right).text.isEmpty else { return add(left) }
        guard let style = left.first?.style, !TextLine(left).text.isEmpty else { return add(right) }
        let between = style == .label || style == .muted ? ": " : ", "
        add(left + [.init(between, .plain)] + right)
    }
}
