import Entities
import LenientJSON

/// The answer of artist.getTopAlbums.
struct LastFMTopAlbums: Decodable, Sendable {
    struct TopAlbums: Decodable, Sendable {
        /// Absent where there is none; of another type, the answer is unreadable.
        let album: LastFMList<LastFMAlbum>?
        @Lenient var paging: LastFMPaging?

        enum CodingKeys: String, CodingKey {
            case album
            case paging = "@attr"
        }
    }

    let topalbums: TopAlbums

    /// - Parameter artist: who was asked for, in case an album does not say whose it is.
    func page(_ number: Int, of artist: ArtistID) -> Page<Album>? {
        (topalbums.paging ?? LastFMPaging()).page(number, of: topalbums.album) { $0.album(of: artist) }
    }
}
