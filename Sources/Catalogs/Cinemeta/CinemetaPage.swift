import Entities
import HTTP

/// A page of any of Cinemeta's lists of films.
struct CinemetaPage: Decodable, Sendable {
    let metas: LossyList<CinemetaFilm>

    /// Pages have about fifty films. One with at least this many is followed by another.
    private static let leastBeforeAnother = 30

    /// - Parameter number: of the page, from 1.
    /// - Returns: nil for a page without a readable film, although it sent something or must have some.
    func page(_ number: Int, of list: CinemetaList) -> CinemetaListing? {
        let found = metas.elements.filter { $0.imdbID?.nilIfEmpty != nil }.compactMap(\.detail)
        let mayBeEmpty = number > 1 || list.isNarrowed
        guard !found.isEmpty || metas.sentCount == 0 && mayBeEmpty else { return nil }
        let details = found.filter { list.isOfItsYear($0.movie) }
        return CinemetaListing(
            page: Page(
                items: details.map(\.movie), sentCount: metas.sentCount, total: nil,
                isLast: list.isSearch || metas.sentCount < Self.leastBeforeAnother),
            details: list.isSearch ? [] : details)
    }
}

/// What a page of a list says.
struct CinemetaListing: Sendable {
    let page: Page<Movie>
    /// All about its films; empty where it does not say all.
    let details: [MovieDetail]
}

extension CinemetaList {
    /// The list of a year has films of other years, and undated ones.
    fileprivate func isOfItsYear(_ movie: Movie) -> Bool {
        if case .year(let year) = self { movie.released?.year == year } else { true }
    }
}
