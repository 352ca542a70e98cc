import DiaryFiles
import Entities
import Testing

struct MovaryTests {
    @Test func rowsThatAreShorterThanTheirFirstLineAreRead() throws {
        let file = try DiaryFile(Files.movaryHistory)
        #expect(file.service == .movary)
        #expect(file.problems.isEmpty)
        let alpha = try file.item("Alpha")
        #expect(alpha.name == "imdb/tt0000001")
        #expect(alpha.aliases == ["tmdb/101"])
        #expect(alpha.days == ["2022-01-02", "2022-01-02"])
        #expect(Set(alpha.events.map(\.note)) == ["With Ann", nil])
        #expect(try file.item("Beta").name == "tmdb/102")
        #expect(try file.item("Beta").days == [nil])
    }

    @Test func aRatingSaysThatAFilmWasSeen() throws {
        let file = try DiaryFile(Files.movaryRatings)
        #expect(file.items.map(\.percent) == [70, 100])
        #expect(file.items.map(\.days) == [[nil], [nil]])
        #expect(file.items.map(\.state) == [.done, .done])
    }

    @Test func aRatingThatIsMissingMakesNothingWanted() throws {
        let file = try DiaryFile(Files.movaryRatings + "Delta,2004,104,,\nEta,2004,105,,eleven\n")
        #expect(file.items.map(\.state) == [.done, .done])
        #expect(file.problemsByNumber == [4: .missing(field: "userrating"), 5: .malformed(field: "userrating")])
    }

    @Test func theWatchlistHasNoYears() throws {
        let file = try DiaryFile(Files.movaryWatchlist)
        #expect(file.problems.isEmpty)
        #expect(file.items.map(\.name) == ["imdb/tt0000004", "tmdb/105"])
        #expect(file.items.map(\.since) == [[.wanted: "2023-05-01"], [.wanted: "2023-05-02"]])
    }

    @Test func aWatchlistWithYearsIsReadToo() throws {
        let file = try DiaryFile("title,year,tmdbId,imdbId,addedAt\nAlpha,2001,101,,2023-05-01\n")
        #expect(file.items.first?.summary.released?.iso8601 == "2001")
        #expect(file.items.map(\.state) == [.wanted])
    }
}
