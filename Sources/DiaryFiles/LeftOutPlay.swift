/// Why what was played is no play. Of these there are thousands, and nothing is amiss with them: they are counted.
package enum LeftOutPlay: CaseIterable, Sendable {
    /// For less than `Plays.shortest` seconds.
    case tooShort
    /// An episode of a podcast, a chapter of a book, or a film.
    case noMusic
    /// The service says neither what it was nor by whom.
    case nameless
}
