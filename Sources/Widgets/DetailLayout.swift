import Presentation
import TerminalKit

/// A detail as lines of text.
extension LinkedLayout {
    mutating func add(_ content: DetailContent) {
        add(content.title, .title)
        if let second = content.secondTitle { add(second) }
        if let facts = content.facts { add(facts, .muted) }
        for part in content.parts {
            addGap()
            add(part)
        }
    }

    private mutating func add(_ part: DetailContent.Part) {
        switch part {
        case .text(let words, let tone): add(words, Self.style(tone))
        case .prose(let words): addParagraphs(words)
        case .fields(let fields, let tone): add(fields, left: .label, right: Self.style(tone))
        case .note(let note):
            add(note.label, .label)
            addParagraphs(note.text)
        case .section(let section): add(section)
        }
    }

    private static func style(_ tone: DetailContent.Tone) -> Style {
        switch tone {
        case .plain: .plain
        case .accent: .accent
        case .muted: .muted
        }
    }

    private mutating func add(_ fields: [DetailContent.Field], left: Style, right: Style) {
        addTable(fields.map { (LinkedText($0.label), $0.value) }, left: left, right: right)
    }

    private mutating func add(_ section: DetailSection) {
        guard let name = section.name else {
            add(section.label, .label)
            return addInside(of: section)
        }
        addSection(name, section.label, count: section.body.count, isFolded: section.isFolded) {
            $0.addInside(of: section)
        }
    }

    private mutating func addInside(of section: DetailSection) {
        if let note = section.note { add(note, .muted) }
        switch section.body {
        case .prose(let words): addParagraphs(words)
        case .rows(let rows): addTable(rows.map { ($0.left, $0.right) }, left: .plain, right: .muted)
        case .bars(let bars): add(bars)
        case .tree(let branches): for branch in branches { add(branch) }
        case .groups(let groups): for group in groups { add(group) }
        }
    }

    private mutating func add(_ bars: [DetailSection.Bar]) {
        if isPlain {
            return addTable(bars.map { ($0.label, $0.number) }, left: .label, right: .plain)
        }
        let labelWidth = bars.map { HarmlessText.width(of: $0.label) }.max() ?? 0
        let barWidth = min(Self.longestBar, width - labelWidth - Self.numberWidth - 3)
        for bar in bars {
            let name = bar.label + Self.spaces(labelWidth - HarmlessText.width(of: bar.label) + 1)
            let number = Self.spaces(Self.numberWidth - bar.number.count) + bar.number + "  "
            add(
                TextLine([
                    .init(name, .plain), .init(number, .plain), .init(Self.bar(bar.share, width: barWidth), .progress),
                ]))
        }
    }

    private mutating func add(_ branch: DetailSection.Branch) {
        let style = branch.isShown ? Style.accent : .plain
        let margin = isPlain ? "" : Self.spaces(branch.depth * 2) + (branch.isShown ? "▸ " : "  ")
        let condition = branch.condition.map { (isPlain ? ", " : "  ") + $0 } ?? ""
        add([.init(margin, style)], branch.name, style, [.init(condition, .muted)])
    }

    private mutating func add(_ group: DetailSection.Group) {
        addGap()
        add(group.label, .accent)
        add(group.fields, left: .muted, right: .plain)
        if !group.names.isEmpty { add(group.names.joined(separator: ", ")) }
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

extension DetailSection.Body {
    /// Said beside the heading while the section is folded; nil for what is not counted.
    fileprivate var count: String? {
        if case .rows(let rows) = self { String(rows.count) } else { nil }
    }
}
