import Entities
import Foundation
import TestSupport
import Testing

@testable import CommandLine

/// The real program, as a person or a script calls it.
struct FindCommandTests {
    private struct Row: Decodable {
        let id: String
        let kind: String
        let title: String
        let released: String?
        let rating: Double?
        let listeners: Int?
    }

    private static let key = "0123456789abcdef0123456789abcdef"
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func environment(_ server: FixtureServer?, hasKeys: Bool = false) -> [String: String] {
        let address = server?.address ?? "http://127.0.0.1:1"
        return [
            "TMDB_API_KEY": hasKeys ? Self.key : "", "LASTFM_API_KEY": hasKeys ? Self.key : "", "LC_ALL": "C.UTF-8",
            "MATINEE_TMDB_URL": "\(address)/3", "MATINEE_LASTFM_URL": "\(address)/2.0/",
            "MATINEE_CINEMETA_URL": address, "MATINEE_DEEZER_URL": address, "MATINEE_OPENLIBRARY_URL": address,
            "MATINEE_POKEAPI_URL": "\(address)/api/v2", "XDG_CACHE_HOME": "\(folder.path)/cache",
            "XDG_CONFIG_HOME": "\(folder.path)/config", "XDG_STATE_HOME": "\(folder.path)/state",
        ]
    }

    private func program(_ server: FixtureServer? = nil, hasKeys: Bool = false) -> MatineeProgram {
        MatineeProgram(data: folder.path, environment: environment(server, hasKeys: hasKeys))
    }

    private func rows(_ result: MatineeProgram.Result) throws -> [Row] {
        #expect(result.status == 0 && result.complaint.isEmpty, "\(result.complaint)")
        return try result.output.split(separator: "\n").map {
            try JSONDecoder().decode(Row.self, from: Data($0.utf8))
        }
    }

    @Test func whatIsBuiltInIsFoundWithoutANetwork() async throws {
        let films = try rows(await program().run("find", "seven", "samurai", "--films", "--json", "--builtin"))
        #expect(films.map(\.title) == ["Seven Samurai"])
        #expect(films.map(\.kind) == ["movie"])
        let all = try await program().run("find", "an", "--builtin", "--limit", "2", "--tsv")
        #expect(all.status == 0 && all.complaint.isEmpty)
        let columns = all.output.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false)
        }
        #expect(columns.allSatisfy { $0.count == 6 })
        #expect(columns.map { $0[1] } == ["movie", "movie", "artist", "artist", "pokemon", "pokemon"])
    }

    @Test func aRefinedListIsSorted() async throws {
        let result = try await program().run(
            "list", "films", "--genre", "Drama,-comedy", "--years", "1950s", "--sort", "date", "--reverse", "--json",
            "--builtin")
        let films = try rows(result)
        #expect(films.count > 3)
        #expect(films.allSatisfy { $0.released?.hasPrefix("195") == true })
        #expect(films.compactMap(\.released) == films.compactMap(\.released).sorted())
    }

    @Test func whereThereIsNothingTheStatusSaysSo() async throws {
        for arguments in [
            ["find", "no such film of all", "--films"], ["list", "library"], ["find", "x", "--library"],
        ] {
            let result = try await MatineeProgram(
                data: folder.path,
                wrapper: [
                    "/bin/sh", "-c", "exec \"$0\" \(arguments.map { "'\($0)'" }.joined(separator: " ")) --builtin",
                ],
                environment: environment(nil)
            ).run()
            #expect(result.status == 1 && result.output.isEmpty && result.complaint.isEmpty)
        }
    }

    @Test(arguments: [
        (["--rating", "7"], "--genre, --years"), (["--genre", "nope"], "drama"), (["--sort", "rating"], "title"),
        (["--years", "19x"], "1990-1999"), (["--collection", "popular"], "everything"),
        (["--genre", ","], "drama,-horror"), (["--genre", "drama,-drama"], "--genre does not take 'drama,-drama'"),
        (["--genre", "-drama,comedy,Drama"], "drama,-horror"),
    ])
    func whatCannotBeAskedIsAMistakeThatNamesWhatCan(options: [String], named: String) async throws {
        let command = "exec \"$0\" list films --builtin \(options.map { "'\($0)'" }.joined(separator: " "))"
        let result = try await MatineeProgram(
            data: folder.path, wrapper: ["/bin/sh", "-c", command], environment: environment(nil)
        ).run()
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.complaint.contains(named), "\(result.complaint)")
    }

    @Test func whatDoesNotGoTogetherIsAMistakeToo() async throws {
        let result = try await program(hasKeys: true).run(
            "list", "films", "--collection", "now-playing", "--language", "ko")
        #expect(result.status == 2 && result.complaint.contains("--language does not go with"))
    }

    @Test func aServiceIsAskedPageByPageUntilThereIsEnough() async throws {
        let server = try await FixtureServer.start()
        let result = try await program(server, hasKeys: true).run(
            "list", "films", "--genre", "thriller", "--years", "1990-2009", "--sort", "rating", "--limit", "50",
            "--json")
        let films = try rows(result)
        #expect(films.count == 50)
        #expect(films.compactMap(\.rating) == films.compactMap(\.rating).sorted(by: >))
        let paths = try await server.requests().map(\.path).filter { $0.contains("discover") }
        #expect(paths.count == 3)
    }

    @Test func aPersonIsMeantByAPartOfTheName() async throws {
        let server = try await FixtureServer.start("--movies", "2000")
        let result = try await program(server, hasKeys: true).run(
            "list", "films", "--person", "ada", "--collection", "everything", "--limit", "3", "--json")
        #expect(try !rows(result).isEmpty)
        let asked = try await server.requests()
        #expect(asked.contains { $0.path == "/3/search/person" })
        #expect(asked.last?.path == "/3/discover/movie")
    }

    @Test func whatTheServiceCannotSortIsSortedHere() async throws {
        let server = try await FixtureServer.start("--artists", "300")
        let result = try await program(server, hasKeys: true).run(
            "list", "artists", "--sort", "listeners", "--reverse", "--limit", "3", "--json")
        let listeners = try rows(result).compactMap(\.listeners)
        #expect(listeners.count == 3 && listeners == listeners.sorted())
        #expect(listeners[0] < 8_000_000_000 / 1_290)
    }

    @Test func aServiceThatIsNotThereIsToldByTheStatus() async throws {
        let result = try await program().run("find", "samurai", "--films")
        #expect(result.status == 3 && result.output.isEmpty)
        #expect(result.complaint.contains("cinemeta"))
    }

    @Test func eachServiceThatIsNotThereIsNamed() async throws {
        let server = try await FixtureServer.start()
        var environment = environment(server)
        environment["MATINEE_CINEMETA_URL"] = "http://127.0.0.1:1"
        environment["MATINEE_DEEZER_URL"] = "http://127.0.0.1:1"
        environment["MATINEE_POKEAPI_URL"] = server.address
        let result = try await MatineeProgram(data: folder.path, environment: environment).run("find", "samurai")
        #expect(result.status == 3)
        let lines = result.complaint.split(separator: "\n")
        #expect(lines.count == 2, "\(result.complaint)")
        withExtendedLifetime(server) {}
        #expect(zip(lines, ["cinemeta", "deezer"]).allSatisfy { $0.hasPrefix("matinee: \($1): ") })
    }

    @Test func whoeverHasSeenEnoughEndsItQuietly() async throws {
        let command = "\"$0\" list films --builtin --limit 10000 | head -n 1; echo \"${PIPESTATUS[0]}\""
        let result = try await MatineeProgram(
            data: folder.path, wrapper: ["/bin/bash", "-c", command], environment: environment(nil)
        ).run()
        #expect(result.output.hasSuffix("\n141\n") && result.complaint.isEmpty)
    }
}
