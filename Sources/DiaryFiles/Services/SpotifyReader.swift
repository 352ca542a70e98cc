import Entities

/// Spotify's extended history. What it says of an account of a year alone has no seconds.
struct SpotifyReader: DiaryReader {
    private struct Stream: Decodable {
        /// When it ended.
        let end: String?
        let milliseconds: Int?
        let artist: String?
        let album: String?
        let title: String?
        let episode: String?
        let chapter: String?
        /// Only in the history that is not the extended one.
        let endToTheMinute: String?

        private enum CodingKeys: String, CodingKey {
            case end = "ts"
            case milliseconds = "ms_played"
            case artist = "master_metadata_album_artist_name"
            case album = "master_metadata_album_album_name"
            case title = "master_metadata_track_name"
            case episode = "spotify_episode_uri"
            case chapter = "audiobook_chapter_uri"
            case endToTheMinute = "endTime"
        }
    }

    var gathering: Gathering

    mutating func read(_ document: DiaryDocument, as form: DocumentForm) throws(DiaryFileFailure) {
        var isToTheMinute = false
        readItems(of: document) { (reader, stream: Stream) throws(ImportProblem) in
            if stream.endToTheMinute != nil {
                isToTheMinute = true
            } else {
                try reader.take(stream)
            }
        }
        if isToTheMinute { gathering.leaveOut(.playsToTheMinute, at: document.item(1)) }
    }

    private mutating func take(_ stream: Stream) throws(ImportProblem) {
        guard let milliseconds = stream.milliseconds, milliseconds >= 0 else { throw .malformed(field: "ms_played") }
        guard let artist = stream.artist, let title = stream.title else {
            return gathering.leaveOut(stream.episode ?? stream.chapter == nil ? .nameless : .noMusic)
        }
        guard milliseconds >= Plays.shortest * 1_000 else { return gathering.leaveOut(.tooShort) }
        let end = stream.end.flatMap { FileDate($0) }?.second
        try gathering.note(
            artist: artist, album: stream.album, title: title, second: end.map { $0 - milliseconds / 1_000 },
            fields: (
                "master_metadata_album_artist_name", "master_metadata_album_album_name", "master_metadata_track_name",
                "ts"
            ))
    }
}
