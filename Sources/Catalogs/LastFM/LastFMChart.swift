import Entities
import HTTP

/// The answer of chart.getTopArtists, and of the charts of a country and a tag, which have another name for it.
struct LastFMChart: Decodable, Sendable {
    struct Artists: Decodable, Sendable {
        /// Missing if there is none. If it has another type, the answer is unreadable.
        let artist: LastFMList<LastFMArtist>?
        @Lenient var paging: LastFMPaging?

        enum CodingKeys: String, CodingKey {
            case artist
            case paging = "@attr"
        }
    }

    private let artists: Artists

    private enum CodingKeys: String, CodingKey {
        case artists, topartists
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        artists = try container.decode(
            Artists.self, forKey: container.contains(.artists) ? .artists : .topartists)
    }

    func page(_ number: Int) -> Page<Artist>? {
        (artists.paging ?? LastFMPaging()).page(number, of: artists.artist, \.artist)
    }
}
