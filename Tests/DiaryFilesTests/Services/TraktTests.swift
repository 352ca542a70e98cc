import DiaryFiles
import Entities
import Testing

struct TraktTests {
    private let file: DiaryFile

    init() throws {
        file = try DiaryFile(zip: Files.trakt)
    }

    @Test func eachTimeIsAnEventAndNoneTwice() throws {
        #expect(file.service == .trakt)
        let alpha = try file.item("Alpha")
        #expect(alpha.days == ["2023-04-05", "2023-04-05"])
        #expect(alpha.events.map(\.changed) == [1_680_732_600, 1_680_685_800])
        #expect(alpha.state == .done)
        #expect(alpha.percent == 90)
    }

    @Test func theBestIDNamesTheFilmAndTheOthersAreKept() throws {
        #expect(try file.item("Alpha").name == "imdb/tt0000001")
        #expect(try file.item("Alpha").aliases == ["tmdb/101", "trakt/1"])
        #expect(try file.item("Beta").name == "tmdb/102")
        #expect(try file.item("Delta").name == "trakt/4")
        #expect(try file.item("Delta").aliases == [])
    }

    @Test func howOftenCountsWhereTheTimesAreNotKnown() throws {
        #expect(try file.item("Gamma").days == ["2019-04-05", nil])
    }

    @Test func theWatchlistIsWantedAndFavouritesAreFavourites() throws {
        #expect(try file.item("Delta").state == .wanted)
        #expect(try file.item("Delta").since == [.wanted: "2024-01-02"])
        #expect(file.films.filter(\.isFavourite).map(\.summary.title) == ["Beta"])
    }

    @Test func whatIsNoFilmIsLeftOutByItsKind() {
        #expect(
            file.problems.map(\.problem) == [
                .otherKind(name: "show"), .otherKind(name: "episode"),
            ])
        #expect(
            file.problems.last?.place == FilePlace(member: "watched-history-1.json", unit: .item, number: 3))
    }

    @Test(arguments: 0..<4)
    func aPartByItselfIsKnownByWhatIsInIt(index: Int) throws {
        let part = Files.trakt[index]
        let alone = try DiaryFile(part.text)
        #expect(alone.service == .trakt)
        #expect(!alone.items.isEmpty)
    }

    @Test func aListByItselfIsWantedOnlyIfItsNameSaysSo() throws {
        let part = try #require(Files.trakt.first { $0.path == "lists-watchlist.json" })
        #expect(try DiaryFile(part.text).items.isEmpty)
        #expect(try DiaryFile(part.text).problems.map(\.problem) == [.namelessList])
        #expect(try DiaryFile(part.text, named: part.path).items.map(\.state) == [.wanted])
    }

    @Test func aListThatItsReaderCalledWatchlistIsNotTheWatchlist() throws {
        let list = try #require(Files.trakt.first { $0.path == "lists-list-77-my-best.json" })
        let file = try DiaryFile(zip: Files.trakt + [("lists-list-78-old-watchlist.json", list.text)])
        let lists = file.items.filter { $0.id.kind == .list }
        #expect(lists.map(\.summary.title).sorted() == ["my best", "old watchlist"])
        #expect(file.items.count == self.file.items.count + 1)
        #expect(lists.allSatisfy { !$0.things.isEmpty })
    }

    @Test func aFilmWhoseIDBecameKnownLaterKeepsItsEvents() throws {
        let later = try DiaryFile(
            zip: Files.trakt.map { ($0.path, $0.text.replacing("\"imdb\":null", with: "\"imdb\":\"tt0000002\"")) })
        #expect(try later.item("Beta").name == "imdb/tt0000002")
        #expect(try later.item("Beta").events == file.item("Beta").events)
    }

    @Test func theBeginningOf1970IsNoDay() throws {
        let film = #"{"title":"Alpha","year":2001,"ids":{"trakt":1}}"#
        let file = try DiaryFile(#"[{"id":1,"watched_at":"1970-01-01T00:00:00.000Z","movie":\#(film)}]"#)
        #expect(file.items.map(\.days) == [[nil]])
        #expect(file.items.map(\.state) == [.done])
    }

    @Test func itemsOfAnotherFormAreProblems() throws {
        let text = """
            [{"watched_at":"2023-04-05T22:10:00.000Z","movie":{"title":"Alpha","ids":{"trakt":1}}}, 7,
            {"watched_at":"yesterday","movie":{"title":"Alpha","ids":{"trakt":1}}},
            {"watched_at":"2023-04-05T22:10:00.000Z","movie":{"ids":{"trakt":1}}},
            {"watched_at":"2023-04-05T22:10:00.000Z","movie":{"title":5}}]
            """
        let file = try DiaryFile(text)
        #expect(file.items.count == 1)
        #expect(
            file.problemsByNumber == [
                2: .notAnItem, 3: .malformed(field: "watched_at"), 4: .missing(field: "title"), 5: .notAnItem,
            ])
    }

    @Test func brokenJSONIsAFailureAloneAndAProblemInAZip() throws {
        let broken = "[{\"watched_at\":\"2023\",\"movie\":"
        #expect(failure { () throws(DiaryFileFailure) in try DiaryFile(broken) } == .damaged)
        let file = try DiaryFile(zip: Files.trakt + [("watched-history-2.json", broken)])
        #expect(file.problems.map(\.problem).contains(.unreadablePart))
        #expect(file.records.count == self.file.records.count)
    }
}
