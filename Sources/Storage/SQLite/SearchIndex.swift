package import Entities

/// Texts in memory that are found by any part of them, in any spelling.
///
/// SQLite's trigrams (FTS5) answer for words of three letters and more. Shorter ones are looked for from end to end, and so is
/// everything where SQLite cannot be had.
package actor SearchIndex<ID: Sendable> {
    private var ids: [ID] = []
    private var texts = SearchedTexts()
    /// Nil before the first text, and where there is no such index.
    private var connection: SQLiteConnection?

    private static var shortestIndexed: Int { 3 }

    package init() {}

    /// Whether SQLite's index is there, so that longer words are not looked for from end to end.
    var isIndexed: Bool { connection != nil }

    /// - Parameter entries: each text with the id that it is found under. An id may have several.
    package func insert(_ entries: [(id: ID, text: String)]) {
        let first = ids.count
        for (id, text) in entries {
            ids.append(id)
            texts.append(text)
        }
        do throws(SQLiteFailure) {
            if first == 0 { connection = try open() }
            guard let connection else { return }
            try connection.transaction { () throws(SQLiteFailure) in
                for (place, entry) in zip(first..., entries) {
                    try connection.run(
                        "INSERT INTO entry(rowid, words) VALUES (?, ?)",
                        [.integer(Int64(place)), .text(entry.text.folded)])
                }
            }
        } catch {
            connection = nil
        }
    }

    /// In the order in which they were inserted. For no words: all.
    package func ids(of words: SearchWords) -> [ID] {
        (indexed(words) ?? texts.indices(of: words)).map { ids[$0] }
    }

    /// Nil where the index cannot say.
    private func indexed(_ words: SearchWords) -> [Int]? {
        guard let connection, !words.isEmpty,
            words.folded.allSatisfy({ $0.unicodeScalars.count >= Self.shortestIndexed })
        else { return nil }
        let phrases = words.folded.map {
            "\""
                + $0.split(separator: "\"", omittingEmptySubsequences: false)
                .joined(separator: "\"\"") + "\""
        }
        return try? connection.rows(
            "SELECT rowid FROM entry WHERE entry MATCH ? ORDER BY rowid", [.text(phrases.joined(separator: " AND "))]
        ) { Int($0.integer(0)) }
    }

    /// Without the texts themselves, which are here already.
    private func open() throws(SQLiteFailure) -> SQLiteConnection {
        let connection = try SQLiteConnection(path: ":memory:", mode: .readWrite)
        try connection.execute(
            """
            CREATE VIRTUAL TABLE entry USING fts5(
                words, content='', columnsize=0, tokenize='trigram case_sensitive 1')
            """)
        return connection
    }
}
