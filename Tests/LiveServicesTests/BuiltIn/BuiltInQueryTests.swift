import Entities
import Services
import Testing

@testable import BuiltIn

/// Each sort and filter that the built-in catalogue's capabilities name.
struct BuiltInQueryTests {
    private let catalog = BuiltInMovieCatalog()

    /// All films of a query, with their details.
    private func films(_ query: MovieQuery) async throws -> [MovieDetail] {
        var films: [MovieDetail] = []
        var number = 1
        while true {
            let page = try await catalog.movies(query, page: number)
            for movie in page.items { films.append(try await catalog.movie(movie.id)) }
            if page.isLast { return films }
            number += 1
        }
    }

    @Test func everyOrderHasAllFilms() async throws {
        let all = try await films(MovieQuery()).count
        for sort in catalog.capabilities.sorts {
            let found = try await films(MovieQuery(sort: sort))
            #expect(found.count == all)
            #expect(Set(found.map(\.movie.id)).count == all)
        }
    }

    @Test func theNewestComeFirstAndTheOldestTheOtherWayRound() async throws {
        let newest = try await films(MovieQuery(sort: .newest)).compactMap(\.movie.released)
        #expect(newest == newest.sorted(by: >))
        let oldest = try await films(MovieQuery(sort: .oldest)).compactMap(\.movie.released)
        #expect(oldest == oldest.sorted())
    }

    @Test func titlesAreInTheirOrderWhateverTheirCase() async throws {
        let titles = try await films(MovieQuery(sort: .title)).map { $0.movie.title.lowercased() }
        #expect(titles == titles.sorted())
    }

    @Test func aGenreAndALanguageNarrowTheList() async throws {
        var query = MovieQuery()
        query.genre = "Drama"
        let dramas = try await films(query)
        #expect(!dramas.isEmpty && dramas.allSatisfy { $0.genres.contains("Drama") })
        query.language = "ja"
        let japanese = try await films(query)
        #expect(!japanese.isEmpty && japanese.count < dramas.count)
        #expect(japanese.allSatisfy { $0.genres.contains("Drama") && $0.spokenLanguages.contains("ja") })
    }

    @Test func allWordsOfASearchAreInATitle() async throws {
        let found = try await films(MovieQuery(text: "the GOD")).map(\.movie.title)
        #expect(found.contains("The Godfather"))
        #expect(found.allSatisfy { $0.lowercased().contains("the") && $0.lowercased().contains("god") })
        #expect(try await films(MovieQuery(text: "千と千尋")).map(\.movie.title) == ["Spirited Away"])
        #expect(try await films(MovieQuery(text: "no film is called this")).isEmpty)
    }

    @Test func aRangeOfDaysAndASortGoTogether() async throws {
        let from = try #require(CalendarDate(year: 1950))
        let to = try #require(CalendarDate(year: 1959, month: 12, day: 31))
        let fifties = try await films(MovieQuery(released: from...to, sort: .oldest)).compactMap(\.movie.released)
        #expect(!fifties.isEmpty && fifties == fifties.sorted())
        #expect(fifties.allSatisfy { (1950...1959).contains($0.year) })
    }
}
