import Presentation
import TerminalKit
import Widgets

/// A species as lines of text.
struct PokemonDetailLayout {
    private(set) var text: LinkedLayout

    /// - Parameter text: without a line yet.
    init(content: PokemonDetailContent, in text: LinkedLayout) {
        self.text = text
        add(content)
    }

    /// The name of the section of the moves.
    static let moves = "moves"

    private mutating func add(_ content: PokemonDetailContent) {
        text.add(content.title, .title)
        if let english = content.englishName { text.add(english) }
        text.add(content.facts, .muted)
        for note in content.notes {
            text.addGap()
            text.add(note.label, .label)
            text.addParagraphs(note.text)
        }
        if let flavour = content.flavour {
            text.addGap()
            text.add(flavour)
        }
        if !content.fields.isEmpty {
            text.addGap()
            text.addTable(content.fields.map { (LinkedText($0.label), $0.value) }, left: .label, right: .plain)
        }
        add(content.stats, label: content.statsLabel)
        add(content.family, label: content.familyLabel)
        if let moves = content.moves { add(moves) }
        if let note = content.knowsLittle {
            text.addGap()
            text.add(note, .muted)
        }
    }

    private mutating func add(_ bars: [PokemonDetailContent.Bar], label: String) {
        guard !bars.isEmpty else { return }
        text.addGap()
        text.add(label, .label)
        if text.isPlain {
            return text.addTable(bars.map { ($0.label, $0.number) }, left: .label, right: .plain)
        }
        let labelWidth = bars.map { HarmlessText.width(of: $0.label) }.max() ?? 0
        let barWidth = min(Self.longestBar, text.width - labelWidth - Self.numberWidth - 3)
        for bar in bars {
            let name = bar.label + Self.spaces(labelWidth - HarmlessText.width(of: bar.label) + 1)
            let number = Self.spaces(Self.numberWidth - bar.number.count) + bar.number + "  "
            text.add(
                TextLine([
                    .init(name, .plain), .init(number, .plain), .init(Self.bar(bar.share, width: barWidth), .progress),
                ]))
        }
    }

    private mutating func add(_ family: [PokemonDetailContent.Stage], label: String) {
        guard !family.isEmpty else { return }
        text.addGap()
        text.add(label, .label)
        for stage in family {
            let style = stage.isShown ? Style.accent : .plain
            let margin = text.isPlain ? "" : Self.spaces(stage.depth * 2) + (stage.isShown ? "▸ " : "  ")
            let condition = stage.condition.map { (text.isPlain ? ", " : "  ") + $0 } ?? ""
            text.add([.init(margin, style)], stage.name, style, [.init(condition, .muted)])
        }
    }

    private mutating func add(_ moves: PokemonDetailContent.Moves) {
        text.addSection(Self.moves, moves.label, isFolded: true) { text in
            for group in moves.groups {
                text.addGap()
                text.add(group.label, .accent)
                text.addTable(group.leveled.map { (LinkedText($0.label), $0.value) }, left: .muted, right: .plain)
                if !group.others.isEmpty { text.add(group.others.joined(separator: ", ")) }
            }
        }
    }

    /// Of whole cells and, at its end, an eighth of one or more. What is not nothing is seen.
    private static func bar(_ share: Double, width: Int) -> String {
        guard share > 0, width > 0 else { return "" }
        let eighths = max(1, Int((share * Double(width) * 8).rounded()))
        let end = eighths % 8
        return String(repeating: "█", count: eighths / 8) + (end == 0 ? "" : ends[end - 1])
    }

    private static let ends = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]

    private static func spaces(_ count: Int) -> String {
        String(repeating: " ", count: max(0, count))
    }

    /// In cells.
    private static let longestBar = 51
    private static let numberWidth = 3
}
