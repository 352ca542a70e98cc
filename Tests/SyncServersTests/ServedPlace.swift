import Entities
import FoundationEssentials
import HTTP
import Runtime
import SyncFolder
import TestSupport

@testable import SyncServers

/// A place on a server in a process of its own, and what carries files there.
struct ServedPlace {
    enum Kind: CaseIterable, Sendable {
        case webDAV, s3
    }

    let server: FixtureServer
    private let kind: Kind

    init(_ kind: Kind) async throws {
        self.kind = kind
        server = try await .start("--dav-open", "0")
    }

    /// Another one each time: as a new start of the program.
    ///
    /// - Parameters:
    ///   - password: nil for none.
    ///   - path: instead of the usual place.
    ///   - clock: how far ahead of the server's this machine's is.
    ///   - isOffline: whether the network is switched off.
    func transport(
        password: String? = "secret", path: String? = nil, clock: Duration = .zero, isOffline: Bool = false
    ) throws(SyncFailure) -> any SyncTransport {
        let address =
            switch kind {
            case .webDAV: "\(server.address.replacing("http://", with: "http://ada@"))\(path ?? "/dav/shared place")"
            case .s3: "s3://ada@\(path ?? "shelf/shared place")?endpoint=\(server.address)/s3&region=garden"
            }
        // Nobody waits between two tries, and the server looks at the time.
        let time = TimeSpy()
        time.advance(by: .seconds(Date().timeIntervalSince1970) - time.sinceEpoch + clock)
        let http = HTTPClient(isOffline ? nil : CurlTransport(userAgent: "Matinee-tests"), time: time)
        return try SyncAddress(address.replacing(" ", with: "%20"))
            .transport(password: password.map { Secret(revealed: $0) }, http: http)
    }

    /// Why something failed that was asked on a thread that may block; nil if it did not.
    func failure(_ body: @escaping @Sendable () throws -> Void) async throws -> ServerFailure? {
        let error = try await onOwnThread { () -> (any Error)? in
            do { try body() } catch { return error }
            return nil
        }
        guard case SyncFailure.server(let failure, _)? = error else { return nil }
        return failure
    }

    /// The requests since an earlier count of them: `PUT`, `PROPFIND` and so on.
    func methods(since count: Int = 0) async throws -> [String] {
        try await server.requests().dropFirst(count).map(\.method)
    }
}

extension SyncPath {
    static func file(_ number: Int, of folder: String = "0a") -> SyncPath {
        .file(folder: folder, name: "seg-\(number)")
    }
}
