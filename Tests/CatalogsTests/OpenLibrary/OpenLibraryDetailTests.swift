import Entities
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

struct OpenLibraryDetailTests {
    private let transport = OpenLibrarySamples.transport
    private let dune = BookID(893_415)

    private func detail() async throws -> BookDetail {
        try await OpenLibraryCatalog.sample(transport).detail(of: dune)
    }

    private func reason() async throws -> CatalogFailure? {
        let catalog = try OpenLibraryCatalog.sample(transport)
        return await failure { () async throws(CatalogFailure) in try await catalog.detail(of: dune) }
    }

    @Test func isMadeOfTheWorkOfWhatSearchesKnowAndOfOtherBooks() async throws {
        let detail = try await detail()

        #expect(transport.asked == OpenLibrarySamples.addressesOfDune)
        #expect(detail.book.title == "Dune")
        #expect(detail.book.authors == ["Frank Herbert"])
        #expect(detail.description == "A desert planet.\n\nSee the film.")
        #expect(detail.subjects == ["Deserts", "Fiction, general"])
        #expect(
            detail.links == [
                Link(title: "About it", url: "https://a.test/dune"),
                Link(title: "https://b.test/", url: "https://b.test/"),
            ])
        #expect(detail.pages == 604)
        #expect(detail.isbns.map(\.digits) == ["9780441172719", "3453186834"])
        #expect(detail.languages == ["en", "de", "grc"])
        #expect(detail.readers == BookReaders(wanting: 1_200, reading: 30, finished: 500))
        #expect(detail.otherBooks?.map(\.title) == ["Dune Messiah"])
        #expect(detail.page == "https://openlibrary.org/works/OL893415W")
    }

    @Test func aNumberOfAnEditionLeadsToItsWorkWhichIsKnownByItFromThenOn() async throws {
        let isbn = "/search.json?q=isbn%3A9780441172719&limit=1&fields=key%2Ctitle"
        transport.replace(isbn, by: .json(#"{"numFound":1,"docs":[{"key":"/works/OL893415W","title":"Dune"}]}"#))
        let catalog = try OpenLibraryCatalog.sample(transport)
        let detail = try await catalog.detail(of: BookID(source: .openLibrary, key: "9780441172719"))

        #expect(transport.asked == [isbn] + OpenLibrarySamples.addressesOfDune)
        #expect(detail.book.id == dune)
        #expect(detail.book.summary.aliases.known == [ItemID(source: .isbn, key: "9780441172719")])
        #expect(try await catalog.detail(of: dune).book.aliases == [], "It was not asked for by that")
    }

    @Test(arguments: [#"{"numFound":0,"docs":[]}"#, #"{"docs":[{"key":"/authors/OL1A","title":"Dune"}]}"#])
    func aNumberThatNoWorkHasIsNotFound(body: String) async throws {
        transport.replace("/search.json?q=isbn%3A9780441172719&limit=1&fields=key%2Ctitle", by: .json(body))
        let catalog = try OpenLibraryCatalog.sample(transport)

        let reason = await failure { () async throws(CatalogFailure) in
            try await catalog.detail(of: BookID(source: .openLibrary, key: "9780441172719"))
        }
        #expect(reason == .notFound)
    }

    @Test func aWorkThatHasMovedIsFollowedAndKeepsTheIdItWasKeptUnder() async throws {
        transport.replace(
            OpenLibrarySamples.workAddress,
            by: .json(#"{"key":"/works/OL893415W","type":{"key":"/type/redirect"},"location":"/works/OL7W"}"#))
        transport.replace(
            "/works/OL7W.json", by: .json(#"{"key":"/works/OL7W","type":{"key":"/type/work"},"title":"Dune, moved"}"#))
        transport.replace(
            OpenLibrarySamples.documentAddress.split(separator: "OL893415W").joined(separator: "OL7W"),
            by: OpenLibrarySamples.nothingFound)
        let detail = try await detail()

        #expect(detail.book == Book(id: dune, title: "Dune, moved"))
        #expect(detail.page == "https://openlibrary.org/works/OL7W")
        #expect(detail.otherBooks == [])
    }

    @Test(arguments: [
        #"{"key":"/works/OL7W","type":{"key":"/type/redirect"},"location":"/works/OL893415W"}"#,
        #"{"key":"/works/OL7W","type":{"key":"/type/delete"}}"#,
    ])
    func whatLeadsInACircleOrToNothingIsGone(body: String) async throws {
        transport.replace(
            OpenLibrarySamples.workAddress,
            by: .json(#"{"key":"/works/OL893415W","type":{"key":"/type/redirect"},"location":"/works/OL7W"}"#))
        transport.replace("/works/OL7W.json", by: .json(body))

        #expect(try await reason() == .notFound)
        #expect(transport.asked == [OpenLibrarySamples.workAddress, "/works/OL7W.json"])
    }

    @Test func aDeletedWorkIsGone() async throws {
        transport.replace(
            OpenLibrarySamples.workAddress,
            by: .json(#"{"key":"/works/OL893415W","type":{"key":"/type/delete"}}"#))

        #expect(try await reason() == .notFound)
    }

    @Test(arguments: [
        "{}", #"{"key":"/works/OL1W","title":"Another"}"#, "[]", "<html>",
        #"{"key":"/works/OL893415W","type":{"key":"/type/redirect"},"location":"https://evil.test/"}"#,
    ])
    func anAnswerAboutAnotherWorkOrNoneIsUnreadable(body: String) async throws {
        transport.replace(OpenLibrarySamples.workAddress, by: .json(body))

        #expect(try await reason() == .unreadable(status: 200))
    }

    @Test func whatSearchesDoNotKnowIsTakenFromTheWork() async throws {
        transport.replace(OpenLibrarySamples.documentAddress, by: OpenLibrarySamples.nothingFound)
        let detail = try await detail()

        #expect(
            detail.book
                == Book(
                    id: dune, title: "Dune", firstPublished: CalendarDate(year: 1965),
                    picture: Picture(
                        source: OpenLibrarySource.id, small: "https://covers.test/b/id/7-M.jpg?default=false",
                        large: "https://covers.test/b/id/7-L.jpg?default=false")))
        #expect(detail.readers == nil)
        #expect(detail.otherBooks?.count == 1)
    }

    @Test func whatIsEmptyOrNullIsUnknownAndNothingMore() async throws {
        transport.replace(
            OpenLibrarySamples.workAddress,
            by: .json(
                #"{"key":"/works/OL893415W","title":"Dune","description":null,"authors":[{"type":"x"}],"covers":[null]}"#
            ))
        transport.replace(OpenLibrarySamples.documentAddress, by: OpenLibrarySamples.nothingFound)
        var expected = BookDetail(book: Book(id: dune, title: "Dune"))
        expected.page = "https://openlibrary.org/works/OL893415W"

        #expect(try await detail() == expected)
        #expect(transport.asked.count == 2)
    }

    @Test(arguments: OpenLibrarySamples.addressesOfDune.prefix(2))
    func whereAMainAnswerFailsThatIsToldAndNoMoreIsAsked(address: String) async throws {
        transport.replace(address, by: .json("", status: 403))

        #expect(try await reason() == .refused(status: 403, message: nil))
        #expect(transport.asked.last == address)
    }

    @Test func otherBooksThatAreNotToBeHadKeepNothingBackAndAreAskedForAgain() async throws {
        transport.replace(OpenLibrarySamples.othersAddress, by: .json("", status: 403))
        let catalog = try OpenLibraryCatalog.sample(transport)
        #expect(try await catalog.detail(of: dune).otherBooks == nil)
        #expect(catalog.peek(dune)?.detail == nil)

        transport.replace(OpenLibrarySamples.othersAddress, by: OpenLibrarySamples.others)
        #expect(try await catalog.detail(of: dune).otherBooks?.count == 1)
        #expect(catalog.peek(dune)?.detail != nil)
    }

    @Test(arguments: ["", "OL1A", "OL1W/../x", "/works/OL1W", "OL1W?x", "1", " OL1W"])
    func nobodyIsAskedForWhatIsNoKey(key: String) async throws {
        let catalog = try OpenLibraryCatalog.sample(transport)
        let id = BookID(source: .openLibrary, key: key)

        #expect(
            await failure { () async throws(CatalogFailure) in try await catalog.detail(of: id) } == .notFound)
        #expect(await catalog.cachedDetail(of: id) == nil)
        #expect(transport.asked.isEmpty)
    }

    @Test func nobodyIsAskedForABookOfAnotherSource() async throws {
        let catalog = try OpenLibraryCatalog.sample(transport)

        #expect(await catalog.cachedDetail(of: BookID(893_415, source: .builtIn)) == nil)
        #expect(
            await failure { () async throws(CatalogFailure) in
                try await catalog.detail(of: BookID(893_415, source: .builtIn))
            } == .notFound)
        #expect(transport.asked.isEmpty)
    }
}
