import Commands
import Entities
import Presentation
import TerminalKit
import Widgets

/// What the help says, in groups: what can be said to a screen now, what is understood everywhere, what other screens and
/// places understand, with the signs among them; then, where it stands in one column, to whom the data belong.
struct HelpContent {
    private struct Row {
        let left: String
        let right: String
        /// What else it is found by: the word that footers have for it.
        var hint = ""
        /// Nil for what is no command of screens: it means something only where one is not now.
        var command: Command?

        /// What is looked through.
        var text: String { "\(left) \(right) \(hint)" }
    }

    private struct Group {
        let heading: String
        let rows: [Row]
        var style = Style.key
    }

    private let groups: [Group]
    private let attributions: [String]
    /// The commands that lines of the help lead to, by the number of their stop.
    let commands: [Command]

    /// - Parameters:
    ///   - bindings: of all places.
    ///   - title: of the screen that the help is about, with its marks.
    ///   - commands: what can be said to it now, as its footer has them.
    ///   - isTyping: whether characters are text there: what only they say is said at other times.
    init(
        _ bindings: [KeyMap.Binding], on title: String, taking commands: [Command], isTyping: Bool = false,
        wording: Wording
    ) {
        let words = wording.help
        let now = isTyping ? bindings.compactMap(\.besideText) : bindings
        func rows(_ bindings: [KeyMap.Binding], without taken: Set<KeySequence> = []) -> [Row] {
            bindings.map { binding in
                Row(
                    left: binding.sequences.filter { !taken.contains($0) }.map(\.label).joined(separator: "  "),
                    right: wording.description(binding.command), hint: wording.hint(binding.command),
                    command: binding.command.place == .screens ? binding.command : nil)
            }
        }
        let live = Self.whole(commands).compactMap { command in now.first { $0.command == command } }
        // A place of its own, as a grid, takes keys that mean something else on other screens.
        let (screens, places) = (
            live.filter { $0.command.place == .screens }, live.filter { $0.command.place != .screens }
        )
        let here = Set(live.map(\.command))
        let everywhere = now.filter { !here.contains($0.command) && $0.command.traits.contains(.everywhere) }
        let said = here.union(everywhere.map(\.command))
        let others = bindings.filter { !said.contains($0.command) }
        let signs = Group(
            heading: wording.signsTitle,
            rows: Sign.allCases.map { Row(left: $0.symbol, right: wording.sign($0)) }, style: .accent)
        // Signs stand behind titles, so they are asked for more often than the keys of lines, menus and forms. What a question takes is
        // said by its own line.
        let elsewhere = (Command.Place.allCases.filter { $0 != .question } + [.question]).flatMap { place in
            (place == .prompt ? [signs] : []) + [
                Group(heading: words.place(place), rows: rows(others.filter { $0.command.place == place }))
            ]
        }
        groups =
            [
                Group(
                    heading: words.here(Marks.removed(from: title)),
                    rows: rows(places) + rows(screens, without: Set(places.flatMap(\.sequences)))),
                Group(heading: words.everywhere, rows: rows(everywhere)),
            ] + elsewhere
        attributions = wording.sources.attributions
        self.commands = groups.flatMap(\.rows).compactMap(\.command)
    }

    /// With those that a footer leaves out, since they go without saying beside others. Those that move come last.
    private static func whole(_ commands: [Command]) -> [Command] {
        let here = commands.filter { !$0.traits.contains(.everywhere) }
        let whole = (here.filter { $0 != .down } + here.filter { $0 == .down }).flatMap(\.withKin)
        return whole.reduce(into: []) { all, command in if !all.contains(command) { all.append(command) } }
    }

    /// Only what has all the words, with them marked; nothing where nothing has. Without words: everything.
    ///
    /// - Parameter takesColumns: whether it may stand in two or three columns, where there is room.
    func lines(searching words: SearchWords, width: Int, takesColumns: Bool = true) -> [TextLine] {
        lines(searching: words, in: columns(in: width, takesColumns: takesColumns))
    }

    /// How it stands in a width, whatever is searched for.
    struct Columns {
        /// Of all of it, in cells.
        let whole: Int
        let count: Int
        /// Of one column, in cells.
        let width: Int
        /// How wide the keys of each group stand beside what they do, in cells.
        let keys: [Int]
    }

    /// - Parameter takesColumns: whether it may stand in two or three columns, where there is room.
    func columns(in width: Int, takesColumns: Bool = true) -> Columns {
        let count = takesColumns ? Self.leastWidthsForColumns.count { $0 <= width } + 1 : 1
        let column = (width - (count - 1) * Self.columnGap) / count
        let keys = groups.map { Self.keyWidth(of: $0, in: column, isAlone: count == 1) }
        return Columns(whole: width, count: count, width: column, keys: keys)
    }

    func lines(searching words: SearchWords, in columns: Columns) -> [TextLine] {
        let (count, column, hasColumns) = (columns.count, columns.width, columns.count > 1)
        var parts = zip(groups, columns.keys).map { part(of: $0, searching: words, width: column, keys: $1) }
        // Beside each other there are keys and signs alone: to whom the data belong is said about the program, a key away.
        for attribution in attributions where !(hasColumns && words.isEmpty) && words.areFound(in: attribution) {
            var layout = TextLayout(width: column)
            layout.add(Self.spans(attribution, words, .muted))
            parts.append(HelpPart(heading: layout.lines))
        }
        parts.removeAll { $0.heading.isEmpty }
        if hasColumns, parts.lines.count < Self.leastLinesForColumns {
            return lines(searching: words, width: columns.whole, takesColumns: false)
        }
        return hasColumns ? parts.inColumns(count, width: column, gap: Self.columnGap) : parts.lines
    }

    /// In cells. It is the group's whatever is searched for, so that columns stay where they are while somebody types.
    private static func longestKeys(of group: Group) -> Int {
        group.rows.map { HarmlessText.width(of: $0.left) }.max() ?? 0
    }

    /// How wide keys stand beside what they do, in cells: as wide as the longest, or narrower where these take fewer lines then.
    ///
    /// - Parameters:
    ///   - width: of keys and what they do.
    ///   - isAlone: whether there is no other column, so that they may have half of it.
    private static func keyWidth(of group: Group, in width: Int, isAlone: Bool) -> Int {
        let longest = longestKeys(of: group)
        let most = max(4, width / 2) - 2
        if longest <= widthsForKeys[0] || most <= widthsForKeys[0] { return min(longest, most) }
        func height(_ keys: Int) -> Int {
            group.rows.reduce(0) { height, row in
                let text = row.right.wrapped(to: width - keys - keyGap)
                return height + max(row.left.wrapped(to: keys).count, text.count)
            }
        }
        let widths = (widthsForKeys + (isAlone ? [most] : [])).filter { $0 <= most }.map { min($0, longest) }
        return widths.min { height($0) < height($1) } ?? longest
    }

    /// The least widths inside of a frame for two and three columns: those in windows of 112 and 168 columns, where most of what keys do
    /// stands in one line.
    private static let leastWidthsForColumns = [108, 164]
    private static let columnGap = 4
    /// In cells: how wide keys may stand beside what they do, where there are columns, and what is between.
    private static let widthsForKeys = [9, 12, 14]
    private static let keyGap = 2
    /// What is found is few lines: these stay below each other.
    private static let leastLinesForColumns = 24

    /// Nothing where none of its rows has all the words.
    ///
    /// - Parameter column: the width of the keys, in cells.
    private func part(of group: Group, searching words: SearchWords, width: Int, keys column: Int) -> HelpPart {
        var layout = TextLayout(width: width)
        let rows = group.rows.filter { words.areFound(in: $0.text) }
        if rows.isEmpty { return HelpPart(heading: []) }
        layout.add(group.heading, .label)
        return HelpPart(
            heading: layout.lines,
            rows: rows.map { lines(of: $0, in: group.style, searching: words, keys: column, width: width) })
    }

    /// - Parameter column: the width of the keys, in cells; those that have no room there go below.
    private func lines(
        of row: Row, in style: Style, searching words: SearchWords, keys column: Int, width: Int
    ) -> [TextLine] {
        let stop = row.command.flatMap { commands.firstIndex(of: $0) }
        let left = Self.spans(row.left, words, style, stop).wrapped(to: column)
        let right = Self.spans(row.right, words, .plain, stop).wrapped(to: width - column - Self.keyGap)
        return (0..<max(left.count, right.count)).map { y in
            let keys = y < left.count ? left[y] : .empty
            let margin = String(repeating: " ", count: max(0, column - HarmlessText.width(of: keys.text)))
            let gap = String(repeating: " ", count: Self.keyGap)
            return TextLine(
                keys.spans + [.init(margin, .plain, stop: stop), .init(gap, .plain)]
                    + (y < right.count ? right[y].spans : []))
        }
    }

    private static func spans(
        _ text: String, _ words: SearchWords, _ style: Style, _ stop: Int? = nil
    ) -> [TextLine.Span] {
        var (spans, rest) = ([TextLine.Span](), text.startIndex)
        for range in words.ranges(in: text) {
            spans.append(.init(String(text[rest..<range.lowerBound]), style, stop: stop))
            spans.append(.init(String(text[range]), .match, stop: stop))
            rest = range.upperBound
        }
        return (spans + [.init(String(text[rest...]), style, stop: stop)]).filter { !$0.text.isEmpty }
    }
}

extension KeyMap.Binding {
    /// The binding with only those keys that are not text; nil if none is left. For a place in which something is typed: a binding of
    /// such a place itself stays whole.
    fileprivate var besideText: KeyMap.Binding? {
        guard command.place == .screens else { return self }
        let left = sequences.filter { $0.keys.first?.isText == false }
        return left.isEmpty ? nil : KeyMap.Binding(command: command, sequences: left)
    }
}

extension Key {
    /// Whether it is a part of a text, or goes about in it.
    fileprivate var isText: Bool {
        switch self {
        case .escape, .control, .function, .modified, .up, .down, .pageUp, .pageDown: false
        default: true
        }
    }
}
