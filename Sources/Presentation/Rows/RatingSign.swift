/// The signs that say how good something is, one cell each. What is a favourite has another one (`Marks.favourite`).
package enum RatingSign {
    /// Before what people think of something, over a column of that, and for each whole star of a reader's own rating.
    package static let star = "★"
    /// Behind these, for half a star.
    package static let half = "½"
}
