import Entities
import HTTP

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

    /// How many films every page has, except the last one.
    private static let size = 20

    /// TMDB reports more pages than it sends.
    ///
    /// - Parameter lastPage: TMDB refuses later pages.
    /// - Returns: nil for a page that contradicts itself: it has no readable film, although it sent something or claims
    ///   to have some.
    func page(_ number: Int, lastPage: Int) -> Page<Movie>? {
        let items = results.elements.compactMap(\.movie)
        let last = min(totalPages ?? lastPage, lastPage)
        guard !items.isEmpty || results.sentCount == 0 && !promisesFilms(on: number, last) else { return nil }
        return Page(
            items: items,
            sentCount: results.sentCount,
            total: totalResults.flatMap { $0 < 0 ? nil : min($0, lastPage * Self.size) },
            isLast: results.sentCount == 0 || number >= last)
    }

    /// Not the last of several pages, since the list may have become shorter meanwhile. A list without films has one
    /// page, or none.
    private func promisesFilms(on number: Int, _ last: Int) -> Bool {
        guard let totalPages else { return number == 1 && (totalResults ?? 0) > 0 }
        guard number > 1 else { return totalResults.map { $0 > 0 } ?? (totalPages > 1) }
        return number < last && totalResults.map { $0 > (number - 1) * Self.size } ?? true
    }
}
