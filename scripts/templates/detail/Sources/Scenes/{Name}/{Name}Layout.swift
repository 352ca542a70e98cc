import TerminalKit

/// The lines of a detail, for one width.
struct {Name}Layout {
    private(set) var lines: [TextLine]

    init(content: {Name}Content, width: Int) {
        var text = TextLayout(width: width)
        text.add(content.title, .title)
        text.addGap()
        text.addTable(content.facts.map { ($0.label, $0.value) }, left: .label, right: .plain)
        text.addGap()
        text.addParagraphs(content.text)
        lines = text.lines
    }
}
