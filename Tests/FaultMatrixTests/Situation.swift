import Entities
import TerminalKit
import TestSupport

/// The user's place when a service begins to fail, and the keys that follow.
struct Situation: Sendable {
    /// The scene, and what it loads.
    let name: String
    let service: SourceID
    /// What the library has, latest first; it is shown then.
    var kept: [LibraryItem] = []
    /// The keys before the fault; nil if the fault is there from the start.
    var before: [Key]?
    /// The keys while the fault lasts.
    var during: [Key] = []
    /// The fault is for paths that begin with this.
    var path = "/"
    /// At this height one page of albums is enough, even with folded albums.
    var size = Size(width: 80, height: 22)
    /// The inside of the pane that is read.
    var columns = 1..<79
    /// How often the keys send the same request.
    var times = 1
    /// Whether the pane had content that must stay.
    var keepsContent = false
    /// The keys that ask again.
    var again: [Key] = [.character("r")]
    /// Whether `r` goes to another pane if no failure is shown.
    var refreshesOnlyWhatFailed = false

    private static let refresh = Key.character("r")
    private static let next = Key.character("n")

    /// From a film to the first of its cast: folding and unfolding marks the heading above them.
    private static let toSomebody: [Key] = [.enter, .character("z"), .character("z"), .character("]"), .enter]

    /// Of what was found, at the usual size.
    private static let besideHeadings = 13..<79

    /// A terminal in which a detail follows the list's cursor.
    private static let wide = Size(width: 120, height: 30)
    /// A terminal that is too low for a whole album, so that it has to be scrolled.
    private static let low = Size(width: 80, height: 14)
    private static let firstAlbumRead = Array(repeating: Key.pageDown, count: 3)

    /// A detail of films or albums beside its list.
    private static func beside(_ name: String, _ service: SourceID, keepsContent: Bool) -> Situation {
        Situation(
            name: name, service: service, before: [], during: [.down], size: wide, columns: 55..<119,
            keepsContent: keepsContent, refreshesOnlyWhatFailed: true)
    }

    /// A film that a file calls by its name alone, which is not quite that of a film of the service.
    private static let imported = LibraryItem(
        summary: LibrarySummary(
            subject: .movie(MovieID(source: SourceID(rawValue: "elsewhere"), key: "1")), title: "Quixotic"),
        isFavourite: true, added: 0)

    static let all = [
        Situation(name: "MovieList, first page", service: .tmdb),
        Situation(name: "MovieList, next page", service: .tmdb, before: [], during: [.end], keepsContent: true),
        Situation(name: "MovieList, refresh", service: .tmdb, before: [], during: [refresh], keepsContent: true),
        Situation(name: "MovieDetail, opened", service: .tmdb, before: [], during: [.enter], keepsContent: true),
        beside("MovieDetail, beside the list", .tmdb, keepsContent: true),
        Situation(name: "MovieDetail, next film", service: .tmdb, before: [.enter], during: [next], keepsContent: true),
        Situation(
            name: "MovieDetail, next film, of the next page", service: .tmdb, before: [], during: [.end, .enter, next],
            path: "/3/discover/", times: 2, keepsContent: true),
        Situation(
            name: "MovieDetail, refresh", service: .tmdb, before: [.enter], during: [refresh], keepsContent: true),
        Situation(name: "PersonDetail, opened", service: .tmdb, before: [], during: toSomebody, path: "/3/person/"),
        Situation(
            name: "PersonDetail, refresh", service: .tmdb, before: toSomebody, during: [refresh], keepsContent: true),
        Situation(name: "MovieList without a key, first page", service: .cinemeta),
        Situation(
            name: "MovieList without a key, next page", service: .cinemeta, before: [], during: [.end],
            keepsContent: true),
        Situation(
            name: "MovieList without a key, refresh", service: .cinemeta, before: [], during: [refresh],
            keepsContent: true),
        Situation(
            name: "MovieDetail without a key, refresh", service: .cinemeta, before: [.enter], during: [refresh],
            keepsContent: true),
        Situation(name: "ArtistList, first page", service: .lastFM),
        Situation(name: "ArtistList, next page", service: .lastFM, before: [], during: [.end], keepsContent: true),
        Situation(name: "ArtistList, refresh", service: .lastFM, before: [], during: [refresh], keepsContent: true),
        Situation(name: "AlbumDetail, first page", service: .lastFM, before: [], during: [.enter]),
        beside("AlbumDetail, beside the list", .lastFM, keepsContent: false),
        Situation(
            name: "AlbumDetail, next page, and its album", service: .lastFM, before: [.enter], during: [.end],
            keepsContent: true),
        Situation(
            name: "AlbumDetail, album unfolded", service: .lastFM, before: [.enter] + firstAlbumRead,
            during: [.pageDown],
            size: low, keepsContent: true),
        Situation(
            name: "AlbumDetail, refresh", service: .lastFM, before: [.enter], during: [refresh], keepsContent: true),
        Situation(
            name: "AlbumDetail, the artist unfolded", service: .lastFM, before: [.enter], during: [.character("z")],
            keepsContent: true),
        Situation(
            name: "AlbumDetail, refresh of the artist", service: .lastFM, before: [.enter, .character("z")],
            during: [refresh], keepsContent: true),
        Situation(name: "ArtistList without a key, first page", service: .deezer),
        Situation(
            name: "ArtistList without a key, refresh", service: .deezer, before: [], during: [refresh],
            keepsContent: true),
        Situation(name: "AlbumDetail without a key, first page", service: .deezer, before: [], during: [.enter]),
        Situation(
            name: "AlbumDetail without a key, refresh", service: .deezer, before: [.enter], during: [refresh],
            keepsContent: true),
        Situation(
            name: "AlbumDetail without a key, the artist unfolded", service: .deezer, before: [.enter],
            during: [.character("z")], keepsContent: true),
        Situation(
            name: "MovieList, a search", service: .tmdb, before: "/quixoti".map(Key.character),
            during: [.character("c"), .enter], path: "/3/search/"),
        Situation(
            name: "Palette, a search", service: .tmdb, before: [.control("p")] + "quixoti".map(Key.character),
            during: [.character("c")], path: "/3/search/", columns: besideHeadings,
            again: [.backspace, .character("c")]),
        Situation(
            name: "ToConfirm, a thing", service: .tmdb, kept: [imported], before: [],
            during: [.character("C")], path: "/3/search/"),
        Situation(name: "BookList, first page", service: .openLibrary),
        Situation(name: "BookList, next page", service: .openLibrary, before: [], during: [.end], keepsContent: true),
        Situation(name: "BookList, refresh", service: .openLibrary, before: [], during: [refresh], keepsContent: true),
        Situation(
            name: "BookList, a search", service: .openLibrary, before: "/quixoti".map(Key.character),
            during: [.character("c"), .enter], path: "/search.json"),
        Situation(name: "BookDetail, opened", service: .openLibrary, before: [], during: [.enter], keepsContent: true),
        beside("BookDetail, beside the list", .openLibrary, keepsContent: true),
        Situation(
            name: "BookDetail, next", service: .openLibrary, before: [.enter], during: [next], keepsContent: true),
        Situation(
            name: "BookDetail, refresh", service: .openLibrary, before: [.enter], during: [refresh], keepsContent: true),
        Situation(name: "PokemonList, all", service: .pokeAPI),
        Situation(name: "PokemonList, refresh", service: .pokeAPI, before: [], during: [refresh], keepsContent: true),
        Situation(
            name: "PokemonList, of a type", service: .pokeAPI, before: [],
            during: "/ghost".map(Key.character) + [.enter], path: "/type/"),
        Situation(name: "PokemonDetail, opened", service: .pokeAPI, before: [], during: [.enter], keepsContent: true),
        beside("PokemonDetail, beside the list", .pokeAPI, keepsContent: true),
        Situation(
            name: "PokemonDetail, next", service: .pokeAPI, before: [.enter], during: [next], keepsContent: true),
        Situation(
            name: "PokemonDetail, refresh", service: .pokeAPI, before: [.enter], during: [refresh], keepsContent: true),
    ]
}
