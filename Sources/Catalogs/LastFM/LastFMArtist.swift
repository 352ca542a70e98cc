import Entities
import HTTP

/// An artist in a chart.
struct LastFMArtist: Decodable, Sendable {
    @Required var name: String
    @Lenient var mbid: String?
    @Lenient var listeners: Int?
    @Lenient var playcount: Int?
    @Lenient var image: LossyList<LastFMImage>?

    /// Nil for names that mean "no artist".
    var artist: Artist? {
        LastFMName.read(name).map { name in
            Artist(
                id: ArtistID(source: LastFMSource.id, name: name, mbid: mbid?.nilIfEmpty), listeners: listeners,
                plays: playcount, picture: image?.elements.picture)
        }
    }
}
