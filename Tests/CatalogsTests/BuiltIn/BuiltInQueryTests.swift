import Entities
import Services
import Testing

@testable import Catalogs

/// Each sort and filter that the built-in catalogue's capabilities name.
struct BuiltInQueryTests {
    private let catalog = BuiltInMovieCatalog()

    /// All films of a query, with their details.
    private func films(_ query: MovieQuery) async throws -> [MovieDetail] {
        var films: [MovieDetail] = []
        var number = 1
        while true {
            let page = try await catalog.page(number, of: query)
            for movie in page.items { films.append(try await catalog.detail(of: movie.id)) }
            if page.isLast { return films }
            number += 1
        }
    }

    @Test func everyOrderHasAllFilms() async throws {
        let all = try await films(MovieQuery()).count
        for sort in catalog.capabilities.sorts {
            let found = try await films(MovieQuery(sort: sort.sort))
            #expect(found.count == all)
            #expect(Set(found.map(\.movie.id)).count == all)
        }
    }

    @Test func theNewestComeFirstAndTheOldestTheOtherWayRound() async throws {
        let newest = try await films(MovieQuery(sort: .date)).compactMap(\.movie.released)
        #expect(newest == newest.sorted(by: >))
        let oldest = try await films(MovieQuery(sort: .date, isReversed: true)).compactMap(\.movie.released)
        #expect(oldest == oldest.sorted())
    }

    @Test func titlesAreInTheirOrderWhateverTheirCase() async throws {
        let titles = try await films(MovieQuery(sort: .title)).map(\.movie.title.folded)
        #expect(titles == titles.sorted())
    }

    @Test func aGenreAndALanguageNarrowTheList() async throws {
        var query = MovieQuery()
        query[.genre] = .only("drama")
        let dramas = try await films(query)
        #expect(!dramas.isEmpty && dramas.allSatisfy { $0.genres.contains(FilterValue("drama")) })
        query[.language] = .only("ja")
        let japanese = try await films(query)
        #expect(!japanese.isEmpty && japanese.count < dramas.count)
        #expect(japanese.allSatisfy { $0.genres.contains(FilterValue("drama")) && $0.spokenLanguages.contains("ja") })
    }

    @Test func allWordsOfASearchAreInATitle() async throws {
        let found = try await films(MovieQuery(text: "the GOD")).map(\.movie.title)
        #expect(found.contains("The Godfather"))
        let titled = found.map { $0.folded.contains("the") && $0.folded.contains("god") }
        #expect(titled == titled.sorted { $0 && !$1 }, "Titles before people")
        #expect(try await films(MovieQuery(text: "千と千尋")).map(\.movie.title) == ["Spirited Away"])
        #expect(try await films(MovieQuery(text: "no film is called this")).isEmpty)
    }

    @Test func aDecadeAndASortGoTogether() async throws {
        let query = MovieQuery(sort: .date, isReversed: true, filters: [.years: .range(FilterRange(1950...1959))])
        let fifties = try await films(query).compactMap(\.movie.released)
        #expect(!fifties.isEmpty && fifties == fifties.sorted())
        #expect(fifties.allSatisfy { (1950...1959).contains($0.year) })
    }
}
