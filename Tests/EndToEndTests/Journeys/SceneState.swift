import TestSupport

/// The states of a scene.
enum SceneState: CaseIterable {
    case loading, loaded, empty, failed
    /// The first pages are loaded, and the next one fails.
    case failedNextPage
    /// Cached data are shown, since nothing newer could be loaded.
    case stale
    /// The program works offline.
    case offline
    /// Text is being typed into it.
    case typing
    /// It waits for an answer to a question.
    case asking
    /// The help is shown over it.
    case help
}

/// How a scene comes into a state, in a terminal of 80×24.
struct SceneWay: Sendable {
    enum Beginning: Equatable, Sendable {
        case fresh
        /// After an online run in which the same `keys` were pressed.
        case offline
        case withDamagedLibrary
        /// With a film of that title in the library that a file calls by its name alone.
        case withImport(String)
    }

    var beginning = Beginning.fresh
    /// The faults from the start.
    var faults: [FixtureServer.Fault] = []
    /// The number of items of the services: `movies`, `artists`, `albums`.
    var counts: [String: Int] = [:]
    /// Pressed one by one, each after the effect of the one before is complete.
    var keys: [Keystroke] = []
    /// Sent with no time between, after `keys`: what a slow terminal would send one by one is asked for once.
    var typed: [Keystroke] = []
    /// The faults after the keys.
    var faultsAfterwards: [FixtureServer.Fault] = []
    var keysAfterwards: [Keystroke] = []
    /// A text that is visible then.
    let text: String
}

extension FixtureServer.Fault {
    static let movies = "/3/discover/movie"
    static let movie = "/3/movie/"
    static let person = "/3/person/"
    static let lastFM = "/2.0/"
    static let artists = ["method": "chart.getTopArtists"]
    static let albums = ["method": "artist.getTopAlbums"]
    static let trendingBooks = "/trending/daily.json"
    static let work = "/works/"
    static let allSpecies = "/pokemon-species"
    static let species = "/pokemon-species/"

    /// A fault with error answers that are not retried.
    static func none(of path: String, _ query: [String: String] = [:]) -> FixtureServer.Fault {
        FixtureServer.Fault("http-404", path: path, query: query)
    }

    /// That the key is refused: of other failures the list that is built in is shown.
    static func refusal(of path: String, _ query: [String: String] = [:]) -> FixtureServer.Fault {
        FixtureServer.Fault("http-401", path: path, query: query)
    }

    /// A fault without an answer.
    static func silence(at path: String, _ query: [String: String] = [:]) -> FixtureServer.Fault {
        FixtureServer.Fault("hang", path: path, query: query)
    }
}
