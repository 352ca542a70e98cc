import Entities
import FoundationEssentials
import HTTP
import Services
import SyncServers
import TestSupport
import Testing

@testable import LibraryStore
@testable import Sync
@testable import SyncFolder

/// Libraries that share a server which is not as it should be come to say the same all the same.
struct SharingByServerTests {
    enum Kind: CaseIterable, Sendable {
        case webDAV, s3

        /// A setting of the server's for this kind of place.
        func setting(_ name: String) -> String { self == .webDAV ? "dav_\(name)" : "s3_\(name)" }

        /// What one of two machines asks where nothing is new.
        var idle: [String] { self == .webDAV ? ["PROPFIND", "PROPFIND", "PROPFIND"] : ["GET"] }

        fileprivate func address(_ server: FixtureServer) -> String {
            switch self {
            case .webDAV: "\(server.address.replacing("http://", with: "http://ada@"))/dav/shared"
            case .s3: "s3://ada@shelf/shared?endpoint=\(server.address)/s3&region=garden"
            }
        }
    }

    /// Two machines, and what they share.
    private final class Bench {
        let server: FixtureServer
        let kind: Kind
        let desk: SyncedMachine
        let laptop: SyncedMachine

        init(_ kind: Kind) async throws {
            self.kind = kind
            server = try await .start("--dav-open", "0")
            desk = try Self.machine(kind.address(server))
            laptop = try Self.machine(kind.address(server))
            for machine in [desk, laptop] { try machine.setUp() }
        }

        private static func machine(_ address: String) throws -> SyncedMachine {
            // Nobody waits between two tries, and the server looks at the time.
            let time = TimeSpy()
            time.advance(by: .seconds(Date().timeIntervalSince1970) - time.sinceEpoch)
            let http = HTTPClient(CurlTransport(userAgent: "Matinee-tests"), time: time)
            return try SyncedMachine(
                by: SyncAddress(address).transport(password: Secret(revealed: "secret"), http: http))
        }

        func note(_ text: String, on machine: SyncedMachine, at second: Int) throws {
            machine.setClock(to: second)
            let revision = machine.store.snapshot[LibrarySummary.yiYi.subject]?.item.note?.revision
            _ = try machine.store.saveNote(text, about: .yiYi, startedFrom: revision)
        }

        /// As often as it takes with a server that is well.
        func settle() throws {
            for _ in 0..<3 { for machine in [desk, laptop] { try machine.synchronize() } }
        }

        func expectTheSame(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
            try settle()
            let (one, other) = (try desk.content, try laptop.content)
            #expect(one == other, sourceLocation: sourceLocation)
            let note = laptop.store.snapshot[LibrarySummary.yiYi.subject]?.item.note?.text
            #expect(note == text, sourceLocation: sourceLocation)
        }

        func methods(since count: Int = 0) async throws -> [String] {
            try await server.requests().dropFirst(count).map(\.method)
        }
    }

    @Test(arguments: Kind.allCases) func `Changes come over, and nothing new costs a list`(kind: Kind) async throws {
        let bench = try await Bench(kind)
        try bench.note("first", on: bench.desk, at: 1)
        try bench.expectTheSame("first")
        try bench.note("second", on: bench.laptop, at: 2)
        try bench.expectTheSame("second")
        let before = try await bench.methods().count
        let report = try bench.laptop.synchronize()
        #expect(report == SyncReport())
        #expect(try await bench.methods(since: before) == kind.idle)
    }

    @Test(arguments: Kind.allCases) func `A list that lags behind loses nothing`(kind: Kind) async throws {
        let bench = try await Bench(kind)
        try bench.note("first", on: bench.desk, at: 1)
        try bench.settle()
        try await bench.server.have([kind.setting("stale"): 1])
        try bench.note("second", on: bench.desk, at: 2)
        try bench.settle()
        try bench.note("third", on: bench.laptop, at: 3)
        try bench.settle()
        try await bench.server.have([kind.setting("stale"): 0])
        try bench.expectTheSame("third")
        let texts = try bench.desk.store.revisions(of: LibrarySummary.yiYi.subject).map(\.text)
        #expect(Set(texts) == ["first", "second", "third"])
    }

    @Test(arguments: Kind.allCases)
    func `While a server fails changes are kept, and they come over once it is well`(kind: Kind) async throws {
        let bench = try await Bench(kind)
        try bench.note("first", on: bench.desk, at: 1)
        try bench.settle()
        var second = 1
        for fault in ["http-500-html", "reset", "truncated", "truncated-json", "garbage", "error-html-200", "empty"] {
            second += 1
            try bench.note(fault, on: bench.desk, at: second)
            for method in ["", "GET", "PUT", "PROPFIND"] {
                try await bench.server.spoil([.init(fault, method: method)])
                for machine in [bench.desk, bench.laptop] { _ = try? machine.synchronize() }
            }
            try await bench.server.spoil([])
            try bench.expectTheSame(fault)
        }
    }

    @Test(arguments: Kind.allCases) func `Half a file does nothing, and is read once it is whole`(kind: Kind)
        async throws
    {
        let bench = try await Bench(kind)
        try bench.settle()
        try bench.note("first", on: bench.desk, at: 1)
        try bench.desk.synchronize()
        // The answers to GET; a list of S3 is one too, and must be right.
        let path = kind == .webDAV ? "/dav/shared/m" : "/s3/shelf/shared/m"
        try await bench.server.spoil([.init("truncated-json", path: path, method: "GET")])
        let report = try bench.laptop.synchronize()
        #expect(report.incomplete == 1)
        #expect(report.taken == 0)
        try await bench.server.spoil([])
        try bench.expectTheSame("first")
    }

    @Test func `A file of which a server kept half is sent again`() async throws {
        let bench = try await Bench(.webDAV)
        try bench.settle()
        try await bench.server.have(["dav_half": 1])
        try bench.note("first", on: bench.desk, at: 1)
        #expect(throws: SyncFailure.self) { try bench.desk.synchronize() }
        try bench.laptop.synchronize()
        try await bench.server.have(["dav_half": 0])
        try bench.expectTheSame("first")
    }

    @Test(arguments: Kind.allCases) func `A change costs a list and a small file`(kind: Kind)
        async throws
    {
        let bench = try await Bench(kind)
        try bench.note("first", on: bench.desk, at: 1)
        try bench.settle()
        try bench.note("second", on: bench.desk, at: 2)
        let before = try await bench.methods().count
        let report = try bench.desk.synchronize()
        #expect(report.sent == 2, "The text, and that somebody has changed the film")
        #expect(report.written < 2_000)
        // WebDAV is asked what it has kept.
        let change = kind == .webDAV ? ["PUT", "GET"] : ["PUT"]
        #expect(try await bench.methods(since: before) == kind.idle + change)
    }
}
