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

    /// TMDB counts more pages than it hands out: any past this one is refused.
    static let lastPage = 500
    private static let lastResult = 10_000

    func page(_ number: Int) -> Page<Movie> {
        let lastPage = min(totalPages ?? Self.lastPage, Self.lastPage)
        return Page(
            items: results.elements.compactMap(\.movie),
            sentCount: results.sentCount,
            total: totalResults.flatMap { $0 < 0 ? nil : min($0, Self.lastResult) },
            isLast: results.sentCount == 0 || number >= lastPage)
    }
}
