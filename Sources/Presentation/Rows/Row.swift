/// A row of a list, in the user's language: drawn in columns, spoken by a screen reader and said in lines from the same value.
package struct Row: Hashable, Sendable {
    package let title: String
    package let marks: Marks
    /// The mark of its kind, where a list has several: it stands before the title.
    package let kindMark: KindMark?
    /// How good people find it; nil where nobody has said. A colour says it beside the number.
    package let step: RatingStep?
    /// The names of the colours of its words, one for each, in their order; empty for none.
    package let tints: [String]
    /// What is in each of the list's columns, in their order; empty where it is not known.
    package let texts: [String]
    /// What the eye finds behind the title, in the same room, as far as it fits. A reader hears it from the texts, and lines say those.
    package let asides: [Aside]
    /// What columns may show in place of these, in the same order, as `20 Fri`; nil for the text itself. A reader hears the texts, and
    /// lines say them.
    private let shortTexts: [String?]

    /// - Parameters:
    ///   - texts: nil where it is not known.
    ///   - shortTexts: those of the first columns; nil for one that is the same.
    ///   - asides: the most important first.
    package init(
        _ title: String, _ marks: Marks, kindMark: KindMark? = nil, step: RatingStep? = nil,
        _ texts: [String?], short shortTexts: [String?] = [], tints: [String] = [], asides: [Aside] = []
    ) {
        (self.title, self.marks, self.kindMark, self.step, self.tints) = (title, marks, kindMark, step, tints)
        self.asides = asides
        self.texts = texts.map { $0 ?? "" }
        self.shortTexts = shortTexts
    }

    /// Something that stands behind a title.
    package struct Aside: Hashable, Sendable {
        package let text: String
        /// Whether a part of it would say something else, as of a tag: without room for all of it it is left out.
        package let isWhole: Bool

        /// By whom something is, or what somebody has remarked: where there is no room for its end, that is cut.
        package static func text(_ text: String) -> Aside { Aside(text: text, isWhole: false) }

        /// A word or a tag.
        package static func word(_ text: String) -> Aside { Aside(text: text, isWhole: true) }

        /// In cells, between it and what is before it.
        ///
        /// - Parameter former: the aside that stands there; nil for the title.
        package func gap(behind former: Aside?) -> Int { isWhole && former?.isWhole == true ? 1 : 2 }
    }

    /// What a column shows.
    ///
    /// - Parameters:
    ///   - column: its number among the columns of the list.
    ///   - isShort: whether a short text stands in for the whole one.
    package func text(inColumn column: Int, isShort: Bool) -> String {
        if isShort, shortTexts.indices.contains(column), let short = shortTexts[column] { return short }
        return texts[column]
    }
}
