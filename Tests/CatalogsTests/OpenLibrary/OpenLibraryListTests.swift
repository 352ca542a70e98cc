import Entities
import FoundationEssentials
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

struct OpenLibraryListTests {
    private let transport = OpenLibrarySamples.transport

    @Test func aBookIsItsWorkAndWhatIsUnreadableCostsOnlyItself() async throws {
        let page = try await OpenLibraryCatalog.sample(transport).page(1, of: BookQuery())

        #expect(page.items.map(\.id.item.key) == ["OL893415W", "OL2W", "OL4W"])
        #expect(
            page.items.first
                == Book(
                    id: BookID(893_415), title: "Dune", authors: ["Frank Herbert", "Френк Герберт"],
                    firstPublished: CalendarDate(year: 1965), editions: 120,
                    rating: BookRating(average: 4.3, votes: 521),
                    picture: Picture(
                        source: OpenLibrarySource.id, small: "https://covers.test/b/id/11481354-M.jpg?default=false",
                        large: "https://covers.test/b/id/11481354-L.jpg?default=false")))
        // Nothing of it is made up.
        #expect(page.items[1] == Book(id: BookID(2), title: "Bare"))
        #expect((page.sentCount, page.total, page.isLast) == (7, nil, false))
    }

    @Test func theFormOfSubjectsIsReadToo() async throws {
        let page = try await OpenLibraryCatalog.sample(transport).page(1, of: BookQuery())

        #expect(page.items[2].authors == ["九井諒子"])
        #expect(page.items[2].picture?.large == "https://covers.test/b/id/5-L.jpg?default=false")
    }

    @Test(
        arguments: [
            (BookQuery(), "/trending/daily.json?"), (BookQuery(collection: .trendingWeek), "/trending/weekly.json?"),
            (BookQuery(collection: .trendingMonth, sort: .rating), "/trending/monthly.json?"),
            (BookQuery(collection: .trendingEver, sort: .date), "/trending/forever.json?"),
            (
                BookQuery(filters: [.subject: .only("science fiction")]),
                "/search.json?subject=science%20fiction&"
            ),
            (
                BookQuery(sort: .rating, filters: [.subject: .only("love")]),
                "/search.json?subject=love&sort=rating&"
            ),
            (
                BookQuery(sort: .date, isReversed: true, filters: [.author: .only("Ursula K. Le Guin")]),
                "/search.json?author=Ursula%20K.%20Le%20Guin&sort=old&"
            ),
            (BookQuery(text: "dune", sort: .date), "/search.json?q=dune&sort=new&"),
            (BookQuery(text: "dune", sort: .wanted), "/search.json?q=dune&sort=want_to_read&"),
            (BookQuery(text: "dune", sort: .editions), "/search.json?q=dune&sort=editions&"),
            (BookQuery(text: "dune", sort: .title), "/search.json?q=dune&sort=title&"),
        ] as [(BookQuery, String)])
    func isAskedForAsItIsSorted(query: BookQuery, address: String) async throws {
        let transport = AddressedTransportSpy([:], other: OpenLibrarySamples.nothingFound)
        _ = try await OpenLibraryCatalog.sample(transport).page(3, of: query)

        let paging = "page=3&limit=50&fields=\(OpenLibrarySamples.encoded(OpenLibrarySamples.listFields))"
        #expect(transport.asked == [address + paging])
    }

    @Test(arguments: [
        (#"C++ "for" (some): all*?"#, #"C\+\+ \"for\" \(some\)\: all\*\?"#), (#"a\b/c"#, #"a\\b\/c"#),
        ("don't", "don't"), ("[x] {y} ^2 ~z !a -b a&&b a||b", #"\[x\] \{y\} \^2 \~z \!a \-b a\&\&b a\|\|b"#),
    ])
    func aTextIsNoQueryWhateverSignsItHas(text: String, sent: String) async throws {
        let transport = TransportSpy(.success(OpenLibrarySamples.nothingFound))
        _ = try await OpenLibraryCatalog.sample(transport).page(1, of: BookQuery(text: text))

        #expect(transport.requests.first?.parameters["q"] == QueryItem("", sent).encoded.dropFirst().description)
    }

    @Test(arguments: [(0, 1, true), (1, 1, true), (50, 1, true), (51, 1, false), (51, 2, true), (259, 5, false)])
    func aSearchSaysWhereItEnds(found: Int, page: Int, isLast: Bool) throws {
        let body = #"{"numFound":\#(found),"docs":[\#(found == 0 ? "" : #"{"key":"OL1W","title":"A"}"#)]}"#
        let list = try #require(JSONBody.read(Data(body.utf8), as: OpenLibraryList.self))
        let covers = try #require(HTTPURL("https://covers.test"))
        let read = try #require(list.page(page, covers: covers))

        #expect((read.isLast, read.total) == (isLast, found))
    }

    @Test func whatIsTrendingEndsWithAnEmptyPage() async throws {
        let transport = TransportSpy(.success(.json(#"{"works":[],"days":1}"#)))
        let page = try await OpenLibraryCatalog.sample(transport).page(9, of: BookQuery(collection: .trendingEver))

        #expect(page.isLast && page.items.isEmpty)
    }

    @Test func aSearchThatFindsBooksAndSendsNoneIsUnreadable() throws {
        let list = try #require(
            JSONBody.read(Data(#"{"numFound":51,"docs":[]}"#.utf8), as: OpenLibraryList.self))
        let covers = try #require(HTTPURL("https://covers.test"))

        #expect((1...2).allSatisfy { list.page($0, covers: covers) == nil })
        #expect(list.page(3, covers: covers)?.isLast == true)
    }

    @Test(arguments: [
        #"{"works":[]}"#, #"{"docs":[{"title":"x"},7]}"#, #"{"works":null}"#, #"{"numFound":3}"#, "<html>", "[]", "",
        #"{"docs":{}}"#,
    ])
    func aListWithoutAReadableBookIsUnreadable(body: String) async throws {
        let catalog = try OpenLibraryCatalog.sample(TransportSpy(.success(.json(body))))
        let failure = await failure { () async throws(CatalogFailure) in
            try await catalog.page(1, of: BookQuery())
        }

        #expect(failure == .unreadable(status: 200))
    }

    @Test func whatAListHasSaidIsInMemory() async throws {
        let catalog = try OpenLibraryCatalog.sample(transport)
        _ = try await catalog.page(1, of: BookQuery())
        _ = try await catalog.page(1, of: BookQuery())

        #expect(transport.asked == [OpenLibrarySamples.trendingAddress])
        #expect(catalog.peek(BookID(893_415))?.item.title == "Dune")
        #expect(catalog.peek(BookID(1)) == nil)
    }

    @Test(
        arguments: [
            ("/works/OL893415W", "OL893415W"), ("OL1W", "OL1W"), ("/works/OL1A", nil), ("/works/OLW", nil),
            ("OLxW", nil),
            ("", nil), ("/works/OL1W/..", nil), ("OL12345678901234567W", nil), ("ol1W", nil),
        ] as [(String, String?)])
    func onlyAKeyOfAWorkIsOne(text: String, key: String?) {
        #expect(OpenLibraryKey.work(text) == key)
    }
}
