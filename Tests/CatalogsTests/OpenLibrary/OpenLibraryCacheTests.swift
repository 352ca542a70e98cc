import Entities
import Services
import TestSupport
import Testing

@testable import CatalogKit
@testable import Catalogs
@testable import HTTP

struct OpenLibraryCacheTests {
    private let folder: TemporaryFolder
    private let time = TimeSpy()
    private let transport = OpenLibrarySamples.transport
    private let dune = BookID(893_415)
    private let trending = BookQuery()

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func listsAndBooksAreThereInTheNextRun() async throws {
        let online = try catalog(transport)
        let page = try await online.page(1, of: trending)
        let detail = try await online.detail(of: dune)
        time.advance(by: .seconds(3_600))
        let offline = try catalog(nil)
        let kept = try #require(await offline.cachedPage(1, of: trending))

        // What was asked of the book came after it, one question a second.
        #expect((kept.value.items, kept.isFresh, kept.age) == (page.items, false, 3_603))
        #expect(try await offline.detail(of: dune) == detail)
        #expect(await offline.cachedDetail(of: dune)?.isFresh == true)
        #expect(
            await failure { () async throws(CatalogFailure) in try await offline.page(1, of: trending) }
                == .startedOffline)
    }

    @Test func whereAMainPartOfADetailIsNotKeptNoneIs() async throws {
        transport.replace(OpenLibrarySamples.documentAddress, by: .json("", status: 403))
        let catalog = try catalog(transport)
        _ = await failure { () async throws(CatalogFailure) in try await catalog.detail(of: dune) }
        #expect(await catalog.cachedDetail(of: dune) == nil)

        // What has come is not asked for again.
        transport.replace(OpenLibrarySamples.documentAddress, by: OpenLibrarySamples.document)
        _ = try await catalog.detail(of: dune)
        #expect(
            transport.asked == [
                OpenLibrarySamples.workAddress, OpenLibrarySamples.documentAddress, OpenLibrarySamples.documentAddress,
                OpenLibrarySamples.othersAddress,
            ])
    }

    @Test func aWorkThatHasMovedIsKeptWithTheWayThere() async throws {
        transport.replace(
            OpenLibrarySamples.workAddress,
            by: .json(#"{"key":"/works/OL893415W","type":{"key":"/type/redirect"},"location":"/works/OL7W"}"#))
        transport.replace("/works/OL7W.json", by: .json(#"{"key":"/works/OL7W","title":"Moved"}"#))
        transport.replace(
            OpenLibrarySamples.documentAddress.split(separator: "OL893415W").joined(separator: "OL7W"),
            by: OpenLibrarySamples.nothingFound)
        _ = try await catalog(transport).detail(of: dune)

        #expect(try await catalog(nil).cachedDetail(of: dune)?.value.book.title == "Moved")
    }

    @Test func aRefreshAsksForAllOfItAgain() async throws {
        let catalog = try catalog(transport)
        for _ in 1...2 {
            _ = try await catalog.page(1, of: trending)
            _ = try await catalog.detail(of: dune)
            time.advance(by: .seconds(1))
            catalog.invalidateCache()
        }
        let once = [OpenLibrarySamples.trendingAddress] + OpenLibrarySamples.addressesOfDune

        #expect(transport.asked == once + once)
    }

    /// A later run, where nothing is in memory.
    private func catalog(_ transport: (any HTTPTransport)?) throws -> OpenLibraryCatalog {
        try .sample(transport, store: .sample(folder, time: time), time: time)
    }
}
