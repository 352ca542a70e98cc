import Entities

/// Last.fm's table of what was played. Its second column says the same as its first, in words.
struct LastFMReader: TableReader {
    var gathering: Gathering

    mutating func take(_ row: CSVTable.Row, at place: FilePlace) throws(ImportProblem) {
        try gathering.note(
            artist: row["artist"], album: row["album"], title: row["track"], second: Int(row["uts"]),
            fields: ("artist", "album", "track", "uts"))
    }
}
