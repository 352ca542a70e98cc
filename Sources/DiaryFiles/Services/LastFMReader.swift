import Entities

/// Last.fm's table of what was played. Its second column says the same as its first, in words.
struct LastFMReader: DiaryReader {
    var gathering: Gathering

    init(_ gathering: Gathering) {
        self.gathering = gathering
    }

    mutating func read(_ document: DiaryDocument, as form: DocumentForm) throws(DiaryFileFailure) {
        guard case .table(let table) = form else { return }
        readRows(of: table, in: document) { reader, row, _ throws(ImportProblem) in
            try reader.gathering.note(
                artist: row["artist"], album: row["album"], title: row["track"], second: Int(row["uts"]),
                fields: ("artist", "album", "track", "uts"))
        }
    }
}
