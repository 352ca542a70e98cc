import Entities
import HTTP

/// An album among an artist's top albums.
struct LastFMAlbum: Decodable, Sendable {
    struct Artist: LenientlyDecodable, Sendable {
        @Lenient var name: String?
    }

    @Required var name: String
    @Lenient var mbid: String?
    @Lenient var playcount: Int?
    @Lenient var artist: Artist?
    @Lenient var image: LossyList<LastFMImage>?

    /// Nil for names that mean "no album". The artist is spelled as in the answer, which may differ from the request.
    func album(of asked: ArtistID) -> Album? {
        LastFMName.read(name).map { title in
            Album(
                id: AlbumID(
                    source: LastFMSource.id, artist: artist?.name?.nilIfEmpty ?? asked.name, title: title,
                    mbid: mbid?.nilIfEmpty),
                plays: playcount, picture: image?.elements.picture)
        }
    }
}
