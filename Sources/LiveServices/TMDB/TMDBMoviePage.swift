import Entities

/// A page of any of TMDB's lists of films.
struct TMDBMoviePage: LenientlyDecodable, Sendable {
    let results: LossyList<TMDBMovie>
    @Lenient var totalPages: Int?
    @Lenient var totalResults: Int?

    enum CodingKeys: String, CodingKey {
        case results
        case totalPages = "total_pages"
        case totalResults = "total_results"
    }

    /// How many films every page but the last has.
    private static let size = 20

    /// TMDB counts more pages than it hands out.
    ///
    /// - Parameter lastPage: any past this one is refused.
    func page(_ number: Int, lastPage: Int) -> Page<Movie> {
        Page(
            items: results.elements.compactMap(\.movie),
            sentCount: results.sentCount,
            total: totalResults.flatMap { $0 < 0 ? nil : min($0, lastPage * Self.size) },
            isLast: results.sentCount == 0 || number >= min(totalPages ?? lastPage, lastPage))
    }
}
