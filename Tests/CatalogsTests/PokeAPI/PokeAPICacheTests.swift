import Entities
import Services
import TestSupport
import Testing

@testable import CatalogKit
@testable import Catalogs
@testable import HTTP

struct PokeAPICacheTests {
    private let folder: TemporaryFolder
    private let time = TimeSpy()
    private let transport = PokeAPISamples.transport
    private let eevee = PokemonID(133)
    private let ghosts = PokemonQuery(criteria: [.ofType(.ghost, orNamed: "ghost")])

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func allOfItIsKeptForThirtyDays() async throws {
        let online = try catalog(transport)
        _ = try await online.page(1, of: ghosts)
        let detail = try await online.detail(of: eevee)
        time.advance(by: .days(30) - .seconds(1))
        let offline = try catalog(nil)
        #expect(try await offline.page(1, of: ghosts).items.map(\.number) == [2, 133])
        #expect(try await offline.detail(of: eevee) == detail)
        #expect(await offline.cachedDetail(of: eevee)?.isFresh == true)

        time.advance(by: .seconds(1))
        let later = try catalog(nil)
        let kept = try #require(await later.cachedPage(1, of: ghosts))
        #expect((kept.value.items.map(\.number), kept.isFresh, kept.age) == ([2, 133], false, 30 * 24 * 3_600))
        #expect(await later.cachedDetail(of: eevee)?.value == detail)
        #expect(await later.cachedDetail(of: eevee)?.isFresh == false)
        #expect(
            await failure { () async throws(CatalogFailure) in try await later.detail(of: eevee) } == .startedOffline)
    }

    @Test func anotherOrderOfACachedListAsksNobody() async throws {
        _ = try await catalog(transport).page(1, of: PokemonQuery())
        let offline = try catalog(nil)
        let page = try await offline.page(1, of: PokemonQuery(sort: .name, isReversed: true))

        #expect(page.items.first?.name == "Ivysaur")
        #expect(await offline.cachedPage(1, of: PokemonQuery(text: "1", sort: .name)) != nil)
        #expect(await offline.cachedPage(1, of: ghosts) == nil)
    }

    @Test func whereAPartOfADetailIsNotKeptNoneIs() async throws {
        transport.replace("/api/v2/evolution-chain/67", by: .json("Bad Request", status: 400))
        let catalog = try catalog(transport)
        _ = await failure { () async throws(CatalogFailure) in try await catalog.detail(of: eevee) }
        #expect(await catalog.cachedDetail(of: eevee) == nil)

        // What has come is not asked for again.
        transport.replace("/api/v2/evolution-chain/67", by: PokeAPISamples.eeveesFamily)
        _ = try await catalog.detail(of: eevee)
        #expect(transport.asked == PokeAPISamples.addressesOfEevee + ["/api/v2/evolution-chain/67"])
    }

    @Test func aRefreshAsksForAllOfItAgain() async throws {
        let catalog = try catalog(transport)
        for _ in 1...2 {
            _ = try await catalog.page(1, of: ghosts)
            _ = try await catalog.detail(of: eevee)
            time.advance(by: .seconds(1))
            catalog.invalidateCache()
        }
        let once = [PokeAPISamples.listAddress, "/api/v2/type/ghost"] + PokeAPISamples.addressesOfEevee

        #expect(transport.asked == once + once)
    }

    /// A later run, where nothing is in memory.
    private func catalog(_ transport: (any HTTPTransport)?) throws -> PokeAPICatalog {
        try .sample(transport, store: .sample(folder, time: time), time: time)
    }
}
