import Entities
import Services
import TestSupport
import Testing

@testable import Catalogs

/// What can be found in what comes with the program, without a network.
struct BuiltInSearchTests {
    private let catalog = BuiltInMovieCatalog()
    private let music = BuiltInMusicCatalog()

    private func titles(_ query: MovieQuery) async throws -> [String] {
        try await catalog.page(1, of: query).items.map(\.title)
    }

    private func artists(_ refinement: Refinement) async throws -> [String] {
        try await music.page(1, of: ArtistQuery(refinement)).items.map(\.name)
    }

    @Test(
        arguments: [
            ("spirited", "Spirited Away"), ("SPIRITED AWAY", "Spirited Away"), ("ｓｐｉｒｉｔｅｄ", "Spirited Away"),
            ("千と千尋", "Spirited Away"), ("anatomie dune chute", nil), ("anatomie d'une", "Anatomy of a Fall"),
            ("huller", "Anatomy of a Fall"), ("hara setsuko", nil), ("ai", "I'm Still Here"), ("プ", nil),
        ] as [(String, String?)])
    func aFilmIsFoundByAnyOfItsTitlesAndPeopleInAnySpelling(text: String, title: String?) async throws {
        let found = try await titles(MovieQuery(text: text))
        if let title { #expect(found.contains(title)) }
    }

    @Test func aSearchCombinesWithFiltersAndOrders() async throws {
        let query = MovieQuery(text: "the", sort: .title, filters: [.genre: .only("drama")])
        let all = try await catalog.page(1, of: MovieQuery(text: "the")).total ?? 0
        let dramas = try await titles(query)
        #expect(try await (1..<all).contains(catalog.page(1, of: query).total ?? 0))
        #expect(dramas.map(\.folded) == dramas.map(\.folded).sorted())
    }

    @Test func whatHasNothingToSearchForIsTheWholeList() async throws {
        #expect(try await titles(MovieQuery(text: "  ")) == titles(MovieQuery()))
    }

    @Test func theLongestComeFirstAndTheOtherWayRound() async throws {
        for isReversed in [false, true] {
            let films = try await catalog.page(1, of: MovieQuery(sort: .runtime, isReversed: isReversed)).items
            let runtimes = films.compactMap { catalog.peek($0.id)?.detail?.runtimeInMinutes }
            #expect(runtimes.count == films.count, "What is not known comes last")
            #expect(runtimes == runtimes.sorted { isReversed ? $0 < $1 : $0 > $1 })
        }
    }

    @Test func aPersonIsFoundInAnySpelling() async throws {
        let films = try await catalog.page(1, of: MovieQuery(filters: [.person: .only("akira KUROSAWA")])).items
        #expect(films.count > 1)
        for film in films {
            let detail = try await catalog.detail(of: film.id)
            #expect((detail.directors.map { "\($0)" } + detail.cast.map(\.person.name)).joined().contains("Kurosawa"))
        }
    }

    @Test func genresCanBeLeftOut() async throws {
        let choices = FilterChoices(with: [FilterValue("crime")], without: [FilterValue("drama")])
        let films = try await catalog.page(1, of: MovieQuery(filters: [.genre: .choices(choices)])).items
        let genres = films.map { catalog.peek($0.id)?.detail?.genres ?? [FilterValue("drama")] }
        #expect(
            !genres.isEmpty
                && genres.allSatisfy { $0.contains(FilterValue("crime")) && !$0.contains(FilterValue("drama")) })
    }

    @Test func everyValueOfAFilterFindsSomething() async throws {
        for filter in catalog.capabilities.filters {
            let values = try await catalog.values(of: filter.filter)
            if case .choices = filter.form { #expect(!values.isEmpty) } else { #expect(values.isEmpty) }
            for value in values.prefix(20) + values.suffix(5) {
                let query = MovieQuery(filters: [filter.filter: .only(value.key)])
                #expect(try await catalog.page(1, of: query).total ?? 0 > 0)
            }
        }
        #expect(try await catalog.values(of: .genre).first?.key == "drama")
    }

    @Test func whatItDoesNotKnowIsNotOffered() {
        let capabilities = catalog.capabilities
        #expect(!capabilities.sorts.map(\.sort).contains(.rating))
        #expect(Set(capabilities.filters.map(\.filter)).isDisjoint(with: [.rating, .votes]))
        #expect(music.capabilities.sorts.map(\.sort) == [.name])
    }

    @Test func filmsOfTheSameDirectorAreAlike() throws {
        let seven = try #require(film("Seven Samurai"))
        let alike = seven.recommendations
        #expect((1...12).contains(alike.count))
        #expect(!alike.contains(seven.movie))
        #expect(Set(alike.map(\.id)).count == alike.count)
        let closest = try #require(alike.first)
        let first = try #require(catalog.peek(closest.id)?.detail)
        #expect(!Set(first.directors).isDisjoint(with: seven.directors))
    }

    /// Every film, so that no odd line of the data is looked for in vain.
    @Test func everyFilmKnowsOthersThatShareSomething() throws {
        for id in BuiltInRanking.films {
            let detail = try #require(catalog.peek(id)?.detail)
            for movie in detail.recommendations {
                let other = try #require(catalog.peek(movie.id)?.detail)
                let people = Set(detail.directors + detail.cast.map(\.person))
                let shared = people.intersection(other.directors + other.cast.map(\.person))
                #expect(!shared.isEmpty || Set(detail.genres).intersection(other.genres).count >= 3)
            }
        }
    }

    @Test func artistsAreFoundByNameAndTag() async throws {
        #expect(try await artists(Refinement(text: "abb")).contains("ABBA"))
        #expect(try await artists(Refinement(text: "no such artist")).isEmpty)
        let disco = try await artists(Refinement(filters: [.tag: .only("disco")]))
        #expect(disco.contains("ABBA"))
        let reversed = try await artists(Refinement(sort: .name, isReversed: true, filters: [.tag: .only("disco")]))
        #expect(reversed == disco.reversed())
        #expect(try await music.values(of: .tag).first?.key == "rock")
        #expect(try await music.values(of: .genre).isEmpty)
    }

    @Test func artistsWithTheSameTagsAreAlike() async throws {
        let abba = try await music.artist(ArtistID(source: BuiltInSource.id, name: "ABBA"))
        let alike = try #require(abba.similar)
        #expect((1...12).contains(alike.count))
        #expect(!alike.map(\.id).contains(abba.id))
    }

    @Test func ofAnArtistItSaysOnlyWhatItKnows() async throws {
        let abba = try await music.artist(ArtistID(source: BuiltInSource.id, name: "ABBA"))
        #expect(abba.tags.contains("disco"))
        #expect(abba.biography == nil && abba.listeners == nil && abba.topTracks == [] && abba.page == nil)
        await #expect(throws: CatalogFailure.notFound) {
            try await music.artist(ArtistID(source: BuiltInSource.id, name: "nobody"))
        }
    }

    private func film(_ title: String) -> MovieDetail? {
        BuiltInRanking.films.compactMap { catalog.peek($0)?.detail }.first { $0.movie.title == title }
    }
}
