import Entities

/// What one page of the list of artists shows. The chart of all music is short, so the charts of the genres follow it.
///
/// A page's number alone, with the genres, says which chart it is: any page can be asked for without the ones before it.
struct DeezerChart: Sendable {
    /// Nil for all music.
    let genre: DeezerGenre?
    /// How many artists of the chart come before these.
    let index: Int
    /// Whether nothing comes after this one.
    let isLast: Bool

    /// How many pages, from the first, are of the chart of all music, whether or not it fills them.
    static let pagesOfAllMusic = 2

    /// Whether the genres must be known to say which chart this page is.
    static func needsGenres(page number: Int) -> Bool { number > pagesOfAllMusic }

    /// Nil for a page after the last.
    ///
    /// - Parameters:
    ///   - number: from 1.
    ///   - genres: as far as they are needed.
    init?(page number: Int, genres: [DeezerGenre]) {
        if Self.needsGenres(page: number) {
            let place = number - Self.pagesOfAllMusic - 1
            guard genres.indices.contains(place) else { return nil }
            (genre, index, isLast) = (genres[place], 0, place == genres.count - 1)
        } else {
            (genre, index, isLast) = (nil, (number - 1) * DeezerList<DeezerArtist>.rowsPerPage, false)
        }
    }

    /// Whether this is what the list begins with. It never is empty: so much is listened to.
    var isStart: Bool { genre == nil && index == 0 }

    var path: String { "/chart/\(genre?.id ?? DeezerGenre.all)/artists" }

    /// A page that the chart does not have, or not now.
    var nothing: Page<Artist> {
        Page(items: [], sentCount: 0, total: nil, isLast: isLast, isFollowed: !isLast)
    }
}
