import Entities
import Foundation
import TestSupport
import Testing

@testable import CatalogKit
@testable import HTTP
@testable import Runtime

extension HTTPResponse {
    static func json(_ body: String, status: Int = 200, headers: [(String, String)] = []) -> HTTPResponse {
        HTTPResponse(
            status: status, headers: HTTPHeaders(headers.map { (name: $0.0, value: $0.1) }), body: Data(body.utf8),
            receivedAt: 1_000_000_000)
    }

    static func status(_ status: Int, _ headers: (String, String)...) -> HTTPResponse {
        json("", status: status, headers: headers)
    }

    static func redirect(to location: String, status: Int = 302) -> HTTPResponse {
        .status(status, ("Location", location))
    }
}

extension HTTPRequest {
    static func get(_ url: String, credential: Credential? = nil) throws -> HTTPRequest {
        HTTPRequest(url: try #require(HTTPURL(url)), credential: credential)
    }
}

extension Credential {
    static let sample = Credential.query(name: "api_key", Secret(revealed: sampleKey))
    static let sampleKey = "0123456789abcdef0123456789abcdef"
}

/// What `body` throws; records an issue when it throws nothing.
func failure<Value>(_ body: () async throws(CatalogFailure) -> Value) async -> CatalogFailure? {
    do throws(CatalogFailure) {
        let value = try await body()
        Issue.record("no failure but \(value)")
        return nil
    } catch {
        return error
    }
}
