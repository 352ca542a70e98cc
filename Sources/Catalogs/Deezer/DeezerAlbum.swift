import Entities
import HTTP

/// An album in an artist's list, which does not name the artist.
struct DeezerAlbum: Decodable, Sendable {
    @Required var id: Int
    @Required var title: String
    @Lenient var fans: Int?
    @Lenient var released: String?
    @Lenient var mediumCover: String?
    @Lenient var bigCover: String?

    enum CodingKeys: String, CodingKey {
        case id, title, fans
        case released = "release_date"
        case mediumCover = "cover_medium"
        case bigCover = "cover_big"
    }

    /// Nil for one without a title or number.
    func album(of artist: Artist) -> Album? {
        guard let id = AlbumID(deezer: id, of: artist.id), let title = title.nilIfEmpty else { return nil }
        return Album(
            id: id, title: title, artist: artist.name, plays: nil, fans: fans,
            // Unknown dates are 0000-00-00, which is no day.
            released: released.flatMap { CalendarDate(iso8601: $0) },
            picture: Picture(deezer: mediumCover, big: bigCover))
    }
}
