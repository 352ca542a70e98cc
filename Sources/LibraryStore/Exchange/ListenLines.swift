package import Entities

/// Listens as lines of JSON.
package struct ListenLines {
    private struct Metadata: Encodable {
        let artist: String
        let album: String?
        let title: String

        private enum CodingKeys: String, CodingKey {
            case artist = "artist_name"
            case album = "release_name"
            case title = "track_name"
        }
    }

    /// The text of the track before, which is the same most times.
    private var last: (track: PlayedTrack, text: String)?

    package init() {}

    /// With its end.
    ///
    /// - Parameter second: since 1970 (UTC).
    package mutating func line(_ track: PlayedTrack, at second: Int) -> String {
        if last?.track != track {
            // Strings can always be encoded.
            let metadata = Metadata(artist: track.artist, album: track.album, title: track.title)
            last = (track, HarmlessJSON.line(of: metadata) ?? "{}")
        }
        return "{\"listened_at\":\(second),\"track_metadata\":\(last?.text ?? "{}")}\n"
    }
}
