import Browsing
import Entities
import Foundation
import TestSupport
import Testing

@testable import CommandLine
@testable import LibraryStore

/// The program on what its earlier versions have written.
struct EarlierVersionsTests {
    private let folder: TemporaryFolder
    private let program: MatineeProgram

    init() throws {
        folder = try TemporaryFolder()
        program = MatineeProgram(data: folder.path)
    }

    @Test func `A library of 0_1 is exported as 0_1 exported it, before and after its migration`() async throws {
        try EarlierVersions.copy("0.1/library.sqlite", into: "\(folder.path)/matinee")
        let expected = try items(of: try EarlierVersions.text("0.1/export.json"))
        #expect(expected.count == 15)
        #expect(try items(of: try await export("json")).map(\.withoutKey) == expected)

        let nothing = #"{"format":"matinee-library","version":1,"items":[]}"#
        #expect(try await program.run("library", "import", "-", input: nothing).status == 0)
        #expect(FileManager.default.fileExists(atPath: "\(folder.path)/matinee/library.sqlite.v2-backup"))
        #expect(try items(of: try await export("json")).map(\.withoutKey) == expected)
        #expect(try await export("markdown") == EarlierVersions.text("0.1/export.md"))
        #expect(try await program.run("library", "check").output.contains("in order; items: 15, notes: 4"))
    }

    @Test func `An export of 0_1 as JSON becomes the same library`() async throws {
        let file = try EarlierVersions.text("0.1/export.json")
        let result = try await program.run("library", "import", "-", input: file)
        #expect(result.output == "added: 15, changed: 0, skipped: 0\n")
        #expect(try items(of: try await export("json")).map(\.withoutKey) == items(of: file))
    }

    /// A table has no earlier texts, and cannot tell an empty MusicBrainz id from none.
    @Test func `An export of 0_1 as CSV becomes the same library`() async throws {
        let result = try await program.run(
            "library", "import", "-", input: try EarlierVersions.text("0.1/export.csv"))
        #expect(result.output == "added: 15, changed: 0, skipped: 0\n")
        let expected = try items(of: try EarlierVersions.text("0.1/export.json")).map(\.asInATable)
        #expect(try items(of: try await export("json")).map(\.asInATable) == expected)
    }

    @Test func `The fields that 0_1 reads are still written`() async throws {
        try EarlierVersions.copy("0.1/library.sqlite", into: "\(folder.path)/matinee")
        let header: [Substring] = try await export("csv").prefix { !$0.isNewline }.split(separator: ",")
        let former: [Substring] = try EarlierVersions.text("0.1/export.csv").prefix { !$0.isNewline }
            .split(separator: ",")
        // New columns stand behind them.
        let still = header.filter { $0 != "key" }.prefix(former.count)
        #expect(Array(still) == former)
        for item in try items(of: try await export("json")) {
            #expect(item.summary.key != nil)
            #expect((item.summary.kind == "movie") == (item.summary.id != nil))
            #expect((item.summary.kind == "album") == (item.summary.album != nil))
        }
    }

    @Test(arguments: ["session", "session-builtin"]) func `A session of 0_1 finds its places`(name: String) throws {
        let session = try JSONDecoder().decode(
            Session.self, from: Data(try EarlierVersions.text("0.1/\(name).json").utf8))
        let ids: [String: [any StableID]] = [
            "tmdb-builtin": [MovieID(74, source: .builtIn)], "tmdb-tmdb": [MovieID(20_007)],
            "lastfm-builtin": [
                ArtistID(name: "Arcade Fire", source: .builtIn),
                AlbumID(artist: "Arcade Fire", title: "The Suburbs", source: .builtIn),
            ],
            "lastfm-lastfm": [
                ArtistID(name: "Velvet Envoy", mbid: "m"),
                AlbumID(artist: "Velvet Envoy", title: "Solar Atlas (Deluxe Edition)", mbid: "m"),
            ],
            "library": [LibrarySubject.movie(MovieID(20_007))],
        ]
        #expect(!session.screens.isEmpty)
        for (section, place) in session.screens {
            let texts = ([place] + place.details).compactMap(\.item)
            let found = try #require(ids[section])
            #expect(texts.count == found.count)
            for (id, text) in zip(found, texts) { #expect(id.isNamed(text)) }
        }
    }

    private func export(_ format: String) async throws -> String {
        try await program.run("library", "export", "--format", format).output
    }

    private func items(of export: String) throws -> [PortableItem] {
        try JSONDecoder().decode(PortableLibrary.self, from: Data(export.utf8)).items
    }
}

extension PortableItem {
    fileprivate var withoutKey: PortableItem {
        var item = self
        item.summary.key = nil
        return item
    }

    fileprivate var asInATable: PortableItem {
        var item = withoutKey
        if item.summary.mbid == "" { item.summary.mbid = nil }
        item.earlier = nil
        item.note?.revision = nil
        return item
    }
}
