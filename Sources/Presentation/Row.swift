/// A row of a list, in the user's language: drawn in columns, spoken by a screen reader and said in lines from the same value.
package struct Row: Hashable, Sendable {
    package let title: String
    package let marks: Marks
    /// The mark of its kind, where a list has several: it stands before the title.
    package let kindMark: KindMark?
    /// How good people find it; nil where nobody has said. A colour says it beside the number.
    package let step: RatingStep?
    /// What is in each of the list's columns, in their order; empty where it is not known.
    package let texts: [String]

    /// - Parameter texts: nil where it is not known.
    package init(
        _ title: String, _ marks: Marks, kindMark: KindMark? = nil, step: RatingStep? = nil,
        _ texts: [String?]
    ) {
        (self.title, self.marks, self.kindMark, self.step) = (title, marks, kindMark, step)
        self.texts = texts.map { $0 ?? "" }
    }
}
