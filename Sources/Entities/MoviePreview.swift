/// What is known of a film without asking anyone.
package enum MoviePreview: Sendable {
    /// From a list that was loaded.
    case summary(Movie)
    /// A whole answer, still fresh.
    case detail(MovieDetail)
}
