import Entities
import LenientJSON

/// An artist, in a chart or alone.
struct DeezerArtist: LenientlyDecodable, Sendable {
    @Required var id: Int
    @Required var name: String
    /// Charts leave it out.
    @Lenient var fans: Int?
    /// Only in charts, from 1.
    @Lenient var position: Int?

    enum CodingKeys: String, CodingKey {
        case id, name, position
        case fans = "nb_fan"
    }

    /// Nil for one without a name or number.
    ///
    /// - Parameter genre: whose chart this is from; nil for the chart of all music.
    func artist(genre: String?) -> Artist? {
        guard let id = ArtistID(deezer: id), let name = name.nilIfEmpty else { return nil }
        let place = position.flatMap { $0 > 0 ? ChartPlace(position: $0, genre: genre) : nil }
        return Artist(id: id, name: name, listeners: nil, plays: nil, fans: fans, chartPlace: place)
    }
}
