import Entities
import HTTP

/// The answer of album.getInfo.
struct LastFMAlbumInfo: Decodable, Sendable {
    struct Info: Decodable, Sendable {
        @Required var name: String
        @Lenient var url: String?
        @Lenient var listeners: Int?
        @Lenient var playcount: Int?
        /// Only old answers have it.
        @Lenient var releasedate: String?
        @Lenient var tags: Tags?
        @Lenient var tracks: Tracks?
        @Lenient var wiki: Wiki?
        @Lenient var image: LossyList<LastFMImage>?
    }

    struct Tags: LenientlyDecodable, Sendable {
        @Lenient var tag: LastFMList<Tag>?
    }

    struct Tag: Decodable, Sendable {
        @Required var name: String
    }

    struct Tracks: LenientlyDecodable, Sendable {
        @Lenient var track: LastFMList<Track>?
    }

    struct Track: Decodable, Sendable {
        @Required var name: String
        @Lenient var duration: Int?
    }

    struct Wiki: LenientlyDecodable, Sendable {
        @Lenient var summary: String?
        @Lenient var content: String?

        /// The summary, or the whole text if there is none.
        var text: String? { summary.flatMap(LastFMText.plain) ?? content.flatMap(LastFMText.plain) }
    }

    let album: Info
}

extension LastFMAlbumInfo {
    /// With the id of the request, since lists use that one.
    func detail(of id: AlbumID) -> AlbumDetail {
        let released = album.releasedate.flatMap(LastFMDate.read)
        var detail = AlbumDetail(
            album: Album(
                id: id, plays: album.playcount, released: released, picture: album.image?.elements.picture))
        detail.released = released
        detail.tags = album.tags?.tag?.elements.compactMap(\.name.nilIfEmpty) ?? []
        detail.listeners = album.listeners
        detail.plays = album.playcount
        detail.summary = album.wiki?.text
        detail.tracks = album.tracks?.track?.elements.compactMap(\.track) ?? []
        detail.url = album.url.flatMap(HTTPURL.forBrowser)
        return detail
    }
}

extension LastFMAlbumInfo.Track {
    fileprivate var track: Track? {
        LastFMName.read(name).map { title in
            Track(title: title, durationInSeconds: duration.flatMap { $0 > 0 ? $0 : nil })
        }
    }
}
