import Commands
import Entities
import Presentation
import TerminalKit
import Widgets

/// What the help says, in groups: what can be said to a screen now, what is understood everywhere, what other screens and
/// places understand; then the signs, and to whom the data belong.
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
    ///   - title: of the screen that the help is about.
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
        let elsewhere = Command.Place.allCases.map { place in
            Group(heading: words.place(place), rows: rows(others.filter { $0.command.place == place }))
        }
        let signs = Sign.allCases.map { Row(left: $0.symbol, right: wording.sign($0)) }
        groups =
            [
                Group(
                    heading: words.here(title),
                    rows: rows(places) + rows(screens, without: Set(places.flatMap(\.sequences)))),
                Group(heading: words.everywhere, rows: rows(everywhere)),
            ] + elsewhere + [Group(heading: wording.signsTitle, rows: signs, style: .accent)]
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
    /// - Parameter takesColumns: whether it may stand in two columns, where there is room.
    func lines(searching words: SearchWords, width: Int, takesColumns: Bool = true) -> [TextLine] {
        let hasColumns = takesColumns && width >= Self.leastWidthForColumns
        let column = hasColumns ? (width - Self.columnGap) / 2 : width
        var parts = groups.map { group in part(of: group, searching: words, width: column) }
        for attribution in attributions where words.areFound(in: attribution) {
            var layout = TextLayout(width: column)
            layout.add(Self.spans(attribution, words, .muted))
            parts.append(layout.lines)
        }
        let lines = Array(parts.filter { !$0.isEmpty }.joined(separator: [TextLine.empty]))
        if hasColumns, lines.count < Self.leastLinesForColumns {
            return self.lines(searching: words, width: width, takesColumns: false)
        }
        return hasColumns ? lines.inTwoColumns(width: column, gap: Self.columnGap) : lines
    }

    /// Of the inside of a frame: in a window of 100 columns.
    private static let leastWidthForColumns = 96
    private static let columnGap = 4
    /// What is found is few lines: these stay below each other.
    private static let leastLinesForColumns = 24

    /// Nothing where none of its rows has all the words.
    private func part(of group: Group, searching words: SearchWords, width: Int) -> [TextLine] {
        var layout = TextLayout(width: width)
        // The columns stay where they are while somebody types.
        let widest = groups.flatMap(\.rows).map { HarmlessText.width(of: $0.left) }.max() ?? 0
        let column = min(widest, max(4, width / 2) - 2)
        let rows = group.rows.filter { words.areFound(in: $0.text) }
        if !rows.isEmpty {
            layout.add(group.heading, .label)
            layout.addTable(
                rows.map { row in
                    let margin = String(repeating: " ", count: max(0, column - HarmlessText.width(of: row.left)))
                    let stop = row.command.flatMap { commands.firstIndex(of: $0) }
                    return (
                        left: Self.spans(row.left, words, group.style, stop) + [.init(margin, .plain, stop: stop)],
                        right: Self.spans(row.right, words, .plain, stop)
                    )
                })
        }
        return layout.lines
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
    /// With those of its keys that are no text where something is typed; nil where there are none. Places in which something is typed
    /// have keys of their own for that.
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

extension [TextLine] {
    /// The first half beside the second; a part is not torn from its heading.
    ///
    /// - Parameter width: of each column, in cells.
    fileprivate func inTwoColumns(width: Int, gap: Int) -> [TextLine] {
        var half = (count + 1) / 2
        // A heading begins the second column, and a gap between parts is at the end of neither.
        if half > 1, half < count, self[half - 2] == .empty { half -= 1 }
        let left = self[..<half]
        let right = self[half...].drop { $0 == .empty }
        return (0..<Swift.max(left.count, right.count)).map { y in
            let line = y < left.count ? left[y] : .empty
            guard y < right.count else { return line }
            let margin = String(repeating: " ", count: Swift.max(0, width + gap - HarmlessText.width(of: line.text)))
            return TextLine(line.spans + [.init(margin, .plain)] + right[right.startIndex + y].spans)
        }
    }
}
