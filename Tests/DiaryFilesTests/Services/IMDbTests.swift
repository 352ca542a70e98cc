import DiaryFiles
import Entities
import Testing

struct IMDbTests {
    @Test(arguments: [Files.imdbRatings, Files.imdbRatings2020, Files.imdbRatings2013])
    func ratingsOfAllTimesSayTheSame(text: String) throws {
        let file = try DiaryFile(text)
        #expect(file.service == .imdb)
        let alpha = try file.item("Alpha")
        #expect(alpha.name == "imdb/tt0000001")
        #expect(alpha.percent == 80)
        #expect(alpha.state == .done)
        #expect(alpha.since == [:])
        #expect(alpha.days == [nil])
        #expect(alpha.summary.released?.iso8601 == "2001-05-06")
        #expect(file.items.count == 2)
        #expect(file.problems.isEmpty)
    }

    @Test func theEventOfARatingHasOneIDInAllOfThem() throws {
        let ids = try [Files.imdbRatings, Files.imdbRatings2020, Files.imdbRatings2013].map {
            try DiaryFile($0).item("Alpha").events.map(\.id.text)
        }
        #expect(Set(ids).count == 1)
    }

    @Test func aSeriesIsTakenToo() throws {
        let beta = try DiaryFile(Files.imdbRatings).item("Bêta")
        #expect(beta.summary.subject.kind == .movie)
        #expect(beta.summary.subtitle == "Beta")
        #expect(beta.summary.released?.iso8601 == "2002")
    }

    @Test func theDayOfARatingIsNoDayOfSeeing() throws {
        let early = try DiaryFile(Files.imdbRatings2013).item("Alpha")
        #expect(early.events.first?.changed == 1_360_968_323)
        #expect(early.added == 1_360_968_323)
        #expect(try DiaryFile(Files.imdbRatings).item("Alpha").events.first?.changed == 1_688_860_800)
    }

    @Test func windows1252IsRead() throws {
        var bytes: [UInt8] = []
        for scalar in Files.imdbRatings2020.replacing("Amelie", with: "Am\u{E9}lie \u{2013} \u{20AC}").unicodeScalars {
            switch scalar.value {
            case 0x20AC: bytes.append(0x80)
            case 0x2013: bytes.append(0x96)
            default: bytes.append(UInt8(scalar.value))
            }
        }
        let file = try DiaryFile(bytes)
        #expect(file.items.map(\.summary.title) == ["Alpha", "Amélie – €"])
        #expect(file.problems.isEmpty)
    }

    @Test func theWatchlistIsWantedExceptWhatWasRated() throws {
        let file = try DiaryFile(Files.imdbList, named: "WATCHLIST.csv")
        #expect(try file.item("Alpha").state == .done)
        #expect(try file.item("Alpha").since == [.wanted: "2023-07-09"])
        #expect(try file.item("Gamma").state == .wanted)
        #expect(try file.item("Gamma").since == [.wanted: "2023-07-11"])
        #expect(try file.item("Gamma").events == [])
        #expect(try file.item("Gamma").summary.released?.iso8601 == "1994-09")
        #expect(file.problems.isEmpty)
    }

    @Test(arguments: [
        (nil, "IMDb 2023-07-09"), ("eb8a9a36-0000-4000-8000-000000000000.csv", "IMDb 2023-07-09"),
        ("For the winter.csv", "For the winter"), ("ls 2.1.csv", "ls 2"), ("1234.csv", "IMDb 2023-07-09"),
    ])
    func anotherListIsOneOfTheReadersOwn(name: String?, title: String) throws {
        let file = try DiaryFile(Files.imdbList, named: name)
        #expect(file.items.map(\.summary.title) == ["Alpha", title])
        #expect(file.problems.isEmpty)
        let list = try #require(file.items.last)
        #expect(list.id.kind == .list)
        #expect(list.things.map(\.summary.title) == ["Alpha", "Gamma"])
        #expect(list.things.first?.id == file.items.first?.id)
        #expect(try list.id == DiaryFile(Files.imdbList).items.last?.id, "Whatever its file is called")
    }

    @Test func anEarlyListIsNotTakenForRatings() throws {
        let list = Files.imdbRatings2013.replacing("\"Ben\",\"3\"", with: "\"Ben\",\"\"")
        let file = try DiaryFile(list)
        #expect(file.items.map(\.summary.title) == ["Alpha", "IMDb 2013-02-02"])
        #expect(file.items.last?.things.map(\.summary.title) == ["Alpha", "Beta"])
        // What it came into the list on is not when it was rated.
        #expect(file.items.first?.events.first?.changed == 0)
        #expect(file.problems.isEmpty)
    }

    @Test func anIDThatIsNoneIsAProblem() throws {
        let file = try DiaryFile(Files.imdbRatings.replacing("\ntt0000002", with: "\nnm0000002"))
        #expect(file.problemsByNumber == [3: .malformed(field: "const")])
    }
}
