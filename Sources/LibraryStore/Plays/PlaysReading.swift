package import Entities
import Storage

/// What was listened to, in numbers.
extension PlaysStore {
    /// How many plays count.
    package func count() throws(LibraryFailure) -> Int {
        try look { () throws(SQLiteFailure) in Int(try connection.number("SELECT count(*) FROM play WHERE counts")) }
    }

    /// How often an artist or an album was listened to, by its names; nil for nothing, and for what nobody listens to.
    package func count(of summary: LibrarySummary) throws(LibraryFailure) -> PlayCount? {
        let count = try look { () throws(SQLiteFailure) in
            switch summary.subject.kind {
            case .artist: try counts("", [.text(summary.title.nameKey)])
            case .album: try counts(ofAlbum: summary.title.nameKey, by: (summary.subtitle ?? "").nameKey)
            default: (Int64(0), Int64(0))
            }
        }
        guard count.0 > 0, let last = CalendarDate(second: UInt32(clamping: count.1)) else { return nil }
        return PlayCount(count: Int(count.0), last: last)
    }

    private func counts(ofAlbum album: String, by artist: String) throws(SQLiteFailure) -> (Int64, Int64) {
        var counts = (Int64(0), Int64(0))
        let tracks = try connection.rows(
            "SELECT track.id, album FROM song CROSS JOIN track ON song = song.id WHERE song.artist = ?", [.text(artist)]
        ) { (id: $0.integer(0), album: $0.text(1) ?? "") }
        for track in tracks where !track.album.isEmpty && track.album.nameKey == album {
            let count = try self.counts("AND track = ?2", [.text(artist), .integer(track.id)])
            counts = (counts.0 + count.0, max(counts.1, count.1))
        }
        return counts
    }

    /// How many plays, and the last.
    private func counts(_ condition: String, _ values: [SQLiteValue]) throws(SQLiteFailure) -> (Int64, Int64) {
        try connection.rows(
            """
            SELECT count(*), max(second) FROM song CROSS JOIN play ON song = song.id
            WHERE song.artist = ?1 AND counts \(condition)
            """, values
        ) { ($0.integer(0), $0.integer(1)) }.first ?? (0, 0)
    }

    /// - Parameter most: so many artists, albums and tracks.
    package func review(of period: DiaryPeriod, most: Int = 10) throws(LibraryFailure) -> PlaysReview {
        try look { () throws(SQLiteFailure) in
            var count = 0
            var counts: [Int64: Int] = [:]
            try eachPlay(of: period, "track, count(*)", "GROUP BY track") { row in
                counts[row.integer(0)] = Int(row.integer(1))
                count += Int(row.integer(1))
            }
            var tally = PlaysTally()
            if count > 0 {
                try connection.eachRow("SELECT id, artist, album, title FROM track") { row in
                    if let count = counts[row.integer(0)] { tally.add(PlayedTrack(row, from: 1), count: count) }
                }
            }
            var before = 0
            if let earlier = period.yearEarlier {
                try eachPlay(of: earlier, "count(*)", "") { before = Int($0.integer(0)) }
            }
            return tally.review(count: count, before: before > 0 ? before : nil, most: most)
        }
    }

    private func eachPlay(
        of period: DiaryPeriod, _ columns: String, _ grouping: String, _ body: (SQLiteRow) -> Void
    ) throws(SQLiteFailure) {
        let seconds = period.seconds ?? 0..<Int64.max
        try connection.eachRow(
            "SELECT \(columns) FROM play WHERE counts AND second >= ? AND second < ? \(grouping)",
            [.integer(seconds.lowerBound), .integer(seconds.upperBound)], body)
    }

    /// All plays that count, by songs.
    ///
    /// - Parameter isWanted: asked before each play; where it says no, the rest is not read.
    package func eachListen(
        while isWanted: () -> Bool, _ body: (_ track: PlayedTrack, _ second: Int) -> Void
    ) throws(LibraryFailure) {
        try look { () throws(SQLiteFailure) in
            try connection.eachRow(
                "SELECT second, artist, album, title FROM play CROSS JOIN track ON track = track.id WHERE counts",
                while: isWanted
            ) { body(PlayedTrack($0, from: 1), Int($0.integer(0))) }
        }
    }
}

extension PlayedTrack {
    fileprivate init(_ row: SQLiteRow, from column: Int32) {
        let album = row.text(column + 1) ?? ""
        self.init(artist: row.text(column) ?? "", album: album.isEmpty ? nil : album, title: row.text(column + 2) ?? "")
    }
}
