import Entities

/// ListenBrainz's listens: a line of JSON each, or a list of them.
struct ListenBrainzReader: DiaryReader {
    private struct Listen: Decodable {
        struct Track: Decodable {
            let artist: String?
            let album: String?
            let title: String?

            private enum CodingKeys: String, CodingKey {
                case artist = "artist_name"
                case album = "release_name"
                case title = "track_name"
            }
        }

        let second: Int?
        let track: Track?

        private enum CodingKeys: String, CodingKey {
            case second = "listened_at"
            case track = "track_metadata"
        }
    }

    var gathering: Gathering

    mutating func read(_ document: DiaryDocument, as form: DocumentForm) throws(DiaryFileFailure) {
        readItems(of: document) { (reader, listen: Listen) throws(ImportProblem) in
            try reader.gathering.note(
                artist: listen.track?.artist ?? "", album: listen.track?.album, title: listen.track?.title ?? "",
                second: listen.second, fields: ("artist_name", "release_name", "track_name", "listened_at"))
        }
    }
}
