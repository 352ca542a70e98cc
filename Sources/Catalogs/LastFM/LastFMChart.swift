import Entities
import LenientJSON

/// The answer of chart.getTopArtists.
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

    let artists: Artists

    func page(_ number: Int) -> Page<Artist>? {
        (artists.paging ?? LastFMPaging()).page(number, of: artists.artist, \.artist)
    }
}
