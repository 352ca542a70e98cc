import Entities
import Foundation
import TestSupport
import Testing

@testable import CommandLine
@testable import LibraryStore

/// The real program, as a person or a script calls it.
struct PlaysCommandTests {
    private let folder: TemporaryFolder
    private let program: MatineeProgram

    init() throws {
        folder = try TemporaryFolder()
        program = MatineeProgram(
            data: folder.path,
            environment: ["LC_ALL": "C.UTF-8", "XDG_CONFIG_HOME": folder.path, "XDG_STATE_HOME": folder.path])
    }

    /// In 2020, an hour apart.
    private static let lastFM =
        "uts,utc_time,artist,artist_mbid,album,album_mbid,track,track_mbid\n"
        + "1600000000,,Björk,,Homogenic,,Jóga,\n1600003600,,Björk,,Homogenic,,Jóga,\n1600007200,,Abba,,Gold,,Fernando,\n"

    /// The last of Last.fm's plays, and others that are none.
    private static let spotify = """
        [{"ts":"2020-09-13T14:30:02Z","ms_played":200000,"master_metadata_track_name":"Fernando",
        "master_metadata_album_artist_name":"ABBA","master_metadata_album_album_name":"Gold"},
        {"ts":"2020-09-13T15:30:02Z","ms_played":29000,"master_metadata_track_name":"Fernando",
        "master_metadata_album_artist_name":"ABBA","master_metadata_album_album_name":"Gold"},
        {"ts":"2020-09-13T15:30:02Z","ms_played":290000,"spotify_episode_uri":"spotify:episode:1"}]
        """

    private static let films =
        "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n2020-09-14,Ran,1985,u,4,,,2020-09-13\n"

    private func file(_ text: String, _ name: String) throws -> String {
        let path = "\(folder.path)/\(name)"
        try Data(text.utf8).write(to: URL(filePath: path))
        return path
    }

    private var libraryIsThere: Bool {
        FileManager.default.fileExists(atPath: "\(folder.path)/matinee/library.sqlite")
    }

    @Test func `Plays are imported once, whoever tells of them`() async throws {
        let (lastFM, spotify) = (try file(Self.lastFM, "l.csv"), try file(Self.spotify, "s.json"))
        let trial = try await program.run("library", "import", "--dry-run", lastFM, spotify)
        #expect(trial.output == "would be plays added: 3, already there: 1\n")
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/matinee"))

        #expect(try await program.run("library", "import", lastFM).output == "plays added: 3, already there: 0\n")
        let second = try await program.run("library", "import", spotify)
        #expect(second.status == 0)
        #expect(second.output == "plays added: 0, already there: 1\n")
        #expect(second.complaint.contains("left out, played for less than 30 seconds: 1"))
        #expect(second.complaint.contains("left out, podcasts and books, and no music: 1"))
        #expect(
            try await program.run("library", "import", spotify, lastFM).output
                == "plays added: 0, already there: 4\n")
        #expect(try await program.run("library", "check").output.hasSuffix("plays.sqlite: in order; plays: 3\n"))
        #expect(!libraryIsThere)
    }

    @Test func `What is exported for ListenBrainz is the same elsewhere`() async throws {
        _ = try await program.run("library", "import", try file(Self.lastFM, "l.csv"), try file(Self.spotify, "s.json"))
        let exported = try await program.run("library", "export", "--format", "listenbrainz")
        #expect(exported.status == 0)
        #expect(
            exported.output.split(separator: "\n").first
                == #"{"listened_at":1600000000,"track_metadata":{"artist_name":"Björk","release_name":"Homogenic","track_name":"Jóga"}}"#
        )
        let elsewhere = try TemporaryFolder()
        let other = MatineeProgram(data: elsewhere.path)
        let result = try await other.run("library", "import", "-", input: exported.output)
        #expect(result.output == "plays added: 3, already there: 0\n")
        let again = try await other.run("library", "export", "--format", "listenbrainz").output
        let lines: [Set<Substring>] = [again, exported.output].map { Set($0.split(separator: "\n")) }
        #expect(lines[0] == lines[1])
        // Nor is anything new here.
        let here = try await program.run("library", "import", "-", input: exported.output)
        #expect(here.output == "plays added: 0, already there: 3\n")
    }

    @Test func `An export of all else says that plays are not in it`() async throws {
        _ = try await program.run(
            "library", "import", try file(Self.lastFM, "l.csv"), try file(Self.films, "diary.csv"))
        for format in ["json", "csv", "markdown"] {
            let result = try await program.run("library", "export", "--format", format)
            #expect(result.status == 0)
            #expect(!result.output.contains("Fernando"))
            #expect(result.complaint.contains("plays are not in it: 3"))
        }
        let listens = try await program.run("library", "export", "--format", "listenbrainz")
        #expect(listens.complaint.contains("no place for it: 1"))
        #expect(!listens.output.contains("Ran"))
    }

    @Test func `Only the last import is taken back, whatever it was of`() async throws {
        let (plays, films) = (try file(Self.lastFM, "l.csv"), try file(Self.films, "diary.csv"))
        _ = try await program.run("library", "import", films)
        _ = try await program.run("library", "import", plays)
        #expect(try await program.run("library", "import", "--undo").output == "plays taken back: 3\n")
        #expect(
            try await program.run("library", "import", "--undo").output == "there is no import to take back\n")
        #expect(try await program.run("library", "check").output.contains("items: 1"))

        let both = try await program.run("library", "import", plays, films)
        #expect(both.output == "added: 0, changed: 0, skipped: 1\nplays added: 3, already there: 0\n")
        #expect(try await program.run("library", "import", "--undo").output == "plays taken back: 3\n")

        _ = try await program.run("library", "import", plays)
        let other = Self.films.replacing("Ran", with: "Ikiru")
        _ = try await program.run("library", "import", try file(other, "diary.csv"))
        #expect(try await program.run("library", "import", "--undo").output == "as before the last import: 1\n")
        #expect(
            try await program.run("library", "import", "--undo").output == "there is no import to take back\n")
        #expect(try await program.run("library", "check").output.contains("plays: 3"))
    }

    @Test func `A year has what was played`() async throws {
        _ = try await program.run("library", "import", try file(Self.lastFM, "l.csv"))
        let text = try await program.run("year", "2020").output
        #expect(text.contains("Music played") && text.contains("3 times"))
        #expect(text.contains("Fernando · Abba"))
        let markdown = try await program.run("year", "2020", "--markdown").output
        #expect(markdown.contains("## Artists played most\n"))
        #expect(markdown.contains("| Björk | 2 |"))
        let json = try await program.run("year", "2020", "--json").output
        #expect(
            json.contains(
                #""plays":{"albums":[{"artist":"Björk","name":"Homogenic","plays":2},{"artist":"Abba","name":"Gold","plays":1}]"#
            ))
        #expect(json.contains(#""total":3"#))
        #expect(try await program.run("year", "2021", "--json").output.contains(#""plays":{"albums":[],"artists":[],"#))
    }

    @Test func `A broken line is told, and the rest is taken in`() async throws {
        let result = try await program.run("library", "import", try file(Self.lastFM + "soon,,A,,B,,C,\n", "l.csv"))
        #expect(result.status == 3)
        #expect(result.output == "plays added: 3, already there: 0\n")
        #expect(result.complaint.contains("line 5: 'uts' is not in the form that it has in such files"))
    }

    @Test func `A file of another program is not touched`() async throws {
        _ = try await program.run("library", "import", try file(Self.lastFM, "l.csv"))
        let path = "\(folder.path)/matinee/plays.sqlite"
        try Data("no plays".utf8).write(to: URL(filePath: path))
        for arguments in [["library", "import", try file(Self.lastFM, "l.csv")], ["library", "check"], ["year"]] {
            let result = try await program.run(arguments)
            #expect(result.status == 4, "\(arguments)")
            #expect(result.complaint.contains("plays.sqlite is damaged"))
        }
        #expect(try Data(contentsOf: URL(filePath: path)) == Data("no plays".utf8))
    }

    @Test func `Letterboxd's table is parted into files that it takes`() async throws {
        let review = String(repeating: "x", count: 900)
        let rows = (1...2_500).map { "2020-09-14,Film \($0),1985,u,4,,\(review),,2020-09-13" }
        let diary =
            "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\n" + rows.joined(separator: "\n")
        _ = try await program.run("library", "import", try file(diary, "reviews.csv"))
        let whole = try await program.run("library", "export", "--format", "letterboxd")
        #expect(whole.complaint.contains("--split FOLDER"))
        let parts = try await program.run("library", "export", "--format", "letterboxd", "--split", folder.path)
        #expect(parts.status == 0)
        let names = (1...3).map { "\(folder.path)/letterboxd-\($0).csv" }
        #expect(parts.output == names.map { $0 + "\n" }.joined())
        let texts = try names.map { try String(contentsOfFile: $0, encoding: .utf8) }
        #expect(texts.allSatisfy { $0.utf8.count < 1_000_000 })
        let head = try #require(whole.output.split(separator: "\r\n").first)
        #expect(texts.allSatisfy { $0.hasPrefix(head) })
        #expect(texts.map { $0.dropFirst(head.utf8.count + 1) }.joined() == whole.output.dropFirst(head.utf8.count + 1))

        let again = try await program.run("library", "export", "--format", "letterboxd", "--split", folder.path)
        #expect(again.status == 5)
        #expect(again.complaint.contains("letterboxd-1.csv was not written: it is there already"))
        let missing = try await program.run("library", "export", "--split", "\(folder.path)/nowhere")
        #expect(missing.status == 5 && missing.complaint.contains("/nowhere is not there"), "\(missing)")
        let file = try await program.run("library", "export", "--split", names[0])
        #expect(file.status == 5 && file.complaint.contains("letterboxd-1.csv is not a folder"), "\(file)")
    }

    @Test(.enabled(if: SmallDisk.isPossible)) func `Of a full disk it is said that it is full`() async throws {
        _ = try await program.run("library", "import", try file(Self.films, "l.csv"))
        let disk = try SmallDisk(kilobytes: 64)
        try disk.fill()
        let result = try await program.run("library", "export", "--split", disk.path)
        #expect(result.status == 5, "\(result)")
        #expect(result.complaint.contains("letterboxd-1.csv was not written: the disk of "), "\(result.complaint)")
        #expect(result.complaint.contains("is full; make room"))
    }
}
