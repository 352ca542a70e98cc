/// A thing in a row of its own, and what is said of it.
package struct ThingRow {
    /// What stands before it in a column of its own, as its year; empty where that is not known.
    package let before: String
    package let left: [TextLine.Span]
    /// Nil for a row that has the whole width.
    package let right: [TextLine.Span]?

    package init(_ left: [TextLine.Span], _ right: [TextLine.Span]? = nil, before: String = "") {
        (self.left, self.right, self.before) = (left, right, before)
    }
}

extension TextLayout {
    /// Things below each other, and what is said of them in a column beside them. Of one that is too long for that it stands right behind
    /// it, or below it, further in.
    package mutating func addRows(_ rows: [ThingRow]) {
        if isPlain { return rows.forEach { addSentence($0.leftInSentence, $0.right) } }
        let start = Self.start(of: rows)
        let rows = rows.map { MeasuredRow($0) }
        let column = Self.column(of: rows, in: width - start, indent: Self.indent(behind: start))
        for row in rows { add(row, behind: start, column: column) }
    }

    /// A row, and how wide it is.
    private struct MeasuredRow {
        let row: ThingRow
        /// In cells.
        let left: Int
        /// The width of what is said of the thing, in cells; nil where nothing is.
        let said: Int?

        init(_ row: ThingRow) {
            self.row = row
            left = TextLayout.widest([row.left])
            said = row.right.map { TextLayout.widest([$0]) }
        }

        /// Where what is said of the thing stands.
        ///
        /// - Parameters:
        ///   - column: where it begins if it stands in that.
        ///   - room: for both.
        func place(column: Int, room: Int) -> Place {
            guard let said, left + TextLayout.gapOfRows > column else { return .inColumn }
            return left + TextLayout.gapOfRows + said <= room ? .behind : .below
        }
    }

    private enum Place {
        case inColumn
        /// On the same line, right behind a thing that goes on beyond the column.
        case behind
        case below
    }

    /// - Parameters:
    ///   - start: where things begin.
    ///   - column: where what is said of them begins, behind that.
    private mutating func add(_ thing: MeasuredRow, behind start: Int, column: Int) {
        let (row, room, indent) = (thing.row, width - start, Self.indent(behind: start))
        let place = thing.place(column: column, room: room)
        let isBeside = place == .inColumn && thing.said != nil
        let left = row.left.wrapped(to: max(1, isBeside ? column - Self.gapOfRows : room))
        let begin = place == .inColumn ? column : thing.left + Self.gapOfRows
        let right = row.right?.wrapped(to: max(1, room - (place == .below ? indent : begin))) ?? []
        for index in 0..<max(left.count, place == .below ? 0 : right.count) {
            let text = index < left.count ? left[index] : .empty
            let before = TextLine.Span(Self.padded(index == 0 ? row.before : "", to: start), .muted)
            let gap = Self.blank(begin - HarmlessText.width(of: text.text))
            let beside: [TextLine.Span] =
                place == .below || index >= right.count ? [] : [.init(gap, .plain)] + right[index].spans
            add(TextLine((start > 0 ? [before] : []) + text.spans + beside))
        }
        guard place == .below else { return }
        let margin = Self.blank(start + indent)
        for line in right { add(TextLine([.init(margin, .plain)] + line.spans)) }
    }

    /// Where what is said of things begins: behind the longest one, as long as that leaves enough. Else behind one that leaves enough, or
    /// where what is said has the room that it needs, and half of it in any case: whichever takes the fewest lines, where what stands
    /// outside of the column counts as two.
    private static func column(of rows: [MeasuredRow], in room: Int, indent: Int) -> Int {
        let longest = (rows.map(\.left).max() ?? 0) + gapOfRows
        let loose = min(longest, max(room / 2, room - (rows.compactMap(\.said).max() ?? 0)))
        if longest <= loose { return loose }
        let ends = rows.filter { $0.said != nil }.map { $0.left + gapOfRows }
        if ends.allSatisfy({ $0 <= loose }) { return loose }
        guard let tight = ends.filter({ $0 <= room - leastSaid }).max() else { return loose }
        let between = Set(ends.filter { $0 > loose && $0 < tight }).sorted()
        func lines(_ column: Int) -> Int {
            func count(_ cells: Int, in width: Int) -> Int { (cells + max(1, width) - 1) / max(1, width) }
            return rows.reduce(0) { sum, row in
                let said = row.said ?? 0
                return switch row.place(column: column, room: room) {
                case .inColumn: sum + max(1, count(said, in: room - column))
                case .behind: sum + 2
                case .below: sum + count(row.left, in: room) + count(said, in: room - indent)
                }
            }
        }
        // Where two take as many lines, the first.
        return ([tight, loose] + between).min { lines($0) < lines($1) } ?? loose
    }

    /// Things, two beside each other in half of the width each, in one line. What is said of one is cut at the end of its half where enough
    /// of it is seen then; where that leaves too little, or a thing does not fit, they are below each other.
    package mutating func addPairs(_ rows: [ThingRow]) {
        let column = max(1, (width - Self.gapOfPairs) / 2)
        let start = Self.start(of: rows)
        let (left, right) = (start + Self.widest(rows.map(\.left)), Self.widest(rows.compactMap(\.right)))
        let end = right > 0 ? left + 2 : left
        guard end + min(right, Self.leastRightOfPairs) <= column else { return addRows(rows) }
        let cells = rows.map { row in
            let before = start > 0 ? [TextLine.Span(Self.padded(row.before, to: start), .muted)] : []
            let left = TextLine((before + row.left).shortened(to: column))
            guard let right = row.right, !right.isEmpty else { return left }
            let gap = Self.blank(end - HarmlessText.width(of: left.text))
            return TextLine(left.spans + [.init(gap, .plain)] + right.shortened(to: column - end))
        }
        for first in stride(from: 0, to: cells.count, by: 2) {
            guard first + 1 < cells.count else {
                add(cells[first])
                continue
            }
            let gap = Self.blank(column + Self.gapOfPairs - HarmlessText.width(of: cells[first].text))
            add(TextLine(cells[first].spans + [.init(gap, .plain)] + cells[first + 1].spans))
        }
    }

    /// Where things begin behind what stands before them, in cells.
    private static func start(of rows: [ThingRow]) -> Int {
        let widest = rows.map { HarmlessText.width(of: $0.before) }.max() ?? 0
        return widest > 0 ? widest + 2 : 0
    }

    /// Of what is said below a thing: it begins below that, or further in where that begins at the edge.
    private static func indent(behind start: Int) -> Int { start > 0 ? 0 : 2 }

    private static func widest(_ spans: [[TextLine.Span]]) -> Int {
        spans.map { HarmlessText.width(of: TextLine($0).text) }.max() ?? 0
    }

    private static func padded(_ text: String, to columns: Int) -> String {
        text + blank(columns - HarmlessText.width(of: text))
    }

    /// Between a thing and what is said beside it, in cells.
    private static let gapOfRows = 2
    /// In cells, of what is said beside a thing, where it has more.
    private static let leastSaid = 12
    /// In cells, of what stands right in one of two rows beside each other, where it has more.
    private static let leastRightOfPairs = 20
    /// In cells.
    private static let gapOfPairs = 3
}

extension ThingRow {
    /// `Amélie (2001)`
    fileprivate var leftInSentence: [TextLine.Span] {
        before.isEmpty ? left : left + [.init(" (\(before))", left.last?.style ?? .plain)]
    }
}
