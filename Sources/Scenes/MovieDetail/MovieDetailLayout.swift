import Presentation
import TerminalKit
import Widgets

/// A film as lines of text.
struct MovieDetailLayout {
    private(set) var text: LinkedLayout

    /// - Parameter text: without a line yet.
    init(content: MovieDetailContent, in text: LinkedLayout) {
        self.text = text
        add(content)
    }

    private mutating func add(_ content: MovieDetailContent) {
        text.add(content.title, .title)
        if let original = content.originalTitle { text.add(original) }
        if let facts = content.facts { text.add(facts, .muted) }
        if let tagline = content.tagline {
            text.addGap()
            text.add(tagline, .accent)
        }
        if let overview = content.overview {
            text.addGap()
            text.addParagraphs(overview)
        }
        add(content.fields)
        for note in content.notes {
            text.addGap()
            text.add(note.label, .label)
            text.addParagraphs(note.text)
        }
        for section in content.sections { add(section) }
    }

    private mutating func add(_ fields: [MovieDetailContent.Field]) {
        guard !fields.isEmpty else { return }
        text.addGap()
        text.addTable(fields.map { (LinkedText($0.label), $0.value) }, left: .label, right: .plain)
    }

    private mutating func add(_ section: MovieDetailContent.Section) {
        text.addSection(
            section.name, section.label, count: String(section.rows.count), isFolded: section.isFolded
        ) { text in
            if let note = section.note { text.add(note, .muted) }
            text.addTable(section.rows.map { ($0.left, $0.right) }, left: .plain, right: .muted)
        }
    }
}
