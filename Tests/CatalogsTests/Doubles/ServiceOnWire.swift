import Entities
import HTTP
import Services
import TestSupport
import Testing

/// A service, as its catalogue meets it over HTTP.
struct ServiceOnWire: Sendable, CustomTestStringConvertible {
    /// A fault by the name that the server has for it, and what is told of it.
    typealias Told = (fault: String, failure: CatalogFailure)

    let testDescription: String
    let faults: [Told]
    /// Faults that are over when it is asked again, and how often its catalogue does that.
    let passing: [String]
    let retries: Int
    /// One server for all faults.
    let faultyServer: Task<FixtureServer, any Error>
    /// Asks for what has the fault with that index; what is told then, nil for an answer.
    let ask: @Sendable (FixtureServer, CurlLimits, _ index: Int) async throws -> CatalogFailure?
    /// How many things are on the first page of a list, and how many of them could be read.
    let firstPage: @Sendable (FixtureServer) async throws -> [Int]

    /// - Parameters:
    ///   - place: where the server has the fault with that name and index.
    ///   - make: a catalogue that asks a server.
    ///   - ask: asks for what is there.
    init<Catalog: ListCatalog>(
        _ name: String, faults: [Told], passing: [String] = [], retries: Int = 2,
        at place: @Sendable (String, Int) -> FixtureServer.Fault,
        _ make: @escaping @Sendable (FixtureServer, CurlLimits) throws -> Catalog,
        ask: @escaping @Sendable (Catalog, _ index: Int) async throws -> Void
    ) {
        (testDescription, self.faults, self.passing, self.retries) = (name, faults, passing, retries)
        let places = faults.enumerated().map { place($0.element.fault, $0.offset) }
        faultyServer = Task {
            let server = try await FixtureServer.start()
            try await server.spoil(places)
            return server
        }
        self.ask = { server, limits, index in
            let catalog = try make(server, limits)
            do {
                try await ask(catalog, index)
                return nil
            } catch let failure as CatalogFailure {
                return failure
            }
        }
        firstPage = { server in
            let page = try await make(server, .patient).page(1, of: Catalog.Query())
            return [page.sentCount, page.items.count]
        }
    }

    static let all = [
        CinemetaOverHTTPTests.service, DeezerOverHTTPTests.service, LastFMOverHTTPTests.service,
        OpenLibraryOverHTTPTests.service, PokeAPIOverHTTPTests.service, TMDBOverHTTPTests.service,
    ]
}
