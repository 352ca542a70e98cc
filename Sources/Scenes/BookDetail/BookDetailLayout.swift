import Presentation
import TerminalKit
import Widgets

/// A book as lines of text.
struct BookDetailLayout {
    private(set) var text: LinkedLayout

    /// - Parameter text: without a line yet.
    init(content: BookDetailContent, in text: LinkedLayout) {
        self.text = text
        add(content)
    }

    private mutating func add(_ content: BookDetailContent) {
        text.add(content.title, .title)
        if let subtitle = content.subtitle { text.add(subtitle) }
        if let authors = content.authors { text.add(authors, .muted) }
        if !content.reading.isEmpty {
            text.addGap()
            text.addTable(content.reading.map { (LinkedText($0.label), $0.value) }, left: .label, right: .accent)
        }
        for note in content.notes {
            text.addGap()
            text.add(note.label, .label)
            text.addParagraphs(note.text)
        }
        if let description = content.description {
            text.addGap()
            text.addParagraphs(description)
        }
        if !content.fields.isEmpty {
            text.addGap()
            text.addTable(content.fields.map { (LinkedText($0.label), $0.value) }, left: .label, right: .plain)
        }
        add(content.links, label: content.linksLabel)
        addOtherBooks(of: content)
    }

    private mutating func add(_ links: [LinkedText], label: String) {
        guard !links.isEmpty else { return }
        text.addGap()
        text.add(label, .label)
        for link in links { text.add(link) }
    }

    private mutating func addOtherBooks(of content: BookDetailContent) {
        guard !content.otherBooks.isEmpty || content.otherBooksMissing != nil else { return }
        text.addGap()
        text.add(content.otherBooksLabel, .label)
        for title in content.otherBooks { text.add(title) }
        if let missing = content.otherBooksMissing { text.add(missing, .muted) }
    }
}
