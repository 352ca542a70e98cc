import Entities
import HTTP

/// The answer of artist.getTopAlbums.
struct LastFMTopAlbums: Decodable, Sendable {
    struct TopAlbums: Decodable, Sendable {
        /// Missing if there is none. If it has another type, the answer is unreadable.
        let album: LastFMList<LastFMAlbum>?
        @Lenient var paging: LastFMPaging?

        enum CodingKeys: String, CodingKey {
            case album
            case paging = "@attr"
        }
    }

    let topalbums: TopAlbums

    /// - Parameter artist: the requested artist, for albums that do not name theirs.
    func page(_ number: Int, of artist: ArtistID) -> Page<Album>? {
        (topalbums.paging ?? LastFMPaging()).page(number, of: topalbums.album) { $0.album(of: artist) }
    }
}
