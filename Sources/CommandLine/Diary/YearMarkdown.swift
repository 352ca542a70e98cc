import Entities
import Presentation
import TerminalKit

/// A year in Markdown, with a table for each of its parts.
enum YearMarkdown {
    static func text(of page: YearPage) -> String {
        let content = page.content
        var blocks = ["# \(escaped(content.title))"]
        if page.isEmpty { blocks.append(escaped(page.emptiness.what)) }
        if let facts = content.facts { blocks.append(escaped(facts.text)) }
        for part in content.parts {
            switch part {
            case .text(let text, _): blocks.append(escaped(text.text))
            case .prose(let text): blocks.append(escaped(text))
            case .fields(let fields): blocks.append(list(of: fields))
            case .brief(let brief): blocks.append(list(of: brief.fields))
            case .said(_, let spoken): blocks.append(list(of: spoken))
            case .note: break
            case .section(let section):
                blocks.append("## \(escaped(section.label))")
                if let note = section.note { blocks.append(escaped(note.text)) }
                blocks.append(table(of: section.body))
            }
        }
        return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private static func list(of fields: [DetailContent.Field]) -> String {
        fields.map { "- \(escaped($0.label)): \(escaped($0.value.text))" }.joined(separator: "\n")
    }

    private static func table(of body: DetailSection.Body) -> String {
        switch body {
        case .rows(let rows, _): table(rows.map { [$0.left.text, $0.right?.text ?? ""] })
        case .bars(let bars, _), .columns(let bars):
            table(bars.map { [$0.label, $0.number] + ($0.aside.map { [$0] } ?? []) })
        case .days(let map): table(map.rows.map { [$0.name.text, $0.number] })
        case .prose, .text, .tree, .groups: ""
        }
    }

    /// Numbers stand at the right.
    private static func table(_ rows: [[String]]) -> String {
        guard let columns = rows.first?.count else { return "" }
        let heading = ["|" + String(repeating: "  |", count: columns)]
        let alignment = ["| --- |" + String(repeating: " ---: |", count: columns - 1)]
        let lines = rows.map { "| " + $0.map(escaped).joined(separator: " | ") + " |" }
        return (heading + alignment + lines).joined(separator: "\n")
    }

    private static func escaped(_ text: String) -> String { text.printable.markdownEscaped }
}
