import Foundation
import TestSupport
import Testing

@testable import CommandLine

/// The real program, as a person or a script calls it.
struct PrefetchCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func environment(_ address: String, cache: String? = nil) -> [String: String] {
        let key = "0123456789abcdef0123456789abcdef"
        return [
            "TMDB_API_KEY": key, "LASTFM_API_KEY": key, "LC_ALL": "C.UTF-8", "MATINEE_TMDB_URL": "\(address)/3",
            "MATINEE_LASTFM_URL": "\(address)/2.0/", "MATINEE_CINEMETA_URL": address, "MATINEE_DEEZER_URL": address,
            "MATINEE_OPENLIBRARY_URL": address, "MATINEE_POKEAPI_URL": address, "HOME": folder.path,
            "XDG_CACHE_HOME": cache ?? "\(folder.path)/cache", "XDG_CONFIG_HOME": "", "XDG_STATE_HOME": "",
        ]
    }

    private func program(
        _ address: String, cache: String? = nil, wrapper: [String] = [], _ more: [String: String] = [:]
    ) -> MatineeProgram {
        MatineeProgram(
            data: folder.path, wrapper: wrapper, environment: environment(address, cache: cache).merging(more) { $1 })
    }

    private func details(_ server: FixtureServer) async throws -> [FixtureServer.Request] {
        try await server.requests().filter { $0.path.contains(/^\/3\/movie\/[0-9]+$/) }
    }

    @Test func whatWasFetchedIsThereWithoutTheService() async throws {
        let server = try await FixtureServer.start()
        let program = program(server.address)
        let first = try await program.run("prefetch", "--films", "45")
        #expect(first.status == 0 && !first.complaint.contains("from tmdb"), "\(first.complaint)")
        #expect(first.output == "Movies (TMDB): 45 of 45 kept for --offline, 45 of them new\n")
        #expect(try await details(server).count == 45)
        let asked = try await server.requests().count
        let second = try await program.run("prefetch", "--films", "45")
        #expect(second.output == "Movies (TMDB): 45 of 45 kept for --offline, 0 of them new\n")
        #expect(try await server.requests().count == asked)
        let more = try await program.run("prefetch", "--films", "50")
        #expect(more.output == "Movies (TMDB): 50 of 50 kept for --offline, 5 of them new\n")
        #expect(try await details(server).count == 50)
        await server.stop()
        let list = try await program.run("list", "films", "--limit", "60", "--tsv", "--offline")
        #expect(list.status == 0)
        #expect(list.output.split(separator: "\n").count == 60)
    }

    @Test func everyKindIsFetchedInItsOwnWay() async throws {
        let server = try await FixtureServer.start()
        let result = try await program(server.address).run(
            "prefetch", "--artists", "2", "--books", "2", "--pokemon", "3", "--with-pictures")
        #expect(result.status == 0 || result.complaint.contains("pictures could not be fetched"), "\(result.complaint)")
        for name in ["Music (Last.fm): 2 of 2", "Books (Open Library): 2 of 2", "Pokédex (PokéAPI): 3 of 3"] {
            #expect(result.output.contains("\(name) kept for --offline"), "\(result.output)")
        }
        #expect(result.output.contains("; pictures: "))
    }

    @Test func aListThatHasNoMoreSaysSo() async throws {
        let server = try await FixtureServer.start("--movies", "60", "--last-page", "1")
        let result = try await program(server.address).run("prefetch", "--films", "500")
        #expect(result.status == 0, "\(result.complaint)")
        #expect(result.output.hasSuffix("; the list has no more\n"))
    }

    @Test func oneThatFailsIsCountedAndHadTheNextTime() async throws {
        let server = try await FixtureServer.start()
        let program = program(server.address)
        _ = try await program.run("prefetch", "--films", "1")
        let page = try await program.run("list", "films", "--tsv", "--limit", "5")
        let ids = page.output.split(separator: "\n").compactMap {
            $0.split(separator: "\t").first?.split(separator: "/").last
        }
        let id = try #require(ids.last.map(String.init))
        try await server.spoil([FixtureServer.Fault("garbage", path: "/3/movie/\(id)")])
        let spoilt = try await program.run("prefetch", "--films", "20")
        #expect(spoilt.status == 3)
        #expect(spoilt.output.contains("19 of 20 kept for --offline"), "\(spoilt.output)")
        #expect(spoilt.complaint.contains("matinee: films from tmdb: 1 could not be fetched: "), "\(spoilt.complaint)")
        try await server.spoil([])
        let mended = try await program.run("prefetch", "--films", "20")
        #expect(mended.status == 0)
        #expect(mended.output == "Movies (TMDB): 20 of 20 kept for --offline, 1 of them new\n")
    }

    @Test(arguments: [("http-500-html", "HTTP 500"), ("http-429", "fewer requests"), ("garbage", "answer")])
    func aServiceThatFailsIsLeftAloneAndNamed(fault: String, word: String) async throws {
        let server = try await FixtureServer.start()
        try await server.spoil([FixtureServer.Fault(fault, path: "/3/movie/")])
        let result = try await program(server.address).run("prefetch", "--films", "400")
        #expect(result.status == 3)
        #expect(result.complaint.contains("gave up after "), "\(result.complaint)")
        #expect(result.complaint.contains("the same command continues from there"))
        #expect(!result.complaint.contains(".;") && !result.complaint.contains(". ("), "\(result.complaint)")
        #expect(!result.complaint.contains("not in the cache"))
        #expect(result.output.hasPrefix("Movies (TMDB): 0 of 400 kept"))
        #expect(try await details(server).count < 60)
    }

    @Test func nobodyIsAskedWhereTheNetworkIsOff() async throws {
        let server = try await FixtureServer.start()
        for result in [
            try await program(server.address).run("prefetch", "--films", "3", "--offline"),
            try await program(server.address, ["MATINEE_NETWORK": "off"]).run("prefetch", "--films", "3"),
        ] {
            #expect(result.status == 2 && result.output.isEmpty)
            #expect(
                result.complaint.contains("which is switched off; run it without --offline and MATINEE_NETWORK=off"))
        }
        let builtIn = try await program(server.address).run("prefetch", "--films", "3", "--builtin")
        #expect(builtIn.status == 3)
        #expect(builtIn.complaint.contains("no online source has films now"))
        #expect(try await server.requests().isEmpty)
    }

    @Test func aServiceThatIsNotThereIsNamedAtOnce() async throws {
        let result = try await program("http://127.0.0.1:1").run("prefetch", "--films", "300")
        #expect(result.status == 3)
        #expect(result.complaint.contains("films from tmdb: gave up after 0 of 300: "), "\(result.complaint)")
    }

    @Test func withoutAPlaceForTheCacheNobodyIsAsked() async throws {
        let server = try await FixtureServer.start()
        let result = try await program(server.address, cache: "", ["HOME": ""]).run("prefetch", "--films", "3")
        #expect(result.status == 5 && result.complaint.contains("no place for the cache"))
        #expect(try await server.requests().isEmpty)
    }

    @Test(.enabled(if: SmallDisk.isPossible))
    func aFullDiskEndsIt() async throws {
        let server = try await FixtureServer.start()
        let disk = try SmallDisk(kilobytes: 300)
        let result = try await program(server.address, cache: disk.path).run("prefetch", "--films", "400")
        #expect(result.status == 5, "\(result.complaint)")
        #expect(result.complaint.contains("nothing more is cached: "))
        #expect(result.complaint.contains("the disk is full; make room, and run"), "\(result.complaint)")
        let figures = try #require(result.output.firstMatch(of: /: ([0-9]+) of 400 .*, ([0-9]+) of them new/))
        let (kept, new) = (try #require(Int(figures.1)), try #require(Int(figures.2)))
        #expect(new <= kept, "\(result.output)")
        // Not all in vain.
        #expect(try await details(server).count < 200)
    }

    @Test func aReaderThatHasGoneIsNoReasonToStop() async throws {
        let server = try await FixtureServer.start()
        let gone = "\"$0\" \"$@\" | true; exit ${PIPESTATUS[0]}"
        let stopped = try await program(server.address, wrapper: ["bash", "-c", gone]).run("prefetch", "--films", "20")
        #expect(stopped.status == 141)
        #expect(try await details(server).count == 20)
        let mute = try await program(server.address, wrapper: ["bash", "-c", "\"$0\" \"$@\" 2>&-"])
            .run("prefetch", "--films", "25")
        #expect(mute.status == 0)
        #expect(mute.output == "Movies (TMDB): 25 of 25 kept for --offline, 5 of them new\n")
    }
}
