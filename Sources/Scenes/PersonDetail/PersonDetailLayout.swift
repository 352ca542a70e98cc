import Presentation
import TerminalKit
import Widgets

/// A person as lines of text.
struct PersonDetailLayout {
    private(set) var text: LinkedLayout

    /// - Parameter text: without a line yet.
    init(content: PersonDetailContent, in text: LinkedLayout) {
        self.text = text
        add(content)
    }

    private mutating func add(_ content: PersonDetailContent) {
        text.add(content.name, .title)
        if let names = content.otherNames { text.add(names, .muted) }
        if !content.fields.isEmpty {
            text.addGap()
            text.addTable(content.fields.map { ($0.label, $0.value) }, left: .label, right: .plain)
        }
        if let biography = content.biography {
            text.addSection("biography", content.biographyLabel) { $0.addParagraphs(biography) }
        }
        add(content.knownFor, as: "known", content.knownForLabel)
        add(content.films, as: "films", content.filmsLabel, note: content.filmsNote)
        if !content.links.isEmpty {
            text.addSection("links", content.linksLabel, count: String(content.links.count)) { text in
                for link in content.links { text.add(link) }
            }
        }
    }

    private mutating func add(
        _ films: [PersonDetailContent.Film], as name: String, _ label: String, note: String? = nil
    ) {
        guard !films.isEmpty else { return }
        text.addSection(name, label, count: String(films.count)) { text in
            if let note { text.add(note, .muted) }
            text.addTable(films.map { ($0.title, $0.role) }, left: .plain, right: .muted)
        }
    }
}
