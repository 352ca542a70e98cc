import Entities
import TerminalKit

/// Where somebody is in the program when a service begins to fail, and what they do then.
struct Situation: Sendable {
    /// The scene, and what it loads.
    let name: String
    let service: CatalogSource
    /// What is pressed while all is well; nil where nothing has been well yet.
    var before: [Key]?
    /// What is pressed while the fault lasts.
    var during: [Key] = []
    /// What the fault spoils: paths that begin like this.
    var path = "/"
    /// A first page of albums is enough for this height, whether or not one of them is unfolded.
    var size = Size(width: 80, height: 22)
    /// The inside of the pane that is read.
    var columns = 1..<79
    /// How often what is pressed asks the same.
    var times = 1
    /// Whether there was something in the pane that must not go.
    var keepsContent = false
    /// Whether `r` is for another pane where nothing says that it has failed.
    var refreshesOnlyWhatFailed = false

    private static let refresh = Key.character("r")
    private static let next = Key.character("n")

    /// On which a detail follows the list's cursor.
    private static let wide = Size(width: 120, height: 30)
    /// On which no album is in sight whole: it takes some pages to read one and come to the next.
    private static let low = Size(width: 80, height: 14)
    private static let firstAlbumRead = Array(repeating: Key.pageDown, count: 3)

    /// The films' details and those of the artists' albums, beside their list.
    private static func beside(_ name: String, _ service: CatalogSource, keepsContent: Bool) -> Situation {
        Situation(
            name: name, service: service, before: [], during: [.down], size: wide, columns: 55..<119,
            keepsContent: keepsContent, refreshesOnlyWhatFailed: true)
    }

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
    ]
}
