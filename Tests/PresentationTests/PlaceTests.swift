import Entities
import Presentation
import Testing

struct PlaceTests {
    private static let tmdb = SourceID(rawValue: "tmdb")

    @Test(
        "A marked place has the name in sessions that earlier versions gave it",
        arguments: [
            (Place.movie(MovieID(source: tmdb, key: "62")), "movie/tmdb/62"),
            (.book(BookID(source: SourceID(rawValue: "openlibrary"), key: "OL1W")), "book/openlibrary/OL1W"),
            (.pokemon(PokemonID(source: SourceID(rawValue: "pokeapi"), number: 25)), "pokemon/pokeapi/25"),
            (.person(PersonID(source: tmdb, key: "5"), "Ada"), "person/tmdb/5"),
            (.artist(ArtistID(source: SourceID(rawValue: "lastfm"), name: "Björk"), "Björk"), "artist/lastfm/Björk"),
            (.movies(MovieQuery(filters: [.genre: .only("drama")]), tmdb), "movies/tmdb/genre=drama"),
            (.books(BookQuery(filters: [.subject: .only("love")]), tmdb), "books/tmdb/subject=love"),
            (.artists(ArtistQuery(filters: [.tag: .only("jazz")]), tmdb), "artists/tmdb/tag=jazz"),
            (.species(PokemonQuery(filters: [.type: .only("fire")]), tmdb), "species/tmdb/type=fire"),
            (.diary(DiarySelection(.again, in: .all)), "diary/all/again"),
            (.page("https://a.test/b"), "page/https://a.test/b"),
        ])
    func namesInSessions(place: Place, name: String) {
        #expect(place.stableText == name)
    }
}
