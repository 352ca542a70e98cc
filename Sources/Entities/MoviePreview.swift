/// What is known of a film without asking anyone.
package enum MoviePreview: Sendable {
    /// From a list that was loaded.
    case summary(Movie)
    /// A whole answer, still fresh.
    case detail(MovieDetail)
}

extension MoviePreview {
    /// Nil where the whole answer is known.
    package var summary: Movie? {
        if case .summary(let movie) = self { movie } else { nil }
    }

    /// Nil where only a list has told of it.
    package var detail: MovieDetail? {
        if case .detail(let detail) = self { detail } else { nil }
    }
}
