import TestSupport

/// What somebody may find a scene in.
enum SceneState: CaseIterable {
    case loading, loaded, empty, failed
    /// The pages so far are there, and the next one is not to be had.
    case failedNextPage
    /// What is shown is what was shown before, since nothing newer is to be had.
    case stale
    /// Nobody is asked.
    case offline
    /// Something is being typed into it.
    case typing
    /// It waits for a yes or a no.
    case asking
    /// All keys are shown over it.
    case help
}

/// How a scene comes into a state, in a terminal of 80×24.
struct SceneWay: Sendable {
    enum Beginning: Sendable {
        case fresh
        /// After a visit on which `keys` were pressed too.
        case offline
        case withDamagedLibrary
    }

    var beginning = Beginning.fresh
    /// What the services do from the start; of all answers.
    var faults: [FixtureServer.Fault] = []
    /// How much the services have, by `movies`, `artists`, `albums`.
    var counts: [String: Int] = [:]
    /// Pressed one after the other, when all that the one before has brought is there.
    var keys: [Keystroke] = []
    /// What the services do then.
    var faultsAfterwards: [FixtureServer.Fault] = []
    var keysAfterwards: [Keystroke] = []
    /// What is in sight then.
    let text: String
}

extension FixtureServer.Fault {
    static let movies = "/3/discover/movie"
    static let movie = "/3/movie/"
    static let lastFM = "/2.0/"
    static let artists = ["method": "chart.getTopArtists"]
    static let albums = ["method": "artist.getTopAlbums"]

    /// Answers that say no, and are not asked for again by themselves.
    static func none(of path: String, _ query: [String: String] = [:]) -> FixtureServer.Fault {
        FixtureServer.Fault("http-404", path: path, query: query)
    }

    /// No answer at all.
    static func silence(at path: String, _ query: [String: String] = [:]) -> FixtureServer.Fault {
        FixtureServer.Fault("hang", path: path, query: query)
    }
}
