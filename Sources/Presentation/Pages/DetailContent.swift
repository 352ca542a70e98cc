/// What a detail says of its thing, in the user's language: drawn, spoken by a screen reader and said in lines from the same
/// value. What is not known is not in it.
package struct DetailContent: Equatable, Sendable {
    package var title: String
    /// Another name of it: the original title, the subtitle, the English name.
    package var secondTitle: String?
    /// What it is, on one line.
    package var facts: LinkedText?
    /// What else there is to know of it at a glance.
    package var brief: Brief?
    /// Words that it is marked with.
    package var chips: Chips?
    /// What people think of it.
    package var score: Score?
    /// Who made it and who is in it, in few words: what a strip says of them, where there is no room for the parts that do.
    package var people: String?
    /// What stands below that, in this order, with a gap before each part.
    package var parts: [Part]
    /// The section that the key for opening folds while nothing in the text is marked; nil for none.
    package var mainSection: String?

    package init(title: String, secondTitle: String? = nil, facts: LinkedText? = nil, parts: [Part] = []) {
        (self.title, self.secondTitle, self.facts, self.parts) = (title, secondTitle, facts, parts)
    }

    package enum Part: Equatable, Sendable {
        /// One paragraph.
        case text(LinkedText, Tone = .plain)
        /// A longer text, with its line breaks.
        case prose(String)
        /// Not empty.
        case fields([Field])
        case brief(Brief)
        /// What the reader has said of it, not empty: the same facts as they are seen, in few words, and as they are said.
        case said(seen: [Field], spoken: [Field])
        /// What the user has written about it.
        case note(LabelledNote)
        case section(DetailSection)
    }

    /// Facts that are told in few words where they are seen, and each with its name where they are said.
    package struct Brief: Hashable, Sendable {
        /// Short facts that say themselves what they are, several in each.
        package let lines: [String]
        /// The facts with their names, not shortened.
        package let fields: [Field]

        /// Nil without facts.
        ///
        /// - Parameter lines: the facts of each line; nil for those that are not known.
        package init?(_ lines: [[String?]], _ fields: [Field]) {
            if fields.isEmpty { return nil }
            let known = lines.map { $0.compactMap(\.self) }.filter { !$0.isEmpty }
            (self.lines, self.fields) = (known.map { $0.joined(separator: " · ") }, fields)
        }
    }

    /// Words that something is marked with, each of which may lead to what else is: genres, subjects, types.
    package struct Chips: Hashable, Sendable {
        /// What stands before them in lines; nil where they say themselves what they are.
        package let label: String?
        package let words: [LinkedText]
        /// The names of what has a colour of its own, in the same order; empty for words that have none.
        package let tints: [String]

        /// Nil without words.
        package init?(_ words: [LinkedText], label: String? = nil, tints: [String] = []) {
            if words.isEmpty { return nil }
            (self.label, self.words, self.tints) = (label, words, tints)
        }
    }

    /// The mean of many opinions: a number, a bar, and how many there are.
    package struct Score: Hashable, Sendable {
        package let label: String
        package let number: String
        /// The best that there can be, where the number does not say it.
        private let whole: String?
        /// How many opinions; nil where nobody says.
        package let votes: String?
        /// The number as a part of the best that there can be, 0...1.
        package let share: Double

        /// - Parameter whole: nil where the number says it.
        package init(_ label: String, _ number: String, of whole: String? = nil, votes: String?, share: Double) {
            (self.label, self.number, self.whole) = (label, number, whole)
            (self.votes, self.share) = (votes, share)
        }

        /// `7.9/10`: beside a star of which a reader gives five, a number alone could be one of five.
        package var seenNumber: String { [number, whole].compactMap(\.self).joined(separator: "/") }

        /// As one text.
        package var text: String { [number, votes].compactMap(\.self).joined(separator: " · ") }

        package var step: RatingStep { RatingStep(share: share) }
    }

    /// How much weight a text has.
    package enum Tone: Hashable, Sendable {
        case plain, accent, muted
    }

    /// One fact, and what it is called.
    package struct Field: Hashable, Sendable {
        package let label: String
        package let value: LinkedText
        /// The value in pieces, each of which stands below that of the field above where all of them have room; empty for a value
        /// that is one text.
        package let cells: [String]
        /// What the reader has written about it, with its line breaks; nil for nothing.
        package let note: String?

        package init(label: String, value: LinkedText, note: String? = nil) {
            (self.label, self.value, self.note) = (label, value, note)
            cells = []
        }

        /// - Parameter cells: empty ones for those that are not known: the value is the others, with points between them.
        package init(label: String, cells: [String], note: String? = nil) {
            (self.label, self.cells, self.note) = (label, cells, note)
            value = LinkedText(cells.filter { !$0.isEmpty }.joined(separator: " · "))
        }

        /// In a dialogue of lines: what it is with its name, and what was written about it on a line of its own.
        package var plainLines: [String] {
            [label.isEmpty ? value.text : "\(label): \(value.text)", note].compactMap(\.self)
        }
    }
}

extension [DetailContent.Part] {
    /// One part with these fields; none without any.
    package static func fields(_ fields: [DetailContent.Field]) -> Self {
        fields.isEmpty ? [] : [.fields(fields)]
    }

    /// One part with these facts; none without any.
    package static func brief(_ brief: DetailContent.Brief?) -> Self {
        brief.map { [.brief($0)] } ?? []
    }

    /// What the reader has said of it.
    package static func kept(_ words: KeptWords) -> Self {
        (words.fields.isEmpty ? [] : [.said(seen: words.seen, spoken: words.fields)]) + words.notes.map { .note($0) }
    }
}

extension [DetailContent.Field] {
    /// The fields whose values are known, in this order.
    package static func known(_ fields: [(label: String, value: LinkedText?)]) -> Self {
        fields.compactMap { label, value in value.map { .init(label: label, value: $0) } }
    }

    /// The fields whose values are known, in this order, with texts that lead nowhere.
    package static func known(_ fields: [(label: String, value: String?)]) -> Self {
        known(fields.map { ($0.label, $0.value.map { LinkedText($0) }) })
    }
}
