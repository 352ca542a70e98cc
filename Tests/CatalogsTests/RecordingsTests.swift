import Entities
import Foundation
import Services
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

/// Recorded answers of the real services, if the environment variable `MATINEE_RECORDINGS` names their folder.
@Suite(.enabled(if: Recordings.folder != nil, "MATINEE_RECORDINGS names no folder"))
struct RecordingsTests {
    @Test(
        arguments: Recordings.names("tmdb") { name in
            [
                "discover_movie", "movie_popular", "movie_top_rated", "movie_upcoming", "movie_now_playing",
                "trending_movie",
            ]
            .contains { name.contains($0) }
        })
    func everyListOfFilmsIsReadWhole(name: String) async throws {
        let catalog = try TMDBCatalog.sample(TransportSpy(.success(Recordings.response("tmdb", name))))
        let page = try await catalog.page(1, of: MovieQuery())
        #expect(page.items.count == page.sentCount)
        #expect(page.items.isEmpty == name.contains("empty"))
    }

    @Test(
        arguments: Recordings.names("tmdb") {
            $0.hasPrefix("search_movie") || $0.hasPrefix("search_empty")
        })
    func everySearchForFilmsIsReadWhole(name: String) async throws {
        let catalog = try TMDBCatalog.sample(TransportSpy(.success(Recordings.response("tmdb", name))))
        let page = try await catalog.page(name.contains("beyond") ? 9 : 1, of: MovieQuery(text: "a"))
        #expect(page.items.count == page.sentCount)
        #expect(page.items.isEmpty == name.contains("empty"))
        #expect(page.total != nil)
    }

    @Test(arguments: Recordings.names("tmdb") { $0.hasPrefix("search_person") })
    func everySearchForPeopleIsRead(name: String) async throws {
        let catalog = try TMDBCatalog.sample(TransportSpy(.success(Recordings.response("tmdb", name))))
        #expect(try await catalog.values(of: .person, matching: "cranston").first?.name == "Bryan Cranston")
    }

    @Test(arguments: Recordings.names("tmdb") { $0.hasPrefix("genre_movie_list") })
    func everyGenreOfTMDBIsOneOfOurs(name: String) async throws {
        let catalog = try TMDBCatalog.sample(TransportSpy(.success(Recordings.response("tmdb", name))))
        let values = try await catalog.values(of: .genre)
        #expect(values.count == 19 && values.allSatisfy { $0.name != nil })
        #expect(Set(values) == Set(catalog.knownValues(of: .genre)))
        #expect(values.allSatisfy { FilmGenre(rawValue: $0.key) != nil })
    }

    @Test(arguments: Recordings.names("lastfm") { $0.contains("artist.search") })
    func everySearchForArtistsIsRead(name: String) async throws {
        let catalog = try LastFMCatalog.sample(TransportSpy(.success(Recordings.response("lastfm", name))))
        let page = try await catalog.page(1, of: ArtistQuery(Refinement(text: "a")))
        #expect(!page.items.isEmpty && page.items.allSatisfy { $0.listeners != nil })
        #expect((page.total ?? 0) > page.items.count || !page.isLast || page.total == nil)
    }

    @Test(
        arguments: Recordings.names("lastfm") { $0.contains("geo.getTopArtists") || $0.contains("tag.getTopArtists") })
    func everyNarrowerChartIsReadWhole(name: String) async throws {
        let catalog = try LastFMCatalog.sample(TransportSpy(.success(Recordings.response("lastfm", name))))
        let filter = name.contains("geo") ? QueryFilter.country : .tag
        let page = try await catalog.page(1, of: ArtistQuery(Refinement(filters: [filter: .only("AU")])))
        #expect(!page.items.isEmpty && page.items.count == page.sentCount)
    }

    @Test(arguments: Recordings.names("lastfm") { $0.contains("chart.getTopTags") })
    func everyListOfTagsIsRead(name: String) async throws {
        let catalog = try LastFMCatalog.sample(TransportSpy(.success(Recordings.response("lastfm", name))))
        #expect(try await catalog.values(of: .tag).map(\.key) == ["rock", "electronic"])
    }

    @Test(arguments: Recordings.names("deezer") { $0.hasPrefix("search_artist") })
    func everySearchOfDeezerIsReadWhole(name: String) async throws {
        let catalog = try DeezerCatalog.sample(TransportSpy(.success(Recordings.response("deezer", name))))
        let page = try await catalog.page(1, of: ArtistQuery(Refinement(text: "a")))
        #expect(page.items.count == page.sentCount)
        #expect(page.items.isEmpty == name.contains("empty"))
        #expect(page.total == (name.contains("empty") ? 0 : page.total))
    }

    @Test(arguments: Recordings.names("lastfm") { $0.contains("artist.getInfo") })
    func everyArtistOfLastFMIsRead(name: String) throws {
        let info = try #require(
            JSONBody.read(try Recordings.response("lastfm", name).body, as: LastFMArtistInfo.self))
        let artist = try #require(info.detail(of: ArtistID(name: "Somebody")))
        let isKnown = !name.contains("obscure")
        #expect((artist.listeners ?? 0) > 0 && (artist.plays ?? 0) > 0 && artist.page != nil)
        #expect(artist.tags.isEmpty != isKnown && artist.similar?.isEmpty != isKnown)
        #expect((artist.biography == nil) != isKnown)
        #expect(artist.biography?.contains("<") != true)
    }

    @Test func theSimilarArtistsAreRead() throws {
        let body = try Recordings.response("lastfm", "swiftlib_artist.getSimilar.json").body
        let similar = try #require(JSONBody.read(body, as: LastFMSimilarArtists.self)).similarartists.similar
        #expect(similar.first?.name == "Them Crooked Vultures")
        #expect(similar.first?.id.mbid == "4bc09c51-5d42-4c93-9ba6-8cc21a0edb8d")
    }

    @Test func anArtistOfDeezerIsReadWithTheTopTracks() async throws {
        let transport = AddressedTransportSpy([
            "/artist/27": try Recordings.response("deezer", "artist_27.json"),
            "/artist/27/top?limit=20": try Recordings.response("deezer", "artist_27_top_2019.json"),
            // A list of artists, as the related ones are.
            "/artist/27/related": try Recordings.response("deezer", "search_artist_daft_punk.json"),
        ])
        let artist = try await DeezerCatalog.sample(transport).artist(.deezer(27))
        #expect(artist.name == "Daft Punk" && artist.fans == 3_677_952 && artist.isWhole)
        #expect(artist.topTracks?.first == TopTrack(title: "Instant Crush", durationInSeconds: 337))
        #expect(artist.similar?.isEmpty == false)
    }

    @Test(arguments: Recordings.names("openlibrary") { $0.hasPrefix("search_") })
    func everySearchForBooksIsRead(name: String) async throws {
        let catalog = try OpenLibraryCatalog.sample(TransportSpy(.success(Recordings.response("openlibrary", name))))
        let page = try await catalog.page(1, of: BookQuery(text: "dune"))
        #expect(page.items.isEmpty == name.contains("empty"))
        #expect(page.total != nil)
    }

    @Test(
        arguments: Recordings.names("tmdb") {
            $0.contains("movie_") && ($0.contains("details") || $0.contains("append"))
        })
    func everyFilmIsRead(name: String) async throws {
        let catalog = try TMDBCatalog.sample(TransportSpy(.success(Recordings.response("tmdb", name))))
        let detail = try await catalog.detail(of: MovieID(1))
        #expect(!detail.movie.title.isEmpty)
        #expect(detail.cast.isEmpty != ["append_credits", "append_response"].contains { name.contains($0) })
    }

    @Test func aPersonIsReadWithAllFilms() throws {
        func fields(_ name: String) throws -> [String: Any] {
            let body = try Recordings.response("tmdb", name).body
            return try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
        }
        var answer = try fields("person_62_details.json")
        answer["movie_credits"] = try fields("person_62_movie_credits.json")
        let body = try JSONSerialization.data(withJSONObject: answer)
        let person = try #require(JSONBody.read(body, as: TMDBPerson.self)?.detail)

        #expect(person.name == "Bruce Willis" && person.biography?.isEmpty == false)
        #expect(person.born == CalendarDate(year: 1955, month: 3, day: 19) && person.died == nil)
        // 164 parts and 9 jobs, some for the same film.
        #expect((164...173).contains(person.films.count))
        #expect(person.films.contains { $0.character != nil && !$0.jobs.isEmpty })
        #expect(Set(person.films.map(\.movie.id)).count == person.films.count)
    }

    @Test func whereAFilmCanBeWatchedIsRead() throws {
        let body = try Recordings.response("tmdb", "movie_1698863_watch_providers.json").body
        let providers = try #require(JSONBody.read(body, as: TMDBWatchProviders.self))

        #expect(providers.offers(in: "CA")?.free == ["Hoopla"])
        #expect(providers.offers(in: "US")?.buy.isEmpty == false)
        #expect(providers.offers(in: "XX") == nil)
    }

    @Test func whatAFilmIsMadeOfIsRead() async throws {
        let answer = TransportSpy(.success(try Recordings.response("tmdb", "movie_47964_details.json")))
        let detail = try await TMDBCatalog.sample(answer).detail(of: MovieID(1))

        #expect(detail.series?.name == "Die Hard Collection" && detail.budget == 92_000_000)
        #expect(detail.companies.count > 5 && detail.countries == ["US"])
    }

    @Test(arguments: Recordings.names("tmdb") { $0.hasPrefix("collection_") })
    func everySeriesIsReadInTheOrderOfItsFilms(name: String) async throws {
        let catalog = try TMDBCatalog.sample(TransportSpy(.success(Recordings.response("tmdb", name))))
        let page = try await catalog.page(1, of: MovieQuery(filters: [.series: .only("264")]))
        #expect(page.items.count == page.sentCount && page.items.count > 2 && page.isLast)
        #expect(page.items.compactMap(\.released) == page.items.compactMap(\.released).sorted())
    }

    @Test func theSeriesOfAFilmIsRead() async throws {
        let answer = TransportSpy(.success(try Recordings.response("tmdb", "movie_348_details_collection.json")))
        let series = try await TMDBCatalog.sample(answer).detail(of: MovieID(348)).series
        #expect(series?.key == "8091" && series?.name == "Alien Collection")
    }

    @Test(arguments: Recordings.names("tmdb") { $0.hasPrefix("find_tt") })
    func everyFilmIsFound(name: String) async throws {
        let catalog = try TMDBCatalog.sample(TransportSpy(.success(Recordings.response("tmdb", name))))
        let alias = ItemID(source: .imdb, key: String(name.dropFirst("find_".count).prefix { $0 != "." }))
        #expect(try await catalog.movie(knownAs: alias) != nil)
    }

    @Test(arguments: Recordings.names("lastfm") { $0.contains("chart.getTopArtists") })
    func everyChartIsReadWhole(name: String) async throws {
        let catalog = try LastFMCatalog.sample(TransportSpy(.success(Recordings.response("lastfm", name))))
        let page = try await catalog.page(1, of: ArtistQuery())
        #expect(page.items.count == page.sentCount)
        #expect(page.items.allSatisfy { $0.listeners != nil && $0.plays != nil })
        #expect(!page.items.isEmpty)
    }

    @Test(arguments: Recordings.names("lastfm") { $0.contains("artist.getTopAlbums") })
    func everyListOfAlbumsIsRead(name: String) async throws {
        let catalog = try LastFMCatalog.sample(TransportSpy(.success(Recordings.response("lastfm", name))))
        let page = try await catalog.topAlbums(of: ArtistID(name: "A"), page: 1)
        #expect(page.items.allSatisfy { $0.plays != nil && $0.id.artist != "A" })
        #expect(!page.items.isEmpty)
    }

    @Test(arguments: Recordings.names("lastfm") { $0.contains("album.getInfo") })
    func everyAlbumIsRead(name: String) async throws {
        let catalog = try LastFMCatalog.sample(TransportSpy(.success(Recordings.response("lastfm", name))))
        let album = try await catalog.album(AlbumID(artist: "A", title: "B"))
        #expect(album.tracks.isEmpty == name.contains("noTracks"))
        #expect(album.plays != nil)
        #expect(album.summary?.contains("<") != true)
        #expect(album.summary?.contains("Read more") != true)
    }

    @Test(arguments: Recordings.names("lastfm") { $0.contains("errorInvalid") })
    func everyRefusalIsUnderstood(name: String) throws {
        let failure = LastFMService().failure(in: try Recordings.response("lastfm", name))
        #expect(failure == (name.contains("APIKey") ? .keyRejected(.lastFM) : .notFound))
    }

    /// What is asked is a list that the service says it has, with parameters that it says the list takes.
    @Test(arguments: [
        CinemetaList.popular(genre: "Sci-Fi"), .bestRated(genre: "Western"), .year(2026), .year(1920), .search("a"),
    ])
    func everyListIsOneThatItsManifestNames(list: CinemetaList) throws {
        let body = try Recordings.response("cinemeta", "manifest.json").body
        let manifest = try #require(JSONBody.read(body, as: CinemetaManifest.self)).manifest
        let segments = list.path(page: list.isSearch ? 1 : 2).replacing(".json", with: "").split(separator: "/")
        let named = try #require(manifest.catalogs.first { [$0.type, $0.id] == segments[1...2].map(String.init) })
        for parameter in segments[3].split(separator: "&").map({ $0.split(separator: "=").map(String.init) }) {
            let extra = try #require(named.extra.first { $0.name == parameter[0] })
            #expect(extra.options?.contains(parameter[1]) ?? true)
        }
    }

    @Test(arguments: Recordings.names("deezer") { $0.hasPrefix("chart_") && $0.contains("_artists") })
    func everyChartOfDeezerIsReadWhole(name: String) async throws {
        let catalog = try DeezerCatalog.sample(TransportSpy(.success(Recordings.response("deezer", name))))
        let page = try await catalog.page(1, of: ArtistQuery())
        #expect(page.items.count == page.sentCount)
        #expect(page.items.map(\.chartPlace?.position) == Array(1...page.sentCount))
    }

    @Test func everyGenreOfDeezerHasItsPage() throws {
        let body = try Recordings.response("deezer", "genre_list.json").body
        let list = try #require(JSONBody.read(body, as: DeezerList<DeezerGenre>.self))
        let genres = try #require(list.genres)
        #expect(genres.count == list.data.sentCount - 1)
        #expect(genres.contains { $0.id == 106 && $0.name == "Electro" })
    }

    @Test(arguments: Recordings.names("deezer") { $0.hasPrefix("artist_27_albums") })
    func everyListOfAlbumsOfDeezerIsReadWhole(name: String) async throws {
        let catalog = try DeezerCatalog.sample(
            TransportSpy(
                .success(Recordings.response("deezer", "artist_27.json")),
                .success(Recordings.response("deezer", name))))
        let page = try await catalog.topAlbums(of: .deezer(27), page: name.contains("p2") ? 2 : 1)
        #expect(page.items.count == page.sentCount)
        #expect(page.items.allSatisfy { $0.artist == "Daft Punk" && $0.fans != nil && $0.released != nil })
        #expect(page.total == 32)
        #expect(page.isLast == name.contains("p2"))
        #expect(catalog.peek(.deezer(27))?.fans == 3_677_952)
    }

    @Test func anAlbumOfDeezerIsReadWithItsTracks() async throws {
        let catalog = try DeezerCatalog.sample(
            TransportSpy(.success(Recordings.response("deezer", "album_302127.json"))))
        let album = try await catalog.album(.deezer(27, 302_127))
        #expect(album.album.title == "Discovery")
        #expect(album.album.artist == "Daft Punk")
        #expect(album.fans == 191_086)
        #expect(album.tracks.count == 14)
        #expect(album.tracks.first == Track(title: "One More Time", durationInSeconds: 320))
        #expect(album.tags == ["Dance"])
        #expect(album.url == "https://www.deezer.com/album/302127")
    }

    @Test(arguments: Recordings.names("deezer") { $0.hasPrefix("error_") })
    func everyRefusalOfDeezerIsUnderstood(name: String) throws {
        let failure = DeezerService().failure(in: try Recordings.response("deezer", name))
        #expect(failure == (name.contains("800") ? .notFound : .refused(status: 200, message: "Wrong parameter")))
    }

    @Test(arguments: Recordings.names("openlibrary") { $0.contains("_search") || $0.contains("subject") })
    func everyListOfOpenLibraryIsReadWhole(name: String) throws {
        let list = try #require(
            JSONBody.read(try Recordings.response("openlibrary", name).body, as: OpenLibraryList.self))
        let page = try #require(list.page(1, covers: OpenLibrarySource.coversAddress.usual))
        // Of old, what was scanned and had no work yet stood there too.
        let works = (list.documents?.elements ?? []).filter { !$0.key.hasPrefix("ia:") }
        #expect(page.items.count == works.count && list.documents?.elements.count == page.sentCount)
        #expect(page.total.map { $0 >= page.sentCount } == true)
        #expect(page.items.allSatisfy { $0.title.contains { !$0.isWhitespace } })
        #expect(page.items.isEmpty || page.items.contains { !$0.authors.isEmpty })
        #expect(page.items.allSatisfy { $0.picture?.large.hasSuffix("-L.jpg?default=false") ?? true })
        for document in list.documents?.elements ?? [] {
            var detail = BookDetail(book: Book(id: BookID(1), title: "X"))
            document.add(to: &detail)
            #expect(detail.isbns.isEmpty == (document.isbns?.elements.compactMap { ISBN($0) } ?? []).isEmpty)
            #expect(detail.languages.allSatisfy { (2...3).contains($0.utf8.count) })
        }
    }

    @Test(arguments: Recordings.names("openlibrary") { $0.contains("search_dune") })
    func aBookOfOpenLibraryHasAllItsFigures(name: String) throws {
        let list = try #require(
            JSONBody.read(try Recordings.response("openlibrary", name).body, as: OpenLibraryList.self))
        let dune = try #require(list.documents?.elements.first)
        #expect(dune.book(covers: OpenLibrarySource.coversAddress.usual)?.firstPublished?.year == 1965)
        #expect(dune.mainAuthor == "OL79034A")
        var detail = BookDetail(book: Book(id: BookID(1), title: "X"))
        dune.add(to: &detail)
        #expect(detail.pages == 605)
        #expect(detail.languages.prefix(3) == ["en", "uk", "pt"])
        #expect(detail.isbns.first?.digits == "9780425043769")
    }

    @Test(arguments: Recordings.names("openlibrary") { _ in true })
    func nothingOfOpenLibraryIsTakenForARefusal(name: String) throws {
        let service = OpenLibraryService(limits: OpenLibrarySource.limits(contact: nil))
        #expect(service.failure(in: try Recordings.response("openlibrary", name)) == nil)
    }

    @Test(arguments: Recordings.names("pokeapi") { $0.hasPrefix("pokemon_species_list") })
    func everyListOfSpeciesOfPokeAPIIsReadWhole(name: String) throws {
        let list = try #require(
            JSONBody.read(try Recordings.response("pokeapi", name).body, as: PokeAPIList.self))
        let all = try #require(
            list.species { Pokemon(id: PokemonID($0), number: $0, name: PokeAPIName.ofSpecies($1)) })
        #expect(all.map(\.number) == Array(1...list.results.sentCount))
        #expect(
            all.allSatisfy {
                $0.name.first?.isUppercase == true && $0.name.allSatisfy { !"-_".contains($0) || $0 == "-" }
            })
    }

    @Test(arguments: Recordings.names("pokeapi") { $0.hasPrefix("species_") })
    func everySpeciesOfPokeAPIIsReadWithItsTexts(name: String) throws {
        let species = try #require(
            JSONBody.read(try Recordings.response("pokeapi", name).body, as: PokeAPISpecies.self))
        let german = PokeAPILanguage(ContentLocale(language: "de", region: "AT"))
        #expect(german.own(species.names?.elements ?? [])?.isEmpty == false)
        // What the program makes of the name in addresses is the name that the service has.
        #expect(PokeAPIName.ofSpecies(species.name) == species.englishName)
        #expect(PokemonNames[species.id].map { $0.englishName == species.englishName } ?? true)
        #expect(PokemonNames[species.id].map { $0.name(in: "de") == german.own(species.names?.elements ?? []) } ?? true)
        #expect(species.generation?.number == PokemonGeneration.generation(ofNumber: species.id))
        #expect(species.family != nil)
        #expect(species.captureRate.map { (3...255).contains($0) } == true)
        let flavour = species.flavour(german)
        #expect(flavour?.unicodeScalars.contains { ["\n", "\u{C}", "\u{AD}"].contains($0) } != true)
        #expect(flavour?.contains("  ") != true)
    }

    @Test(arguments: Recordings.names("pokeapi") { $0.hasPrefix("pokemon_") && $0.contains(/^pokemon_[0-9]/) })
    func everyFormOfPokeAPIIsReadAndMadeASpeciesOf(name: String) throws {
        let form = try #require(
            JSONBody.read(try Recordings.response("pokeapi", name).body, as: PokeAPIPokemon.self))
        let species = try #require(
            JSONBody.read(
                try Recordings.response("pokeapi", "species_0133_eevee.json").body, as: PokeAPISpecies.self))
        let detail = PokeAPIAnswers(species: species, form: form, family: nil).detail(
            of: PokemonID(form.id), in: PokeAPILanguage(ContentLocale(language: "en", region: nil)), builtInName: nil
        ) { _, slug in slug }
        #expect((1...2).contains(detail.pokemon.types.count))
        #expect(detail.pokemon.types.allSatisfy(PokemonType.known.contains))
        #expect(detail.stats.map(\.name) == Self.stats)
        #expect(detail.heightInDecimetres != nil)
        #expect(detail.moves.count >= form.moves?.elements.count ?? 0)
        #expect(form.moves?.elements.count == form.moves?.sentCount)
        #expect(detail.pokemon.picture?.small.hasPrefix("https://") == true)
        if form.id <= 151 { #expect(PokemonNames[form.id]?.types == detail.pokemon.types) }
    }

    private static let stats = ["hp", "attack", "defense", "special-attack", "special-defense", "speed"]

    @Test(arguments: Recordings.names("pokeapi") { $0.hasPrefix("evolution_chain_") })
    func everyFamilyOfPokeAPIIsReadWithItsBranches(name: String) throws {
        let family = try #require(
            JSONBody.read(try Recordings.response("pokeapi", name).body, as: PokeAPIFamily.self))
        let first = try #require(family.chain.stage { PokeAPIName.ofSpecies($1) })
        #expect(first.condition == nil)
        #expect(!first.next.isEmpty)
        #expect(first.next.allSatisfy { $0.condition != nil })
        guard name.contains("_67") else { return }
        #expect(first.next.map(\.name).prefix(3) == ["Vaporeon", "Jolteon", "Flareon"])
        #expect(first.next.count == 8)
        #expect(first.next.first { $0.name == "Leafeon" }?.condition?.item == "Leaf Stone")
        #expect(first.next.first { $0.name == "Sylveon" }?.condition?.needsFriendship == true)
    }

    @Test func movesOfPokeAPIStandByHowTheyAreLearnt() throws {
        let form = try #require(
            JSONBody.read(
                try Recordings.response("pokeapi", "pokemon_0025_pikachu.json").body, as: PokeAPIPokemon.self))
        let moves = (form.moves?.elements ?? []).flatMap(\.moves)
        #expect(Set(moves.map(\.name)).count == 109)
        #expect(Set(moves.map(\.method)).isSuperset(of: ["level-up", "machine", "tutor"]))
        #expect(moves.contains(PokemonMove(name: "Slam", method: "level-up", level: 28)))
    }

    /// Those that nothing asks for yet are answers too, and no errors.
    @Test(arguments: Recordings.names("deezer") { !$0.hasPrefix("error_") })
    func nothingElseOfDeezerIsTakenForARefusal(name: String) throws {
        #expect(DeezerService().failure(in: try Recordings.response("deezer", name)) == nil)
    }
}

/// What the service says of its lists.
private struct CinemetaManifest: Decodable {
    struct Manifest: Decodable {
        let catalogs: [Catalog]
    }

    struct Catalog: Decodable {
        let type: String
        let id: String
        let extra: [Extra]
    }

    struct Extra: Decodable {
        let name: String
        let options: [String]?
    }

    let manifest: Manifest
}
