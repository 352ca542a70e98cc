import TerminalKit

/// A film as lines of text.
struct MovieDetailLayout {
    private var text: TextLayout

    /// - Parameter width: in cells.
    init(content: MovieDetailContent, width: Int) {
        text = TextLayout(width: min(width, TextLayout.readableWidth))
        add(content)
    }

    var lines: [TextLine] { text.lines }

    private mutating func add(_ content: MovieDetailContent) {
        text.add(content.title, .title)
        if let original = content.originalTitle { text.add(original) }
        if !content.facts.isEmpty { text.add(content.facts, .muted) }
        if let tagline = content.tagline {
            text.addGap()
            text.add(tagline, .accent)
        }
        if let overview = content.overview {
            text.addGap()
            text.addParagraphs(overview)
        }
        add(content.fields)
        add(content.cast, label: content.castLabel)
        for group in content.links {
            text.addGap()
            text.add(group.label, .label)
            for link in group.links { text.add(link.title == link.url ? link.url : "\(link.title)  \(link.url)") }
        }
        if !content.recommendations.isEmpty {
            text.addGap()
            text.add(content.recommendationsLabel, .label)
            content.recommendations.forEach { text.add($0) }
        }
    }

    private mutating func add(_ fields: [MovieDetailContent.Field]) {
        guard !fields.isEmpty else { return }
        text.addGap()
        text.addTable(fields.map { ($0.label, $0.value) }, left: .label, right: .plain)
    }

    private mutating func add(_ cast: [MovieDetailContent.Role], label: String) {
        guard !cast.isEmpty else { return }
        text.addGap()
        text.add(label, .label)
        text.addTable(cast.map { ($0.name, $0.character) }, left: .plain, right: .muted)
    }
}
