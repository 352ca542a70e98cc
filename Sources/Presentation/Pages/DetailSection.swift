package import Entities

/// A part of a detail below a heading of its own.
package struct DetailSection: Hashable, Sendable {
    /// By which its fold is known; nil for one that does not fold.
    package let name: String?
    package let label: String
    /// Whether it is folded as long as the user has not said otherwise.
    package let isFolded: Bool
    /// Where the rows are from, or why there are none.
    package let note: LinkedText?
    package let body: Body
    /// In which of two columns it stands on a wide page; nil for one that has the whole width.
    package let column: Column?

    package init(
        _ name: String?, _ label: String, isFolded: Bool = false, note: LinkedText? = nil, _ body: Body,
        column: Column? = nil
    ) {
        (self.name, self.label, self.isFolded, self.note, self.body) = (name, label, isFolded, note, body)
        self.column = column
    }

    package enum Column: Hashable, Sendable { case left, right }

    package enum Body: Hashable, Sendable {
        case prose(String)
        /// One paragraph.
        case text(LinkedText)
        /// Their number stands beside the heading while the section is folded.
        case rows([Row], Arrangement = .table)
        /// With what they are together, as one more row.
        case bars([Bar], sum: Row? = nil)
        /// Numbers that follow one another, as those of months do.
        case columns([Bar])
        /// Each branch comes after the one that it goes out from.
        case tree([Branch])
        case groups([Group])
        case days(HeatMap)
    }

    /// What rows become in a wide pane; in others they are a table.
    package enum Arrangement: Hashable, Sendable {
        case table
        /// Two of them beside each other.
        case pairs
        /// As many of them as stand beside each other with their pictures, then pairs.
        case posters
        /// As many of them as stand beside each other with their pictures. Another section has all of them: where there is no room for
        /// pictures, the section is left out.
        case posterRow
        /// In a pane of any width: what stands right, a time or a count, ends where lines do.
        case entries
    }

    /// Two things side by side.
    package struct Row: Hashable, Sendable {
        package let left: LinkedText
        /// Nil for a row that has the whole width.
        package let right: LinkedText?
        /// Nil where there is none, or nobody knows one.
        package let picture: Picture?
        /// What stands before it, as its year; nil where that is not known.
        package let before: String?

        package init(_ left: LinkedText, _ right: LinkedText? = nil, picture: Picture? = nil, before: String? = nil) {
            (self.left, self.right, self.picture, self.before) = (left, right, picture, before)
        }
    }

    /// A number, and how much that is.
    package struct Bar: Hashable, Sendable {
        package let label: String
        package let number: String
        /// The number as a part of the largest that there can be, 0...1.
        package let share: Double
        /// Nil for a number that is neither good nor bad.
        package let step: RatingStep?
        /// What it is a number of; nil where that leads nowhere.
        package let place: Place?
        /// Another number to compare it with, in words.
        package let aside: String?

        package init(
            label: String, number: String, share: Double, step: RatingStep?, place: Place? = nil, aside: String? = nil
        ) {
            (self.label, self.number, self.share, self.step) = (label, number, share, step)
            (self.place, self.aside) = (place, aside)
        }
    }

    /// A thing that has come from another one.
    package struct Branch: Hashable, Sendable {
        /// How many come before it.
        package let depth: Int
        package let name: LinkedText
        /// How the one before becomes it; nil where that is not known.
        package let condition: String?
        /// The condition as it stands on an arrow.
        package let shortCondition: String?
        /// Whether it is the thing that is shown.
        package let isShown: Bool

        package init(depth: Int, name: LinkedText, condition: String?, shortCondition: String? = nil, isShown: Bool) {
            (self.depth, self.name, self.isShown) = (depth, name, isShown)
            (self.condition, self.shortCondition) = (condition, shortCondition ?? condition)
        }
    }

    /// Things of one kind: first those that have a label, then the names of the others.
    package struct Group: Hashable, Sendable {
        package let label: String
        package let fields: [DetailContent.Field]
        package let names: [String]

        package init(label: String, fields: [DetailContent.Field], names: [String]) {
            (self.label, self.fields, self.names) = (label, fields, names)
        }
    }
}

extension [DetailContent.Part] {
    /// The sections that have something below their headings, in this order.
    package static func sections(_ sections: [DetailSection?]) -> Self {
        sections.compactMap(\.self).filter { !$0.body.isEmpty }.map { .section($0) }
    }
}

extension DetailSection.Body {
    fileprivate var isEmpty: Bool {
        switch self {
        case .prose(let text): text.isEmpty
        case .text(let text): text.text.isEmpty
        case .rows(let rows, _): rows.isEmpty
        case .bars(let bars, _), .columns(let bars): bars.isEmpty
        case .tree(let branches): branches.isEmpty
        case .groups(let groups): groups.isEmpty
        case .days(let map): map.rows.isEmpty
        }
    }
}
