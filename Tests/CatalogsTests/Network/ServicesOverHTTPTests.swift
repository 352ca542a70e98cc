import Entities
import HTTP
import TestSupport
import Testing

/// What holds of every service, from its catalogue to a server and back.
struct ServicesOverHTTPTests {
    /// A fault of a service, by its index.
    struct Fault: Sendable, CustomTestStringConvertible {
        let service: ServiceOnWire
        let index: Int

        var testDescription: String { "\(service.testDescription): \(service.faults[index].fault)" }

        static let all = ServiceOnWire.all.flatMap { service in
            service.faults.indices.map { Fault(service: service, index: $0) }
        }
    }

    @Test(arguments: Fault.all) func everyFaultIsTold(fault: Fault) async throws {
        let expected = fault.service.faults[fault.index].failure
        let limits = expected == .timedOut(host: "127.0.0.1") ? CurlLimits(totalMilliseconds: 300) : .patient
        let server = try await fault.service.faultyServer.value
        #expect(try await fault.service.ask(server, limits, fault.index) == expected)
    }

    @Test(arguments: ServiceOnWire.all) func whatPassesIsNotNoticed(service: ServiceOnWire) async throws {
        let server = try await FixtureServer.start()
        let page = try await service.firstPage(server)
        #expect(page.allSatisfy { $0 > 0 })
        for fault in service.passing {
            try await server.reset()
            try await server.spoil([.init(fault, times: service.retries)])
            #expect(try await service.firstPage(server) == page, "\(fault)")
            #expect(try await server.requests().count == service.retries + 1, "\(fault)")
        }
    }

    @Test(arguments: ServiceOnWire.all) func overTLSNobodyUnknownIsTrusted(service: ServiceOnWire) async throws {
        let folder = try TemporaryFolder()
        let server = try await FixtureServer.start("--tls", folder.path)
        #expect(try await service.ask(server, .patient, 0) == .untrusted(host: "127.0.0.1"))
    }
}
