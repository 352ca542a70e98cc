import ScreenTestSupport
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
        "PersonDetail": personDetail,
        "Diary": diary, "Library": library, "NoteEditor": noteEditor, "NoteHistory": noteHistory,
        "ReadingList": readingList, "BookForm": bookForm, "ShelfChangeList": shelfChangeList,
        "BookList": bookList, "BookDetail": bookDetail,
        "PokemonList": pokemonList, "PokemonDetail": pokemonDetail,
        "SourceList": sourceList, "Arrivals": arrivals,
        "Palette": palette, "Year": year, "ToConfirm": toConfirm, "OwnList": ownList, "ListForm": listForm,
        "EventForm": eventForm, "ImportForm": importForm,
    ]

    private static let movieList: [SceneState: Entry] = [
        .loading: .way(SceneWay(faults: [.silence(at: Fault.movies)], text: "◐")),
        .loaded: .way(SceneWay(keys: Array(repeating: "↓", count: 12), text: "13 of ")),
        .empty: .way(SceneWay(counts: ["movies": 0], text: "No films")),
        .failed: .way(SceneWay(faults: [.refusal(of: Fault.movies)], text: "Key not accepted")),
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
        .typing: .way(SceneWay(keys: ["/", "d", "u", "s"], text: "/ dus")),
        .asking: .none("nothing can be lost"),
        .help: .way(SceneWay(keys: ["↓", "?", "↓", "↓"], text: "╭ Keys")),
    ]

    private static let movieDetail: [SceneState: Entry] = [
        .loading: .way(SceneWay(faults: [.silence(at: Fault.movie)], keys: ["↓", "Enter"], text: "Loading…")),
        .loaded: .way(SceneWay(keys: ["↓", "Enter", "↓", "↓"], text: "Director")),
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
        .help: .way(SceneWay(keys: ["Enter", "↓", "?"], text: "╭ Keys")),
    ]

    /// Of the first of a film's cast.
    private static let toPerson: [Keystroke] = ["Enter", "z", "z", "]", "Enter"]

    private static let personDetail: [SceneState: Entry] = [
        .loading: .way(SceneWay(faults: [.silence(at: Fault.person)], keys: toPerson, text: "Loading…")),
        .loaded: .way(SceneWay(keys: toPerson + ["↓", "↓"], text: "▾ Films")),
        .empty: .none("a person has a name"),
        .failed: .way(SceneWay(faults: [.none(of: Fault.person)], keys: toPerson, text: "Not found")),
        .failedNextPage: .none("there are no pages"),
        .stale: .way(
            SceneWay(
                keys: toPerson, faultsAfterwards: [.none(of: Fault.person)], keysAfterwards: ["r"], text: "Not found")),
        .offline: .none("nobody has asked for somebody before"),
        .typing: .none("there is nothing to type"),
        .asking: .none("nothing can be lost"),
        .help: .none("it is the same over all details"),
    ]

    private static let artistList: [SceneState: Entry] = [
        .loading: .way(SceneWay(faults: [.silence(at: Fault.lastFM, Fault.artists)], keys: ["2"], text: "◐")),
        .loaded: .way(SceneWay(keys: ["2", "PgDn", "↓"], text: "20 of ")),
        .empty: .way(SceneWay(counts: ["artists": 0], keys: ["2"], text: "No artists")),
        .failed: .way(
            SceneWay(faults: [.refusal(of: Fault.lastFM, Fault.artists)], keys: ["2"], text: "Key not accepted")),
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
        .typing: .way(SceneWay(keys: ["2", "/", "d", "u", "s"], text: "/ dus")),
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

    private static let bookList: [SceneState: Entry] = [
        .loading: .none("it is that of all lists, and too short: this service is given 15 s"),
        .loaded: .way(SceneWay(keys: ["4", "c", "T", "T", "Enter", "PgDn", "↓"], text: "trending this week")),
        .empty: .way(
            SceneWay(keys: ["4", "/", "x", "q", "z", "q", "Enter"], text: "Nothing found for")),
        .failed: .way(SceneWay(faults: [.none(of: Fault.trendingBooks)], keys: ["4"], text: "Not found")),
        .failedNextPage: .way(
            SceneWay(
                faults: [.none(of: Fault.trendingBooks, ["page": "2"])], keys: ["4", "End", "↑"],
                text: "Could not load more")),
        .stale: .way(
            SceneWay(
                keys: ["4", "↓"], faultsAfterwards: [.none(of: Fault.trendingBooks)], keysAfterwards: ["r"],
                text: "Not refreshed: not found")),
        .offline: .way(SceneWay(beginning: .offline, keys: ["4", "↓"], keysAfterwards: ["↓"], text: "offline")),
        .typing: .way(SceneWay(keys: ["4", "v", "A", "Enter", "A", "d"], text: "Author: Ad")),
        .asking: .none("nothing can be lost"),
        .help: .none("it is the same over all lists"),
    ]

    private static let readingList: [SceneState: Entry] = [
        .loading: .none("it is read before the first frame"),
        .loaded: .way(
            SceneWay(
                keys: ["4", "w", "1", "↓", "w", "2", "c", "R", "Enter", "s", "B", "Enter", "↓"],
                text: "by title")
        ),
        .empty: .way(SceneWay(keys: ["4", "c", "R", "Enter"], text: "No books yet")),
        .failed: .way(
            SceneWay(beginning: .withDamagedLibrary, keys: ["4", "c", "R", "Enter"], text: "The library is damaged")),
        .failedNextPage: .none("there are no pages"),
        .stale: .none("nothing in it grows old"),
        .offline: .none("it is on this machine"),
        .typing: .way(SceneWay(keys: ["4", "w", "1", "c", "R", "Enter", "/", "z", "Q"], text: "/ zQ")),
        .asking: .way(SceneWay(keys: ["4", "w", "1", "c", "R", "Enter", "d"], text: " n/Esc ")),
        .help: .none("it is the same over all lists"),
    ]

    private static let bookForm: [SceneState: Entry] = [
        .loading: .none("it asks nobody"),
        .loaded: .way(
            SceneWay(
                keys: ["4", "c", "R", "Enter", "a", "E", "m", "m", "a", "Enter", "E", "Tab", "J"], text: "Edit a book"
            )),
        .empty: .way(SceneWay(keys: ["4", "c", "R", "Enter", "a"], text: "Add a book")),
        .failed: .way(SceneWay(keys: ["4", "c", "R", "Enter", "a", "Enter"], text: "A book needs a title")),
        .failedNextPage: .none("there are no pages"),
        .stale: .none("nothing in it grows old"),
        .offline: .none("it is on this machine"),
        .typing: .way(
            SceneWay(keys: ["4", "c", "R", "Enter", "a", "E", "Tab", "Tab", "1", "2", "Tab"], text: "! ISBN")),
        .asking: .way(SceneWay(keys: ["4", "c", "R", "Enter", "a", "E", "Esc"], text: " n/Esc ")),
        .help: .way(SceneWay(keys: ["4", "c", "R", "Enter", "a", "F1"], text: "╭ Keys")),
    ]

    private static let shelfChangeList: [SceneState: Entry] = [
        .loading: .none("it is read before the first frame"),
        .loaded: .none("ShelfJourneys has it: a shared shelf is an address of its own"),
        .empty: .none("the same"),
        .failed: .none("the same"),
        .failedNextPage: .none("there are no pages"),
        .stale: .none("nothing in it grows old"),
        .offline: .none("what waits is on this machine"),
        .typing: .none("there is nothing to type"),
        .asking: .none("its menus are none"),
        .help: .none("it is the same over all lists"),
    ]

    private static let bookDetail: [SceneState: Entry] = [
        .loading: .none("it is that of all details, and too short: this service is given 15 s"),
        .loaded: .way(SceneWay(keys: ["4", "↓", "Enter", "n", "↓"], text: "editions")),
        .empty: .none("a book has a title"),
        .failed: .way(SceneWay(faults: [.none(of: Fault.work)], keys: ["4", "Enter"], text: "Not found")),
        .failedNextPage: .none("there are no pages"),
        .stale: .way(
            SceneWay(
                keys: ["4", "Enter", "↓"], faultsAfterwards: [.none(of: Fault.work)], keysAfterwards: ["r"],
                text: "Not found")),
        .offline: .way(SceneWay(beginning: .offline, keys: ["4", "Enter"], keysAfterwards: ["↓"], text: "offline")),
        .typing: .none("there is nothing to type"),
        .asking: .none("nothing can be lost"),
        .help: .none("it is the same over all details"),
    ]

    /// A row has its types once its detail is known, as it is beside the list.
    private static let pokemonList: [SceneState: Entry] = [
        .loading: .way(SceneWay(faults: [.silence(at: Fault.allSpecies)], keys: ["5"], text: "◐")),
        .loaded: .way(
            SceneWay(keys: ["5", "s", "Enter", "PgDn", "↓", "Enter", "Esc"], text: "by number, the last first")),
        .empty: .way(SceneWay(keys: ["5", "/", "x", "q", "z", "Enter"], text: "Nothing found for")),
        .failed: .none("what is built in is shown, as every failure but a refused key leads to"),
        .failedNextPage: .none("all of it comes at once"),
        .stale: .way(
            SceneWay(
                keys: ["5", "↓"], faultsAfterwards: [.none(of: Fault.allSpecies)], keysAfterwards: ["r"],
                text: "Not refreshed: not found")),
        .offline: .way(SceneWay(beginning: .offline, keys: ["5", "↓"], keysAfterwards: ["↓"], text: "offline")),
        .typing: .way(SceneWay(keys: ["5", "Enter", "Esc", "/", "s", "a"], text: "/ sa")),
        .asking: .none("nothing can be lost"),
        .help: .none("it is the same over all lists"),
    ]

    private static let pokemonDetail: [SceneState: Entry] = [
        .loading: .way(SceneWay(faults: [.silence(at: Fault.species)], keys: ["5", "Enter"], text: "Loading…")),
        .loaded: .way(SceneWay(keys: ["5", "Enter", "n", "Enter", "↓"], text: "By level")),
        .empty: .none("a species has a name"),
        .failed: .way(SceneWay(faults: [.none(of: Fault.species)], keys: ["5", "Enter"], text: "Not found")),
        .failedNextPage: .none("there are no pages"),
        .stale: .way(
            SceneWay(
                keys: ["5", "Enter", "↓"], faultsAfterwards: [.none(of: Fault.species)], keysAfterwards: ["r"],
                text: "Not found")),
        .offline: .way(SceneWay(beginning: .offline, keys: ["5", "Enter"], keysAfterwards: ["↓"], text: "offline")),
        .typing: .none("there is nothing to type"),
        .asking: .none("nothing can be lost"),
        .help: .none("it is the same over all details"),
    ]

    private static let year: [SceneState: Entry] = [
        .loading: .none("it is read before the first frame"),
        .loaded: .way(SceneWay(keys: ["w", "3", "↓", "w", "3", "3", ".", ".", "↓"], text: "▾ Months")),
        .empty: .way(SceneWay(keys: ["3", ".", "."], text: "Nothing in your diary")),
        .failed: .none("the diary says it before"),
        .failedNextPage: .none("there are no pages"),
        .stale: .none("nothing in it grows old"),
        .offline: .none("it is on this machine"),
        .typing: .none("there is nothing to type"),
        .asking: .none("nothing is asked"),
        .help: .none("it is the same over all pages"),
    ]

    /// With one film in it.
    private static let toOwnList: [Keystroke] = ["+", "Enter", "O", "w", "n", "Enter", "3", "Enter"]

    private static let ownList: [SceneState: Entry] = [
        .loading: .none("it is read before the first frame"),
        .loaded: .way(
            SceneWay(
                keys: ["+", "Enter", "O", "w", "n", "Enter", "↓", "+", "1", "3", "Enter", "↓", "K"], text: "1 of 2")),
        .empty: .way(SceneWay(keys: toOwnList + ["d"], text: "Nothing in this list yet")),
        .failed: .none("the library says it before"),
        .failedNextPage: .none("there are no pages"),
        .stale: .none("nothing in it grows old"),
        .offline: .none("it is on this machine"),
        .typing: .way(SceneWay(keys: toOwnList + ["/", "e", "Q"], text: "/ eQ")),
        .asking: .none("nothing can be lost"),
        .help: .none("it is the same over all lists"),
    ]

    private static let listForm: [SceneState: Entry] = [
        .loading: .none("it asks nobody"),
        .loaded: .way(SceneWay(keys: toOwnList + ["E", "Tab"], text: "Edit a list")),
        .empty: .way(SceneWay(keys: ["+", "Enter"], text: "New list")),
        .failed: .way(SceneWay(keys: ["+", "Enter", "Enter"], text: "A list needs a name")),
        .failedNextPage: .none("there are no pages"),
        .stale: .none("nothing in it grows old"),
        .offline: .none("it is on this machine"),
        .typing: .way(SceneWay(keys: ["+", "Enter", "W", "i", "n"], text: "Win")),
        .asking: .way(SceneWay(keys: ["+", "Enter", "W", "Esc"], text: " n/Esc ")),
        .help: .way(SceneWay(keys: ["+", "Enter", "F1"], text: "╭ Keys")),
    ]

    private static let toEventForm: [Keystroke] = ["w", "3", "3", ".", "E"]

    private static let eventForm: [SceneState: Entry] = [
        .loading: .none("it asks nobody"),
        .loaded: .way(SceneWay(keys: toEventForm + ["Tab", "→"], text: "‹ ½ ›")),
        .empty: .none("an entry has been written"),
        .failed: .way(SceneWay(keys: toEventForm + ["x", "Enter"], text: "Not a date")),
        .failedNextPage: .none("there are no pages"),
        .stale: .none("nothing in it grows old"),
        .offline: .none("it is on this machine"),
        .typing: .way(SceneWay(keys: toEventForm + ["Tab", "Tab", "Tab", "c", "i"], text: "ci")),
        .asking: .way(SceneWay(keys: toEventForm + ["x", "Esc"], text: " n/Esc ")),
        .help: .way(SceneWay(keys: toEventForm + ["F1"], text: "╭ Keys")),
    ]

    private static let importForm: [SceneState: Entry] = [
        .loading: .none("a file of a few lines is read before the next frame"),
        .loaded: .way(SceneWay(keys: ["3", "I"], text: "Import")),
        .empty: .none("it has its one field"),
        .failed: .way(SceneWay(keys: ["3", "I", "x", "Enter"], text: "There is no such file")),
        .failedNextPage: .none("there are no pages"),
        .stale: .none("nothing in it grows old"),
        .offline: .none("no service is asked for it"),
        .typing: .way(SceneWay(keys: ["3", "I", "~", "/", "x", "y"], text: "~/xy")),
        .asking: .none("that needs a file: `ImportJourneys` has one"),
        .help: .way(SceneWay(keys: ["3", "I", "F1"], text: "╭ Keys")),
    ]

    private static let toConfirm: [SceneState: Entry] = [
        .loading: .way(
            SceneWay(
                beginning: .withImport("Quixotic"), faults: [.silence(at: "/3/search/movie")], keys: ["3", "C"],
                text: "looking…")),
        .loaded: .way(SceneWay(beginning: .withImport("Quixotic"), keys: ["3", "C"], text: " found")),
        .empty: .way(SceneWay(beginning: .withImport("Xqz"), keys: ["3", "C"], text: "not found")),
        .failed: .way(
            SceneWay(
                beginning: .withImport("Quixotic"), faults: [.none(of: "/3/search/movie")], keys: ["3", "C"],
                text: "Not found")),
        .failedNextPage: .none("there are no pages"),
        .stale: .none("nothing in it grows old"),
        .offline: .none("what is at hand is no answer of a service"),
        .typing: .none("there is nothing to type"),
        .asking: .none("nothing can be lost"),
        .help: .none("it is the same over all lists"),
    ]

    private static let palette: [SceneState: Entry] = [
        .loading: .way(
            SceneWay(faults: [.silence(at: "/3/search/movie")], keys: ["Ctrl-P"], typed: toFound, text: "asking TMDB")),
        .loaded: .way(SceneWay(keys: ["Ctrl-P", "↓", "↓"], text: "▌ Library")),
        .empty: .way(SceneWay(keys: ["Ctrl-P"], typed: ["x", "q", "z", "q", "j"], text: "> xqzqj")),
        .failed: .way(
            SceneWay(faults: [.none(of: "/3/search/movie")], keys: ["Ctrl-P"], typed: toFound, text: "Not found")),
        .failedNextPage: .none("there are no pages"),
        .stale: .none("it is looked for anew"),
        .offline: .way(SceneWay(beginning: .offline, keys: ["↓"], keysAfterwards: ["Ctrl-P", "↓"], text: "offline")),
        .typing: .way(SceneWay(keys: ["Ctrl-P"], typed: toFound, text: "> xqz")),
        .asking: .none("nothing can be lost"),
        .help: .none("it covers the help"),
    ]

    /// A text that no source has anything for: what they find comes in another order each time.
    private static let toFound: [Keystroke] = ["x", "q", "z"]

    private static let library: [SceneState: Entry] = [
        .loading: .none("it is read before the first frame"),
        .loaded: .way(SceneWay(keys: ["f", "↓", "f", "↓", "f", "3", "s", "B", "Enter", "↓"], text: "of 3")),
        .empty: .way(SceneWay(keys: ["3"], text: "Nothing kept yet")),
        .failed: .way(SceneWay(beginning: .withDamagedLibrary, keys: ["3"], text: "The library is damaged")),
        .failedNextPage: .none("there are no pages"),
        .stale: .none("nothing in it grows old"),
        .offline: .none("it is on this machine"),
        .typing: .way(SceneWay(keys: ["f", "↓", "f", "3", "/", "e", "Q"], text: "/ eQ")),
        .asking: .way(SceneWay(keys: ["f", "3", "d"], text: " n/Esc ")),
        .help: .none("it is the same over all lists"),
    ]

    private static let diary: [SceneState: Entry] = [
        .loading: .none("it is read before the first frame"),
        .loaded: .way(SceneWay(keys: ["w", "3", "↓", "w", "3", "3", ".", "s", "B", "Enter", "↓"], text: "2 of 2")),
        .empty: .way(SceneWay(keys: ["3", "."], text: "Nothing in your diary yet")),
        .failed: .way(SceneWay(beginning: .withDamagedLibrary, keys: ["3", "."], text: "The library is damaged")),
        .failedNextPage: .none("there are no pages"),
        .stale: .none("nothing in it grows old"),
        .offline: .none("it is on this machine"),
        .typing: .way(SceneWay(keys: ["w", "3", "3", ".", "/", "z", "Q"], text: "/ zQ")),
        .asking: .way(SceneWay(keys: ["w", "3", "3", ".", "d"], text: " n/Esc ")),
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
        .asking: .way(SceneWay(keys: ["e", "q", "Ctrl-X"], text: " n/Esc ")),
        .help: .way(SceneWay(keys: ["e", "F1"], text: "╭ Keys")),
    ]

    private static let noteHistory: [SceneState: Entry] = [
        .loading: .none("it is read before the first frame"),
        .loaded: .way(
            SceneWay(keys: ["e", "o", "n", "Ctrl-S", "e", "Ctrl-S", "!", "Ctrl-R", "↓", "↓"], text: "2 of 2")),
        .empty: .way(SceneWay(keys: ["e", "Ctrl-R"], text: "No earlier versions")),
        .failed: .none("a note that cannot be read has none"),
        .failedNextPage: .none("there are no pages"),
        .stale: .none("nothing in it grows old"),
        .offline: .none("it is on this machine"),
        .typing: .none("there is nothing to type"),
        .asking: .none("nothing can be lost"),
        .help: .way(SceneWay(keys: ["e", "Ctrl-R", "?"], text: "╭ Keys")),
    ]

    private static let arrivals: [SceneState: Entry] = [
        .loading: .none("it is read from the library before anybody sees that"),
        .loaded: .none("there is one machine here; its screens are recorded with the scene"),
        .empty: .way(SceneWay(keys: ["O"], text: "Nothing has come from other machines")),
        .failed: .way(SceneWay(beginning: .withDamagedLibrary, keys: ["O"], text: "From other machines")),
        .failedNextPage: .none("there are no pages"),
        .stale: .none("nothing in it grows old"),
        .offline: .none("it is on this machine"),
        .typing: .none("there is nothing to type"),
        .asking: .none("there is one machine here"),
        .help: .none("it takes the place of the list"),
    ]

    private static let sourceList: [SceneState: Entry] = [
        .loading: .none("it is known before the first frame"),
        .loaded: .way(SceneWay(keys: ["S", "↓"], text: "▌ ○ Last.fm")),
        .empty: .none("what is built in is always there"),
        .failed: .none("that a source fails stands in its row"),
        .failedNextPage: .none("there are no pages"),
        .stale: .none("nothing in it grows old"),
        .offline: .way(SceneWay(beginning: .offline, keys: ["S", "↓"], text: "started offline")),
        .typing: .way(SceneWay(keys: ["S", "↓", "Enter", "0", "1"], text: "Key  ••")),
        .asking: .none("keys of the environment are not removed here"),
        .help: .none("it takes the place of the sources"),
    ]
}

private typealias Fault = FixtureServer.Fault
