package import Entities
import Storage

/// Takes in what was played, and takes it back as a whole. Whatever was taken in in whatever order, however often: the same plays count.
extension PlaysStore {
    package struct Outcome: Hashable, Sendable {
        /// How many of the plays that were handed in were looked at.
        package var taken = 0
        /// How many of these count that were not there.
        package var added = 0
        /// Whether anything is stored that was not there: what does not count is stored, too.
        package var hasChanged = false

        package init(taken: Int = 0, added: Int = 0, hasChanged: Bool = false) {
            (self.taken, self.added, self.hasChanged) = (taken, added, hasChanged)
        }
    }

    /// - Parameter goesOn: asked now and then, with how many plays are taken in; after a no the rest is left out, and what was taken in
    ///   stays.
    package func takeIn(
        _ files: [Plays], goesOn: (_ taken: Int) -> Bool = { _ in true }
    ) throws(LibraryFailure) -> Outcome {
        try change { () throws(SQLiteFailure) in try merge(files, goesOn) }
    }

    /// What `takeIn` would do. Nothing is stored.
    package func tryOut(_ files: [Plays]) throws(LibraryFailure) -> Outcome {
        try change { () throws(SQLiteFailure) in
            try connection.execute("SAVEPOINT trial")
            let outcome = try merge(files) { _ in true }
            try connection.execute("ROLLBACK TO trial; RELEASE trial")
            return outcome
        }
    }

    /// - Returns: how many plays that counted are no longer there; nil where there is nothing to take back.
    package func takeBackImport() throws(LibraryFailure) -> Int? {
        try change { () throws(SQLiteFailure) in
            guard let number = try connection.rows("SELECT max(number) FROM import", read: { $0.integer(0) }).first,
                number > 0
            else { return nil }
            let songs = try connection.rows(
                "SELECT DISTINCT song FROM play WHERE import = ?", [.integer(number)]
            ) { $0.integer(0) }
            let before = try count(of: songs)
            try connection.run("DELETE FROM play WHERE import = ?", [.integer(number)])
            for song in songs {
                _ = try settle(song, number)
                try connection.run(
                    "DELETE FROM track WHERE song = ?1 AND id NOT IN (SELECT track FROM play WHERE song = ?1)",
                    [.integer(song)])
                try connection.run(
                    "DELETE FROM song WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM track WHERE song = ?1)",
                    [.integer(song)])
            }
            try connection.run("DELETE FROM import")
            return before - (try count(of: songs))
        }
    }

    /// There is nothing to take back from now on: what was imported last are other things.
    package func forgetImport() throws(LibraryFailure) {
        try change { () throws(SQLiteFailure) in _ = try connection.run("DELETE FROM import") }
    }

    private func count(of songs: [Int64]) throws(SQLiteFailure) -> Int {
        var count = 0
        for song in songs {
            try connection.eachRow("SELECT count(*) FROM play WHERE song = ? AND counts", [.integer(song)]) {
                count += Int($0.integer(0))
            }
        }
        return count
    }

    private func merge(_ files: [Plays], _ goesOn: (Int) -> Bool) throws(SQLiteFailure) -> Outcome {
        let number = 1 + (try connection.number("SELECT max(seq) FROM sqlite_sequence"))
        var outcome = Outcome()
        var changed: Set<Int64> = []
        for plays in files {
            // By songs they come in the file's order: no page is written twice.
            for row in try rows(of: plays) {
                if outcome.taken.isMultiple(of: Self.step), !goesOn(outcome.taken) {
                    return try settled(changed, outcome, number)
                }
                outcome.taken += 1
                let isNew =
                    try connection.run(
                        "INSERT OR IGNORE INTO play (song, second, track, import, counts) VALUES (?, ?, ?, ?, 1)",
                        [
                            .integer(Int64(row.song)), .integer(Int64(row.second)), .integer(Int64(row.track)),
                            .integer(number),
                        ]) > 0
                if isNew { changed.insert(Int64(row.song)) }
            }
        }
        return try settled(changed, outcome, number)
    }

    private func settled(
        _ songs: Set<Int64>, _ outcome: Outcome, _ number: Int64
    ) throws(SQLiteFailure) -> Outcome {
        guard !songs.isEmpty else { return outcome }
        var outcome = outcome
        outcome.hasChanged = true
        for song in songs.sorted() { outcome.added += try settle(song, number) }
        try connection.run("DELETE FROM import")
        try connection.run("INSERT INTO import (number) VALUES (?)", [.integer(number)])
        return outcome
    }

    /// So many plays are taken in between two questions.
    private static let step = 1_000

    /// Small, since there may be millions.
    private struct Row {
        let song: Int32
        let second: UInt32
        let track: Int32
    }

    /// In the order in which they stand in the file. Songs and tracks that are new are stored.
    private func rows(of plays: Plays) throws(SQLiteFailure) -> [Row] {
        var tracks: [(song: Int32, track: Int32)] = []
        tracks.reserveCapacity(plays.tracks.count)
        for track in plays.tracks { tracks.append(try stored(track)) }
        var rows = plays.plays.map { play in
            let stored = tracks[Int(play.track)]
            return Row(song: stored.song, second: play.second, track: stored.track)
        }
        rows.sort { ($0.song, $0.second, $0.track) < ($1.song, $1.second, $1.track) }
        return rows
    }

    private func stored(_ track: PlayedTrack) throws(SQLiteFailure) -> (song: Int32, track: Int32) {
        let song = try id(
            "song", "artist = ? AND title = ?", "(artist, title) VALUES (?, ?)",
            [.text(track.artist.nameKey), .text(track.title.nameKey)])
        let id = try id(
            "track", "song = ? AND artist = ? AND album = ? AND title = ?",
            "(song, artist, album, title) VALUES (?, ?, ?, ?)",
            [.integer(song), .text(track.artist), .text(track.album ?? ""), .text(track.title)])
        return (Int32(song), Int32(id))
    }

    /// The id of the row with these values, which is made where there is none.
    private func id(
        _ table: String, _ condition: String, _ insertion: String, _ values: [SQLiteValue]
    ) throws(SQLiteFailure) -> Int64 {
        let known = try connection.rows("SELECT id FROM \(table) WHERE \(condition)", values) { $0.integer(0) }.first
        if let known { return known }
        try connection.run("INSERT INTO \(table) \(insertion)", values)
        return try connection.number("SELECT last_insert_rowid()")
    }

    /// Says of each play of a song whether it counts.
    ///
    /// - Returns: how many count that came with this import.
    private func settle(_ song: Int64, _ number: Int64) throws(SQLiteFailure) -> Int {
        // Plays in the same second: the one on the alphabetically first album counts, since ids of tracks differ between machines.
        var plays: [(second: Int64, track: Int64, isNew: Bool, counts: Bool)] = []
        try connection.eachRow(
            "SELECT second, track, import = ?2, counts FROM play WHERE song = ?1",
            [.integer(song), .integer(number)]
        ) { plays.append(($0.integer(0), $0.integer(1), $0.integer(2) == 1, $0.integer(3) == 1)) }
        if zip(plays, plays.dropFirst()).contains(where: { $0.second == $1.second }) {
            let order = try connection.rows(
                "SELECT id FROM track WHERE song = ? ORDER BY album, artist, title", [.integer(song)]
            ) { $0.integer(0) }
            let ranks = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
            plays.sort { ($0.second, ranks[$0.track] ?? 0) < ($1.second, ranks[$1.track] ?? 0) }
        }
        var added = 0
        for (play, counts) in zip(plays, Plays.counted(plays.lazy.map(\.second))) {
            if counts, play.isNew { added += 1 }
            guard counts != play.counts else { continue }
            try connection.run(
                "UPDATE play SET counts = ? WHERE song = ? AND second = ? AND track = ?",
                [.integer(counts ? 1 : 0), .integer(song), .integer(play.second), .integer(play.track)])
        }
        return added
    }
}
