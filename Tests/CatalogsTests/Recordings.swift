import Foundation
import Testing

@testable import HTTP

/// The folder of recorded answers of the real services: `tmdb/*.json`, `lastfm/*.json`, `cinemeta/*.json`,
/// `deezer/*.json`, `openlibrary/*.json` and `pokeapi/*.json`, named after the request.
enum Recordings {
    static let folder = ProcessInfo.processInfo.environment["MATINEE_RECORDINGS"]

    static func names(_ service: String, _ isWanted: (String) -> Bool) -> [String] {
        let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: "\($0)/\(service)") }
        return (names ?? []).filter { $0.hasSuffix(".json") && isWanted($0) }.sorted()
    }

    static func response(_ service: String, _ name: String) throws -> HTTPResponse {
        let url = URL(filePath: try #require(folder)).appending(path: "\(service)/\(name)")
        return .json(String(decoding: try Data(contentsOf: url), as: UTF8.self))
    }
}
