import Entities
import Foundation
import Glibc
import PictureLoading
import Presentation
import Services
import Storage
import TestSupport
import Testing

@testable import CommandLine

/// The real program, as a person or a script calls it.
struct SourcesCommandTests {
    private struct Row: Decodable, Equatable {
        let source: String
        let lists: [String]
        let state: String
        let key: String?
        let cachedBytes: Int
    }

    private static let key = "0123456789abcdef0123456789abcdef"

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Keys of whoever runs the tests do not count.
    private func program(_ environment: [String: String] = [:]) -> MatineeProgram {
        let usual = [
            "TMDB_API_KEY": "", "LASTFM_API_KEY": "", "LC_ALL": "C.UTF-8", "XDG_CACHE_HOME": "\(folder.path)/cache",
            "XDG_CONFIG_HOME": "\(folder.path)/config",
        ]
        return MatineeProgram(data: folder.path, environment: usual.merging(environment) { $1 })
    }

    private func rows(_ environment: [String: String] = [:]) async throws -> [Row] {
        let result = try await program(environment).run("sources", "--json")
        #expect(result.status == 0 && result.complaint.isEmpty)
        return try JSONDecoder().decode([Row].self, from: Data(result.output.utf8))
    }

    @Test func allSourcesAreListedAndNothingIsMade() async throws {
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let rows = try await rows()
        #expect(rows.map(\.source) == ["tmdb", "lastfm", "cinemeta", "deezer", "openlibrary", "pokeapi", "builtin"])
        #expect(rows.map(\.state) == ["no-key", "no-key"] + Array(repeating: "not-asked", count: 4) + ["built-in"])
        #expect(rows.map(\.key) == ["none", "none", nil, nil, nil, nil, nil])
        #expect(rows[2...5].map(\.lists) == [["movie"], ["artist"], ["book"], ["pokemon"]])
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path) == before)
    }

    @Test func whereAKeyIsFromIsSaidAndNoMore() async throws {
        try KeyFile(folder: "\(folder.path)/config/matinee").set(Self.key, for: "lastfm.key")
        let environment = ["TMDB_API_KEY": Self.key]
        #expect(try await rows(environment).prefix(2).map(\.key) == ["environment", "stored"])
        let table = try await program(environment).run("sources").output
        #expect(table.contains("TMDB_API_KEY") && table.contains("••••cdef"))
        #expect(!table.contains(Self.key.prefix(8)))
    }

    @Test func pictureLibrariesThatAreMissingAreNamed() async throws {
        let home = folder.path
        let said = try await onOwnThread {
            var said = ""
            try SourcesCommand(
                settings: Settings(environment: [:]), folders: Folders(environment: ["HOME": home]),
                wording: .ofProgram(localeIdentifier: "C"),
                decoder: PictureDecoder { $0 == .webp ? "libwebp.so.missing" : $0.library }
            )
            .run(asJSON: false) { said += $0 }
            return said
        }
        #expect(said.hasSuffix("\n\nPictures in WebP are not shown: libwebp.so.7 is not installed.\n"))
        #expect(!said.contains("JPEG"))
    }

    @Test func whoIsOfflineReadsThat() async throws {
        #expect(try await rows(["MATINEE_NETWORK": "off"])[2].state == "offline")
    }

    @Test func aFileThatOthersMayReadIsNotUsedAndTheRestIsThere() async throws {
        try KeyFile(folder: "\(folder.path)/config/matinee").set(Self.key, for: "lastfm.key")
        chmod("\(folder.path)/config/matinee/keys.json", 0o644)
        let result = try await program().run("sources")
        #expect(result.status == 3)
        #expect(result.complaint.contains("keys.json; run 'chmod 600' on it"))
        #expect(result.output.contains("Cinemeta"))
    }

    @Test(arguments: [["--yaml"], ["again"], ["--json", "again"]])
    func whatItDoesNotKnowIsNamed(arguments: [String]) throws {
        #expect(throws: LaunchError.self) { try LaunchRequest(arguments: ["sources"] + arguments) }
        #expect(try LaunchRequest(arguments: ["sources", "--json"]) == .sources(asJSON: true))
        #expect(try LaunchRequest(arguments: ["sources", "-h"]) == .showHelp)
    }
}
