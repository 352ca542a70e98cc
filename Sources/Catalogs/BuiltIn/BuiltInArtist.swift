import Entities

/// A line of artists.jsonl.
struct BuiltInArtist: Decodable, Sendable {
    struct Name: Decodable {
        let name: String
    }

    /// What searches and filters need.
    struct Summary: Decodable {
        let name: String
        let tags: [String]?
    }

    struct Album: Decodable, Sendable {
        let title: String
        let released: String?
        let tags: [String]?
        let summary: String?
        let tracks: [Track]?
    }

    struct Track: Decodable, Sendable {
        let title: String
        /// In seconds.
        let duration: Int?
    }

    package let name: String
    let tags: [String]?
    let albums: [Album]?
}

extension BuiltInArtist.Album {
    func album(by artist: String) -> Album {
        Album(
            id: AlbumID(source: BuiltInSource.id, artist: artist, title: title), plays: nil,
            released: released.flatMap { CalendarDate(iso8601: $0) })
    }

    func detail(by artist: String) -> AlbumDetail {
        let album = album(by: artist)
        var detail = AlbumDetail(album: album)
        detail.released = album.released
        detail.tags = tags ?? []
        detail.summary = summary
        detail.tracks = (tracks ?? []).map { Track(title: $0.title, durationInSeconds: $0.duration) }
        return detail
    }
}
