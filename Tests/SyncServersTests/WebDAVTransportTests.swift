import Entities
import SyncFolder
import TestSupport
import Testing

@testable import SyncServers

struct WebDAVTransportTests {
    private static let bytes: [UInt8] = Array("what was written".utf8)

    private let place: ServedPlace

    init() async throws {
        place = try await ServedPlace(.webDAV)
    }

    private func put(_ paths: SyncPath..., by transport: any SyncTransport) async throws {
        try await onOwnThread { for path in paths { try transport.put(Self.bytes, at: path) } }
    }

    @Test(arguments: 0...3) func `Lists are understood as each server writes them`(style: Int) async throws {
        try await put(.format, .file(1), .file(1, of: "0b"), by: place.transport())
        try await place.server.have(["dav_style": style])
        let transport = try place.transport()
        try await onOwnThread {
            let (paths, hasOthers) = (try transport.paths(), try transport.hasOthers())
            #expect(paths == [.file(1), .file(1, of: "0b")])
            #expect(!hasOthers)
        }
    }

    @Test func `A list costs a request for each machine and one more`() async throws {
        try await put(.file(1), .file(2), .file(1, of: "0b"), .file(1, of: "0c"), by: place.transport())
        let before = try await place.methods().count
        let transport = try place.transport()
        _ = try await onOwnThread { try transport.paths() }
        #expect(try await place.methods(since: before) == Array(repeating: "PROPFIND", count: 4))
    }

    @Test func `Folders are made before what lies in them, and those that were seen are not`() async throws {
        let transport = try place.transport()
        try await put(.file(1), by: transport)
        #expect(try await place.methods() == ["MKCOL", "MKCOL", "MKCOL", "PUT", "GET"])
        try await put(.file(2), by: transport)
        #expect(try await place.methods(since: 5) == ["PUT", "GET"])
        let other = try place.transport()
        try await onOwnThread { _ = try other.paths() }
        try await put(.file(3), .file(1, of: "0b"), by: other)
        #expect(try await place.methods(since: 9) == ["PUT", "GET", "MKCOL", "PUT", "GET"])
    }

    @Test func `Folders that others made meanwhile do not matter`() async throws {
        let (one, other) = (try place.transport(), try place.transport())
        try await put(.file(1), by: one)
        try await put(.file(2), by: other)
        #expect(try await onOwnThread { try one.paths() } == [.file(1), .file(2)])
    }

    @Test func `A folder is taken away once nothing is in it, and costs no request any more`() async throws {
        let transport = try place.transport()
        try await put(.file(1), .file(1, of: "0b"), by: transport)
        try await onOwnThread {
            try transport.removeFolder("0a")
            #expect(try transport.paths() == [.file(1), .file(1, of: "0b")])
            try transport.remove(.file(1))
            for _ in 0..<2 { try transport.removeFolder("0a") }
        }
        let before = try await place.methods().count
        #expect(try await onOwnThread { try transport.paths() } == [.file(1, of: "0b")])
        #expect(try await place.methods(since: before) == ["PROPFIND", "PROPFIND"])
        try await put(.file(2), by: transport)
        #expect(try await onOwnThread { try transport.paths() } == [.file(2), .file(1, of: "0b")])
    }

    @Test func `What was kept by half is not taken for stored`() async throws {
        try await place.server.have(["dav_half": 1])
        let transport = try place.transport()
        let put: @Sendable () throws -> Void = {
            try transport.put(Self.bytes, at: .file(1))
        }
        #expect(try await place.failure(put) == .notKept)
        try await place.server.have(["dav_half": 0])
        #expect(try await place.failure(put) == nil)
        #expect(try await onOwnThread { try transport.bytes(at: .file(1)) } == Self.bytes)
    }

    @Test(
        arguments: [
            (403, .forbidden), (409, .parentMissing), (423, .notAnswered(.unavailable(status: 423))), (507, .full),
            (429, .notAnswered(.rateLimited(retryAfterSeconds: nil))), (418, .refused(status: 418, message: nil)),
        ] as [(Int, ServerFailure)])
    func `Each refusal of a change is told from the others`(status: Int, failure: ServerFailure) async throws {
        let transport = try place.transport()
        try await put(.file(1), by: transport)
        try await place.server.have(["dav_refuse": status])
        for body: @Sendable () throws -> Void in [
            { try transport.put(Self.bytes, at: .file(2)) },
            { try transport.put(Self.bytes, at: .file(1, of: "0b")) },
            { try transport.remove(.file(1)) },
        ] {
            #expect(try await place.failure(body) == failure)
        }
    }

    @Test func `A server that wants a proof of the password gets it, and no other password is taken`() async throws {
        try await place.server.have(["dav_digest": 1])
        let transport = try place.transport()
        try await put(.file(1), by: transport)
        let before = try await place.methods().count
        #expect(try await onOwnThread { try transport.paths() } == [.file(1)])
        #expect(try await onOwnThread { try transport.bytes(at: .file(1)) } == Self.bytes)
        // Each is asked for and answered.
        #expect(
            try await place.methods(since: before) == [
                "PROPFIND", "PROPFIND", "PROPFIND", "PROPFIND", "GET", "GET",
            ])
        let other = try place.transport(password: "wrong")
        #expect(try await place.failure { _ = try other.paths() } == .passwordRefused)
        let without = try place.transport(password: nil)
        #expect(try await place.failure { _ = try without.paths() } == .passwordMissing)
    }

    @Test func `What lies in no folder, and what is no WebDAV, is told apart`() async throws {
        let lost = try place.transport(path: "/dav/not/there")
        #expect(
            try await place.failure {
                try lost.put(Self.bytes, at: .format)
            } == .parentMissing)
        let other = try place.transport(path: "/3")
        #expect(
            try await place.failure { _ = try other.paths() }
                == .otherProtocol)
    }

    @Test func `A list that was sent elsewhere on the same server is followed`() async throws {
        try await put(.file(1), by: place.transport())
        try await place.server.spoil([.init("redirect-same", method: "PROPFIND")])
        let transport = try place.transport()
        #expect(try await onOwnThread { try transport.paths() } == [.file(1)])
    }
}
