import Entities
import HTTP

/// The answer of `/album/{id}`.
struct DeezerAlbumDetail: Decodable, Sendable {
    struct Genre: Decodable, Sendable {
        @Required var name: String
    }

    struct Track: Decodable, Sendable {
        @Required var title: String
        /// In seconds.
        @Lenient var duration: Int?
    }

    struct Part<Element: Decodable & Sendable>: LenientlyDecodable, Sendable {
        @Lenient var data: LossyList<Element>?
    }

    @Required var title: String
    @Lenient var artist: DeezerArtist?
    @Lenient var link: String?
    @Lenient var fans: Int?
    @Lenient var released: String?
    @Lenient var mediumCover: String?
    @Lenient var bigCover: String?
    @Lenient var genres: Part<Genre>?
    @Lenient var tracks: Part<Track>?

    enum CodingKeys: String, CodingKey {
        case title, artist, link, fans, genres, tracks
        case released = "release_date"
        case mediumCover = "cover_medium"
        case bigCover = "cover_big"
    }
}

extension DeezerAlbumDetail {
    /// With the id of the request, since lists use that one. Nil where the album has no title.
    ///
    /// - Parameter artistName: for an album that does not name its artist; nil where nobody else does.
    func detail(of id: AlbumID, artistName: String?) -> AlbumDetail? {
        guard let title = title.nilIfEmpty else { return nil }
        let released = released.flatMap { CalendarDate(iso8601: $0) }
        var detail = AlbumDetail(
            album: Album(
                id: id, title: title, artist: artist?.name.nilIfEmpty ?? artistName, plays: nil, fans: fans,
                released: released, picture: Picture(deezer: mediumCover, big: bigCover)))
        detail.released = released
        detail.fans = fans
        detail.tags = genres?.data?.elements.compactMap(\.name.nilIfEmpty) ?? []
        detail.tracks = tracks?.data?.elements.compactMap(\.track) ?? []
        detail.url = link.flatMap(HTTPURL.forBrowser)
        return detail
    }
}

extension DeezerAlbumDetail.Track {
    fileprivate var track: Track? {
        title.nilIfEmpty.map { title in
            Track(title: title, durationInSeconds: duration.flatMap { $0 > 0 ? $0 : nil })
        }
    }
}
