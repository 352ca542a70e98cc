import Entities
import SyncFolder
import TestSupport
import Testing

@testable import SyncServers

/// What holds of all servers.
struct EveryServerTests {
    private static let bytes: [UInt8] = Array("what was written, with \u{0} and ä".utf8)

    @Test(arguments: ServedPlace.Kind.allCases)
    func `What is put there is there, is listed, is read, and is gone once it was removed`(kind: ServedPlace.Kind)
        async throws
    {
        let place = try await ServedPlace(kind)
        let transport = try place.transport()
        try await onOwnThread {
            #expect(try transport.paths() == [])
            #expect(try transport.bytes(at: .format) == nil)
            #expect(try !transport.hasOthers())
            for path in [SyncPath.format, .file(1), .file(2), .file(1, of: "0b")] {
                try transport.put(Self.bytes, at: path)
                #expect(try transport.bytes(at: path) == Self.bytes)
            }
            #expect(try transport.paths() == [.file(1), .file(2), .file(1, of: "0b")])
            try transport.remove(.file(2))
            try transport.remove(.file(2))
            #expect(try transport.paths() == [.file(1), .file(1, of: "0b")])
            #expect(try !transport.hasOthers())
        }
    }

    @Test(arguments: ServedPlace.Kind.allCases)
    func `An empty file can be put there, and one again`(kind: ServedPlace.Kind) async throws {
        let place = try await ServedPlace(kind)
        let transport = try place.transport()
        try await onOwnThread {
            for bytes in [[], Self.bytes, Self.bytes] { try transport.put(bytes, at: .file(1)) }
            try transport.put([], at: .file(2))
            #expect(try transport.bytes(at: .file(1)) == Self.bytes)
            #expect(try transport.bytes(at: .file(2)) == [])
        }
    }

    @Test(arguments: ServedPlace.Kind.allCases)
    func `Somebody else's files are seen, and none of them is taken for a machine's`(kind: ServedPlace.Kind)
        async throws
    {
        let place = try await ServedPlace(kind)
        let (above, transport) = (
            try place.transport(path: kind == .webDAV ? "/dav" : "shelf"),
            try place.transport(path: kind == .webDAV ? "/dav/m" : "shelf/m")
        )
        try await onOwnThread {
            try above.put(Self.bytes, at: .file(1))
            #expect(try transport.hasOthers())
            #expect(try transport.paths() == [])
        }
    }

    @Test(arguments: ServedPlace.Kind.allCases)
    func `A wrong password is refused, and a missing one is asked for`(kind: ServedPlace.Kind) async throws {
        let place = try await ServedPlace(kind)
        let wrong = try place.transport(password: "wrong")
        #expect(
            try await place.failure { _ = try wrong.paths() }
                == .passwordRefused)
        #expect(
            try await place.failure { _ = try place.transport(password: nil).paths() } == .passwordMissing)
    }

    @Test(arguments: ServedPlace.Kind.allCases)
    func `With the network switched off nothing is asked`(kind: ServedPlace.Kind) async throws {
        let place = try await ServedPlace(kind)
        let transport = try place.transport(isOffline: true)
        #expect(
            try await place.failure { _ = try transport.paths() }
                == .notAnswered(.startedOffline))
        #expect(try await place.methods() == [])
    }

    @Test(arguments: ServedPlace.Kind.allCases)
    func `What fails for a moment is asked again, a change too`(kind: ServedPlace.Kind) async throws {
        let place = try await ServedPlace(kind)
        let transport = try place.transport()
        try await onOwnThread { try transport.put(Self.bytes, at: .file(1)) }
        for fault in ["http-503", "http-429", "reset", "http-500-html"] {
            try await place.server.spoil([.init(fault, times: 2, method: "PUT"), .init(fault, times: 1, method: "GET")])
            let before = try await place.methods().count
            try await onOwnThread { try transport.put(Self.bytes, at: .file(1)) }
            #expect(try await place.methods(since: before).count { $0 == "PUT" } == 3, "\(fault)")
            #expect(try await onOwnThread { try transport.bytes(at: .file(1)) } == Self.bytes)
        }
    }

    @Test(arguments: ServedPlace.Kind.allCases)
    func `What fails again and again is given up after four tries`(kind: ServedPlace.Kind) async throws {
        let place = try await ServedPlace(kind)
        let transport = try place.transport()
        try await place.server.spoil([.init("http-503")])
        #expect(
            try await place.failure { _ = try transport.paths() }
                == .notAnswered(.unavailable(status: 503)))
        #expect(try await place.methods().count == 4)
    }

    @Test(arguments: ServedPlace.Kind.allCases)
    func `The password follows no redirect to another host, and no change goes elsewhere`(kind: ServedPlace.Kind)
        async throws
    {
        let place = try await ServedPlace(kind)
        let transport = try place.transport()
        try await onOwnThread { try transport.put(Self.bytes, at: .file(1)) }
        for fault in ["redirect-away", "redirect-loop"] {
            try await place.server.spoil([.init(fault)])
            for body: @Sendable () throws -> Void in [
                { _ = try transport.paths() },
                { try transport.put(Self.bytes, at: .file(1)) },
            ] {
                let failure = try await place.failure(body)
                switch failure {
                case .notAnswered(.redirectRefused), .notAnswered(.redirectsInCircles): continue
                default: Issue.record("\(fault): \(String(describing: failure))")
                }
            }
        }
        try await place.server.spoil([.init("redirect-away")])
        let before = try await place.methods().count
        _ = try await place.failure { _ = try transport.paths() }
        #expect(try await place.methods(since: before).count == 1)
    }

    @Test(arguments: ServedPlace.Kind.allCases)
    func `Half a list and a page of the network's are no list`(kind: ServedPlace.Kind) async throws {
        let place = try await ServedPlace(kind)
        let transport = try place.transport()
        try await onOwnThread { try transport.put(Self.bytes, at: .file(1)) }
        for fault in ["truncated-json", "garbage", "error-html-200", "empty"] {
            try await place.server.spoil([.init(fault)])
            let failure = try await place.failure {
                _ = try transport.paths()
            }
            switch failure {
            case .notAnswered(.unreadable)?, .otherProtocol?: break
            default: Issue.record("\(fault): \(String(describing: failure))")
            }
        }
    }

    @Test(arguments: ServedPlace.Kind.allCases)
    func `A slow answer is waited for`(kind: ServedPlace.Kind) async throws {
        let place = try await ServedPlace(kind)
        let transport = try place.transport()
        try await onOwnThread { try transport.put(Self.bytes, at: .file(1)) }
        let before = try await place.methods().count
        try await place.server.have(["latency_ms": 3_600_000])
        async let paths = onOwnThread { try transport.paths() }
        while try await place.methods(since: before).isEmpty {}
        try await place.server.answer()
        #expect(try await paths == [.file(1)])
    }

    @Test func `Where nobody listens it says so`() async throws {
        let place = try await ServedPlace(.webDAV)
        let transport = try place.transport()
        await place.server.stop()
        #expect(
            try await place.failure { _ = try transport.paths() }
                == .notAnswered(.connectionRefused(host: "127.0.0.1")))
    }
}
