/// A service whose files are told by what stands in them.
package enum DiaryService: String, CaseIterable, Sendable {
    case letterboxd, imdb, trakt, goodreads, storygraph, movary, yamtrack, bookwyrm

    /// Their files say what was played.
    case lastfm, listenbrainz, spotify

    /// The services whose files say what was played.
    package static let ofPlays: [DiaryService] = [.lastfm, .listenbrainz, .spotify]
}

extension DiaryService {
    /// What people call the service.
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
