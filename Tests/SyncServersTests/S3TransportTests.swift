import Entities
import SyncFolder
import TestSupport
import Testing

@testable import SyncServers

struct S3TransportTests {
    private static let bytes: [UInt8] = Array("what was written".utf8)

    private let place: ServedPlace

    init() async throws {
        place = try await ServedPlace(.s3)
    }

    @Test func `A list of many pages is read to its end, and one of a thousand files costs one request`() async throws {
        let transport = try place.transport()
        let paths = (1...5).map { SyncPath.file($0) }
        try await onOwnThread { for path in paths { try transport.put(Self.bytes, at: path) } }
        #expect(try await place.methods() == Array(repeating: "PUT", count: 5))
        #expect(try await onOwnThread { try transport.paths() } == Set(paths))
        #expect(try await place.methods(since: 5).count == 1)
        try await place.server.have(["s3_page": 2])
        #expect(try await onOwnThread { try transport.paths() } == Set(paths))
        #expect(try await place.methods(since: 6).count == 3)
    }

    @Test(arguments: [1, 2, 3]) func `A list without an end is given up`(round: Int) async throws {
        let transport = try place.transport()
        try await onOwnThread { try transport.put(Self.bytes, at: .file(1)) }
        try await place.server.have(["s3_loop": round])
        #expect(
            try await place.failure { _ = try transport.paths() }
                == .notAnswered(.unreadable(status: 200)))
        #expect(try await place.methods(since: 1).count == round + 1)
    }

    @Test(arguments: [(1, .full), (2, .forbidden)] as [(Int, ServerFailure)])
    func `Each refusal of a change is told from the others`(refusal: Int, failure: ServerFailure) async throws {
        try await place.server.have(["s3_refuse": refusal])
        let transport = try place.transport()
        for body: @Sendable () throws -> Void in [
            { try transport.put(Self.bytes, at: .file(1)) },
            { try transport.remove(.file(1)) },
        ] {
            #expect(try await place.failure(body) == failure)
        }
    }

    @Test func `A clock that is off, and a bucket that is not there, are named`() async throws {
        for clock in [-3_600, 3_600] {
            let early = try place.transport(clock: .seconds(clock))
            #expect(
                try await place.failure { _ = try early.paths() }
                    == .clockDiffers)
        }
        let elsewhere = try place.transport(path: "no-such-bucket/shared")
        #expect(
            try await place.failure { _ = try elsewhere.paths() }
                == .parentMissing)
    }

    @Test func `A bucket can be shared without a prefix`() async throws {
        let transport = try place.transport(path: "shelf")
        try await onOwnThread {
            try transport.put(Self.bytes, at: .format)
            try transport.put(Self.bytes, at: .file(1))
            #expect(try transport.paths() == [.file(1)])
            #expect(try !transport.hasOthers())
        }
    }
}
