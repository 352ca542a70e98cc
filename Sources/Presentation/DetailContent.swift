/// What a detail says of its thing, in the user's language: drawn, spoken by a screen reader and said in lines from the same
/// value. What is not known is not in it.
package struct DetailContent: Equatable, Sendable {
    package var title: String
    /// Another name of it: the original title, the subtitle, the English name.
    package var secondTitle: String?
    /// What it is, on one line.
    package var facts: LinkedText?
    /// What stands below that, in this order, with a gap before each part.
    package var parts: [Part]
    /// The section that the key for opening folds while nothing in the text is marked; nil for none.
    package var mainSection: String?

    package init(title: String, secondTitle: String? = nil, facts: LinkedText? = nil, parts: [Part] = []) {
        (self.title, self.secondTitle, self.facts, self.parts) = (title, secondTitle, facts, parts)
    }

    package enum Part: Equatable, Sendable {
        /// One paragraph.
        case text(String, Tone = .plain)
        /// A longer text, with its line breaks.
        case prose(String)
        /// Not empty.
        case fields([Field], Tone = .plain)
        /// What the user has written about it.
        case note(LabelledNote)
        case section(DetailSection)
    }

    /// How much weight a part has.
    package enum Tone: Hashable, Sendable {
        case plain, accent, muted
    }

    /// One fact, and what it is called.
    package struct Field: Hashable, Sendable {
        package let label: String
        package let value: LinkedText

        package init(label: String, value: LinkedText) {
            (self.label, self.value) = (label, value)
        }
    }
}

extension [DetailContent.Part] {
    /// One part with these fields; none without any.
    package static func fields(_ fields: [DetailContent.Field], _ tone: DetailContent.Tone = .plain) -> Self {
        fields.isEmpty ? [] : [.fields(fields, tone)]
    }

    package static func notes(_ notes: [LabelledNote]) -> Self { notes.map { .note($0) } }
}

extension [DetailContent.Field] {
    /// Those that are known, in this order.
    package static func known(_ fields: [(label: String, value: LinkedText?)]) -> Self {
        fields.compactMap { label, value in value.map { .init(label: label, value: $0) } }
    }

    /// The same of texts that lead nowhere.
    package static func known(_ fields: [(label: String, value: String?)]) -> Self {
        known(fields.map { ($0.label, $0.value.map { LinkedText($0) }) })
    }
}
