/// The formats of exports, by their names on the command line.
package enum ExportFormat: String, CaseIterable, Sendable {
    case json, csv
    /// For people; it cannot be imported.
    case markdown
    /// Tables that these services take in: films that were seen, and books.
    case letterboxd, goodreads
    /// What was listened to, which has no place in any of the others: a listen in JSON on each line, as ListenBrainz gives and takes it.
    case listenbrainz
}
