import Entities
import HTTP

/// An artist, in a chart or alone.
struct DeezerArtist: LenientlyDecodable, Sendable {
    @Required var id: Int
    @Required var name: String
    /// Charts leave it out.
    @Lenient var fans: Int?
    /// Only in charts, from 1.
    @Lenient var position: Int?
    @Lenient var mediumPicture: String?
    @Lenient var bigPicture: String?

    enum CodingKeys: String, CodingKey {
        case id, name, position
        case fans = "nb_fan"
        case mediumPicture = "picture_medium"
        case bigPicture = "picture_big"
    }

    /// Nil for one without a name or number.
    ///
    /// - Parameter genre: whose chart this is from; nil for the chart of all music.
    func artist(genre: String?) -> Artist? {
        guard let id = ArtistID(deezer: id), let name = name.nilIfEmpty else { return nil }
        let place = position.flatMap { $0 > 0 ? ChartPlace(position: $0, genre: genre) : nil }
        return Artist(id: id, name: name, listeners: nil, plays: nil, fans: fans, chartPlace: place, picture: picture)
    }

    var picture: Picture? { Picture(deezer: mediumPicture, big: bigPicture) }
}

extension Picture {
    /// Nil where there is none: Deezer then leaves the picture's name out of the address.
    init?(deezer medium: String?, big: String?) {
        let addresses = [medium, big].compactMap { address in
            address.flatMap(HTTPURL.forBrowser).flatMap { $0.dropFirst("https://".count).contains("//") ? nil : $0 }
        }
        guard let small = addresses.first else { return nil }
        self.init(source: DeezerSource.id, small: small, large: addresses.last)
    }
}
