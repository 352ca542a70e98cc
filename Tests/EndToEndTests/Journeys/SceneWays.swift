import TestSupport

/// The way into each state of each scene. A new scene needs its ways here, or the reason why a state does not exist.
enum SceneWays {
    enum Entry: Sendable {
        case way(SceneWay)
        /// Why the scene does not have this state.
        case none(String)
    }

    static let entries: [String: [SceneState: Entry]] = [
        "MovieList": movieList, "MovieDetail": movieDetail, "ArtistList": artistList, "AlbumDetail": albumDetail,
        "Library": library, "NoteEditor": noteEditor, "NoteHistory": noteHistory,
    ]

    private static let movieList: [SceneState: Entry] = [
        .loading: .way(SceneWay(faults: [.silence(at: Fault.movies)], text: "Loading…")),
        .loaded: .way(SceneWay(keys: Array(repeating: "↓", count: 12), text: "13 of ")),
        .empty: .way(SceneWay(counts: ["movies": 0], text: "No films")),
        .failed: .way(SceneWay(faults: [.none(of: Fault.movies)], text: "Not found")),
        .failedNextPage: .way(
            SceneWay(
                faults: [.none(of: Fault.movies, ["page": "2"])], keys: ["End", "↑"], text: "Could not load more")),
        .stale: .way(
            SceneWay(
                keys: ["↓"], faultsAfterwards: [.none(of: Fault.movies)], keysAfterwards: ["r"],
                text: "Not refreshed: not found")),
        .offline: .way(
            SceneWay(
                beginning: .offline, faults: [.none(of: Fault.movies, ["page": "3"])], keys: ["End", "End"],
                keysAfterwards: ["↑", "End"], text: "offline")),
        .typing: .none("there is nothing to type"),
        .asking: .none("nothing can be lost"),
        .help: .way(SceneWay(keys: ["↓", "?", "↓", "↓"], text: "┌ Keys")),
    ]

    private static let movieDetail: [SceneState: Entry] = [
        .loading: .way(SceneWay(faults: [.silence(at: Fault.movie)], keys: ["↓", "Enter"], text: "Loading…")),
        .loaded: .way(SceneWay(keys: ["↓", "Enter", "↓", "↓"], text: " % ─")),
        .empty: .none("a film has a title"),
        .failed: .way(SceneWay(faults: [.none(of: Fault.movie)], keys: ["↓", "Enter"], text: "Not found")),
        .failedNextPage: .none("there are no pages"),
        .stale: .way(
            SceneWay(
                keys: ["Enter", "↓"], faultsAfterwards: [.none(of: Fault.movie)], keysAfterwards: ["r"],
                text: "Not found")),
        .offline: .way(SceneWay(beginning: .offline, keys: ["Enter", "↓"], keysAfterwards: ["n"], text: "offline")),
        .typing: .none("there is nothing to type"),
        .asking: .none("nothing can be lost"),
        .help: .way(SceneWay(keys: ["Enter", "↓", "?"], text: "┌ Keys")),
    ]

    private static let artistList: [SceneState: Entry] = [
        .loading: .way(SceneWay(faults: [.silence(at: Fault.lastFM, Fault.artists)], keys: ["2"], text: "Loading…")),
        .loaded: .way(SceneWay(keys: ["2", "PgDn", "↓"], text: "20 of ")),
        .empty: .way(SceneWay(counts: ["artists": 0], keys: ["2"], text: "No artists")),
        .failed: .way(SceneWay(faults: [.none(of: Fault.lastFM, Fault.artists)], keys: ["2"], text: "Not found")),
        .failedNextPage: .way(
            SceneWay(
                faults: [.none(of: Fault.lastFM, Fault.artists.merging(["page": "2"]) { $1 })], keys: ["2", "End"],
                text: "Could not load more")),
        .stale: .way(
            SceneWay(
                keys: ["2", "↓"], faultsAfterwards: [.none(of: Fault.lastFM, Fault.artists)], keysAfterwards: ["r"],
                text: "Not refreshed: not found")),
        .offline: .way(
            SceneWay(
                beginning: .offline, faults: [.none(of: Fault.lastFM, Fault.artists.merging(["page": "2"]) { $1 })],
                keys: ["2", "End"], keysAfterwards: ["↑", "End"], text: "offline")),
        .typing: .none("there is nothing to type"),
        .asking: .none("nothing can be lost"),
        .help: .none("it is the same over all lists"),
    ]

    private static let albumDetail: [SceneState: Entry] = [
        .loading: .way(
            SceneWay(faults: [.silence(at: Fault.lastFM, Fault.albums)], keys: ["2", "Enter"], text: "Loading…")),
        .loaded: .way(SceneWay(keys: ["2", "Enter", "↓", "↓", "PgDn"], text: "1 of 59")),
        .empty: .way(SceneWay(counts: ["albums": 0], keys: ["2", "Enter"], text: "No albums")),
        .failed: .way(
            SceneWay(faults: [.none(of: Fault.lastFM, Fault.albums)], keys: ["2", "Enter"], text: "Not found")),
        .failedNextPage: .way(
            SceneWay(
                faults: [.none(of: Fault.lastFM, Fault.albums.merging(["page": "2"]) { $1 })],
                keys: ["2", "Enter", "End", "PgDn", "PgDn"], text: "Could not load more")),
        .stale: .way(
            SceneWay(
                keys: ["2", "Enter", "↓"], faultsAfterwards: [.none(of: Fault.lastFM, Fault.albums)],
                keysAfterwards: ["r"], text: "Not refreshed: not found")),
        .offline: .way(
            SceneWay(
                beginning: .offline, faults: [.none(of: Fault.lastFM, Fault.albums.merging(["page": "2"]) { $1 })],
                keys: ["2", "Enter", "End"], keysAfterwards: ["PgDn", "PgDn"], text: "offline")),
        .typing: .none("there is nothing to type"),
        .asking: .none("nothing can be lost"),
        .help: .none("it is the same over all details"),
    ]

    private static let library: [SceneState: Entry] = [
        .loading: .none("it is read before the first frame"),
        .loaded: .way(SceneWay(keys: ["f", "↓", "f", "↓", "f", "3", "s", "↓"], text: "of 3")),
        .empty: .way(SceneWay(keys: ["3"], text: "Nothing kept yet")),
        .failed: .way(SceneWay(beginning: .withDamagedLibrary, keys: ["3"], text: "The library is damaged")),
        .failedNextPage: .none("there are no pages"),
        .stale: .none("nothing in it grows old"),
        .offline: .none("it is on this machine"),
        .typing: .way(SceneWay(keys: ["f", "↓", "f", "3", "/", "e", "Q"], text: "/ eQ")),
        .asking: .way(SceneWay(keys: ["f", "3", "d"], text: "? y/n")),
        .help: .none("it is the same over all lists"),
    ]

    private static let noteEditor: [SceneState: Entry] = [
        .loading: .none("it is read before the first frame"),
        .loaded: .way(SceneWay(keys: ["e", "o", "n", "Enter", "e", "Ctrl-S", "Esc", "e", "↓"], text: "│ on")),
        .empty: .way(SceneWay(keys: ["e"], text: "Note on ")),
        .failed: .way(SceneWay(beginning: .withDamagedLibrary, keys: ["e"], text: "The library is damaged")),
        .failedNextPage: .none("there are no pages"),
        .stale: .none("nothing in it grows old"),
        .offline: .none("it is on this machine"),
        .typing: .way(SceneWay(keys: ["e", "q", "Enter", "r", "↑"], text: "not saved")),
        .asking: .way(SceneWay(keys: ["e", "q", "Ctrl-X"], text: "? y/n")),
        .help: .way(SceneWay(keys: ["e", "F1"], text: "┌ Keys")),
    ]

    private static let noteHistory: [SceneState: Entry] = [
        .loading: .none("it is read before the first frame"),
        .loaded: .way(
            SceneWay(keys: ["e", "o", "n", "Ctrl-S", "e", "Ctrl-S", "!", "Ctrl-R", "↓", "↓"], text: "2 of 2")),
        .empty: .way(SceneWay(keys: ["e", "Ctrl-R"], text: "No earlier texts")),
        .failed: .none("a note that cannot be read has none"),
        .failedNextPage: .none("there are no pages"),
        .stale: .none("nothing in it grows old"),
        .offline: .none("it is on this machine"),
        .typing: .none("there is nothing to type"),
        .asking: .none("nothing can be lost"),
        .help: .way(SceneWay(keys: ["e", "Ctrl-R", "?"], text: "┌ Keys")),
    ]
}

private typealias Fault = FixtureServer.Fault
