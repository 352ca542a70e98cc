import Entities
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

/// From the catalogue to a server and back.
struct PokeAPIOverHTTPTests {
    static let service = ServiceOnWire(
        "PokéAPI",
        faults: [
            ("http-401", .refused(status: 401, message: nil)), ("http-404", .notFound),
            ("http-429", .rateLimited(retryAfterSeconds: 1)), ("http-502-html", .unavailable(status: 502)),
            ("http-503", .unavailable(status: 503)),
            ("redirect-loop", .redirectsInCircles(.pokeAPI, host: "127.0.0.1")),
            ("error-html-200", .unreadable(status: 200)), ("empty", .unreadable(status: 200)),
            ("garbage", .unreadable(status: 200)), ("truncated-json", .unreadable(status: 200)),
            ("truncated", .connectionLost(host: "127.0.0.1")),
        ],
        passing: ["http-429", "http-502-html", "reset"],
        at: { .init($0, path: "/pokemon/\(200 + $1)") }, catalog,
        ask: { _ = try await $0.detail(of: PokemonID(200 + $1)) })

    @Test(arguments: ["hostile", "bad-elements", "wrong-types", "null-lists"])
    func hostileBodiesHarmNothing(fault: String) async throws {
        let server = try await FixtureServer.start("--fault", fault)
        let catalog = try Self.catalog(server)
        for number in [1, 25, 133, 1_025] {
            // What cannot be read is a failure; what can is of the species that was asked for.
            guard let detail = try? await catalog.detail(of: PokemonID(number)) else { continue }
            #expect(detail.pokemon.id == PokemonID(number))
            #expect(detail.stats.allSatisfy { (0...PokemonStat.most).contains($0.base) })
        }
    }

    /// The fixture has every oddity within the first species.
    @Test func everySpeciesOfTheListIsFoundWithAllThatItHas() async throws {
        let server = try await FixtureServer.start("--species", "45")
        let catalog = try Self.catalog(server)
        let page = try await catalog.page(1, of: PokemonQuery())
        #expect(page.items.map(\.number) == Array(1...45))
        // Not all at five a second.
        for pokemon in page.items where pokemon.number % 9 == 7 {
            let detail = try await catalog.detail(of: pokemon.id)
            #expect(detail.pokemon.number == pokemon.number)
            #expect(!detail.pokemon.types.isEmpty)
        }
    }

    static func catalog(_ server: FixtureServer, _ limits: CurlLimits = .patient) throws -> PokeAPICatalog {
        try PokeAPICatalog.sample(CurlTransport(userAgent: "Matinee/test", limits: limits), base: server.address)
    }
}
