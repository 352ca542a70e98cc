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
        _ = try await online.pokemon(ghosts, page: 1)
        let detail = try await online.pokemon(eevee)
        time.advance(by: .days(30) - .seconds(1))
        let offline = try catalog(nil)
        #expect(try await offline.pokemon(ghosts, page: 1).items.map(\.number) == [2, 133])
        #expect(try await offline.pokemon(eevee) == detail)
        #expect(await offline.cachedPokemon(eevee)?.isFresh == true)

        time.advance(by: .seconds(1))
        let later = try catalog(nil)
        let kept = try #require(await later.cachedPokemon(ghosts, page: 1))
        #expect((kept.value.items.map(\.number), kept.isFresh, kept.age) == ([2, 133], false, 30 * 24 * 3_600))
        #expect(await later.cachedPokemon(eevee)?.value == detail)
        #expect(await later.cachedPokemon(eevee)?.isFresh == false)
        #expect(await failure { () async throws(CatalogFailure) in try await later.pokemon(eevee) } == .startedOffline)
    }

    @Test func anotherOrderOfACachedListAsksNobody() async throws {
        _ = try await catalog(transport).pokemon(PokemonQuery(), page: 1)
        let offline = try catalog(nil)
        let page = try await offline.pokemon(PokemonQuery(sort: .name, isReversed: true), page: 1)

        #expect(page.items.first?.name == "Ivysaur")
        #expect(await offline.cachedPokemon(PokemonQuery(text: "1", sort: .name), page: 1) != nil)
        #expect(await offline.cachedPokemon(ghosts, page: 1) == nil)
    }

    @Test func whereAPartOfADetailIsNotKeptNoneIs() async throws {
        transport.replace("/api/v2/evolution-chain/67", by: .json("Bad Request", status: 400))
        let catalog = try catalog(transport)
        _ = await failure { () async throws(CatalogFailure) in try await catalog.pokemon(eevee) }
        #expect(await catalog.cachedPokemon(eevee) == nil)

        // What has come is not asked for again.
        transport.replace("/api/v2/evolution-chain/67", by: PokeAPISamples.eeveesFamily)
        _ = try await catalog.pokemon(eevee)
        #expect(transport.asked == PokeAPISamples.addressesOfEevee + ["/api/v2/evolution-chain/67"])
    }

    @Test func aRefreshAsksForAllOfItAgain() async throws {
        let catalog = try catalog(transport)
        for _ in 1...2 {
            _ = try await catalog.pokemon(ghosts, page: 1)
            _ = try await catalog.pokemon(eevee)
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
