/// A service whose files are told by what stands in them.
package enum DiaryService: String, CaseIterable, Sendable {
    case letterboxd, imdb, trakt, goodreads, storygraph, movary, yamtrack, bookwyrm

    /// Their files are known, but say what was played, which is not kept: nothing is taken in of them.
    case lastfm, listenbrainz, spotify

    /// Whether its files become records.
    package var isTakenIn: Bool {
        switch self {
        case .lastfm, .listenbrainz, .spotify: false
        default: true
        }
    }
}

extension DiaryService {
    /// As it is called.
    package var name: String {
        switch self {
        case .letterboxd: "Letterboxd"
        case .imdb: "IMDb"
        case .trakt: "Trakt"
        case .goodreads: "Goodreads"
        case .storygraph: "StoryGraph"
        case .movary: "Movary"
        case .yamtrack: "Yamtrack"
        case .bookwyrm: "BookWyrm"
        case .lastfm: "Last.fm"
        case .listenbrainz: "ListenBrainz"
        case .spotify: "Spotify"
        }
    }
}
