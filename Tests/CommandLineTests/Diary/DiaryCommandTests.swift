import Foundation
import TestSupport
import Testing

@testable import CommandLine

/// The real program, as a person or a script calls it.
struct DiaryCommandTests {
    private struct Line: Decodable {
        let day: String?
        let kind: String
        let title: String
        let rating: Int?
        let again: Bool
        let tags: [String]
        let note: String?
        let origin: String?
    }

    private let folder: TemporaryFolder
    private let program: MatineeProgram

    init() throws {
        folder = try TemporaryFolder()
        program = MatineeProgram(
            data: folder.path,
            environment: [
                "LC_ALL": "C.UTF-8", "XDG_CACHE_HOME": "\(folder.path)/cache",
                "XDG_CONFIG_HOME": "\(folder.path)/config", "XDG_STATE_HOME": "\(folder.path)/state",
            ])
    }

    private func diary() async throws -> [Line] {
        let result = try await program.run("diary", "--json")
        #expect(result.status == 0 && result.complaint.isEmpty, "\(result.complaint)")
        return try result.output.split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    }

    @Test func aFilmOfTheCatalogueIsWrittenDownByItsTitle() async throws {
        let result = try await program.run(
            "log", "seven samurai", "--on", "2026-11-20", "--rating", "4.5", "--tag", "#home", "--note", "Rain",
            "--builtin")
        #expect(result.status == 0 && result.complaint.isEmpty, "\(result.complaint)")
        #expect(result.output == "in the diary: 2026-11-20 · Seven Samurai (1954) · 七人の侍 · 4.5 of 5 · #home\n")
        let again = try await program.run("log", "Seven Samurai", "--on=2025", "--rating=88/100", "--builtin")
        #expect(again.status == 0)
        let lines = try await diary()
        #expect(lines.map(\.day) == ["2026-11-20", "2025"])
        #expect(lines.map(\.rating) == [90, 88])
        // The earlier one was written down later, which does not make it the second.
        #expect(lines.map(\.again) == [false, false])
        #expect(lines[0].tags == ["home"] && lines[0].note == "Rain" && lines[0].kind == "movie")
        let text = try await program.run("diary").output
        #expect(text.hasPrefix("2026-11-20 · Seven Samurai"))
    }

    @Test(arguments: [
        (["--on", "20.11.2026"], "is no day"), (["--on", "2999-01-01"], "is still to come"),
        (["--rating", "6"], "is no rating"), (["--rating", "4,5,6"], "is no rating"),
        (["--rating", "3/7"], "is no rating"), (["--year", "x"], "is no year"),
        (["--rating", "0/10"], "'0/10' is less than the least rating"), (["--rating", "0"], "leave --rating out"),
        (["--rating"], "--rating needs a value"), (["--json"], "log takes no --json"),
        (["--year", "1900"], "there is 'Seven Samurai' of 1954, and none of 1900"),
        (["--tag", ""], "--tag needs a word"), (["--tag", "#"], "--tag needs a word"),
        (["--tag=  "], "--tag needs a word"),
    ])
    func whatCannotBeMeantIsSaidAndNothingIsWritten(arguments: [String], words: String) async throws {
        let result = try await program.run(["log", "Seven Samurai", "--builtin"] + arguments)
        #expect(result.status == (words.contains("none of") ? 1 : 2), "\(result)")
        #expect(result.complaint.contains(words), "\(result.complaint)")
        #expect(try await diary().isEmpty)
    }

    @Test func whatNothingIsCalledIsSaid() async throws {
        let result = try await program.run("log", "Seven Samurai and a Half", "--year", "1954", "--builtin")
        #expect(result.status == 1 && result.complaint.contains("nothing has the title"), "\(result)")
    }

    @Test func severalOfOneTitleAreNamedAndAYearTellsWhich() async throws {
        let films = [1979, 2003].map { year in
            #"{"kind":"movie","source":"tmdb","key":"\#(year)","title":"Alien","released":"\#(year)","favourite":true,"#
                + #""added":"2026-01-01T10:00:03Z"}"#
        }
        let file = #"{"format":"matinee-library","version":2,"items":[\#(films.joined(separator: ","))]}"#
        _ = try await program.run("library", "import", "-", input: file)
        let result = try await program.run("log", "alien", "--builtin")
        #expect(result.status == 2)
        #expect(result.complaint.contains("Alien (1979)") && result.complaint.contains("Alien (2003)"))
        #expect(try await program.run("log", "alien", "--year", "1979", "--builtin").status == 0)
        #expect(try await diary().count == 1)
    }

    /// Programs whose services nobody answers for, with this more in their environment.
    private func lonely(_ more: [String: String] = [:]) -> MatineeProgram {
        let nobody = "http://127.0.0.1:1"
        let services = ["CINEMETA", "DEEZER", "OPENLIBRARY", "POKEAPI"].map { ("MATINEE_\($0)_URL", nobody) }
        return MatineeProgram(
            data: folder.path,
            environment: [
                "LC_ALL": "C.UTF-8", "TMDB_API_KEY": "", "LASTFM_API_KEY": "", "XDG_CACHE_HOME": "\(folder.path)/cache",
                "XDG_CONFIG_HOME": "\(folder.path)/config", "XDG_STATE_HOME": "\(folder.path)/state",
            ].merging(services) { $1 }.merging(more) { $1 })
    }

    @Test func whereSourcesDoNotAnswerNothingIsWrittenAndItSaysWhatWouldDo() async throws {
        let result = try await lonely().run("log", "Seven Samurai")
        #expect(result.status == 3)
        for words in [
            "cinemeta: Connection refused", "; deezer: ", "; pokeapi: ", "; nothing was written down; ", "--offline",
            "--builtin",
        ] { #expect(result.complaint.contains(words), "\(result.complaint)") }
        #expect(!result.complaint.contains(".;") && !result.complaint.contains("asks only for that kind"))
        #expect(try await diary().isEmpty)

        // What none of those has that answer may be with another, so it is refused, and named which answer.
        let server = try await FixtureServer.start()
        let program = lonely(["MATINEE_CINEMETA_URL": server.address])
        let other = try await program.run("log", "Seven Samurai and a Half")
        withExtendedLifetime(server) {}
        #expect(other.status == 3)
        #expect(other.complaint.contains("; --films asks only for that kind"), "\(other.complaint)")
        #expect(try await diary().isEmpty)
    }

    @Test func withoutTheNetworkOnlyWhatIsCachedCanBeMeant() async throws {
        let result = try await lonely().run("log", "Seven Samurai", "--offline")
        #expect(result.status == 3)
        #expect(result.complaint.contains("nothing that is cached has the title 'Seven Samurai'"))
    }

    @Test(arguments: ["4.5", "4,5", "9/10", "9,0/10"]) func aRatingMayHaveAPointOrAComma(text: String) async throws {
        let result = try await program.run("log", "Seven Samurai", "--rating", text, "--builtin")
        #expect(result.status == 0, "\(result.complaint)")
        #expect(try await diary().map(\.rating) == [90])
    }

    @Test func withoutATitleItSaysHowItIsCalled() async throws {
        let result = try await program.run("log", "--rating", "4")
        #expect(result.status == 2 && result.complaint == "matinee: log needs what to write down: matinee log TITLE\n")
    }

    private static let letterboxd = """
        Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\r
        2026-01-05,Alien,1979,https://boxd.it/1,4.5,,,2026-01-04\r
        2026-02-05,Alien,1979,https://boxd.it/2,5,Yes,"at home, cat",2026-02-04\r
        2026-02-06,Ran,1985,https://boxd.it/3,,,,2026-02-30\r

        """

    @Test func aFileOfAnotherServiceIsTriedTakenInOnceAndTakenBack() async throws {
        let file = "\(folder.path)/diary.csv"
        try Self.letterboxd.write(toFile: file, atomically: true, encoding: .utf8)
        let trial = try await program.run("library", "import", "--dry-run", file)
        #expect(trial.output.hasPrefix("would be added: "))
        #expect(trial.complaint.contains("line 4"), "\(trial.complaint)")
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/matinee/library.sqlite"))

        let taken = try await program.run("library", "import", file)
        #expect(taken.output.hasPrefix("added: 1, changed: 0"), "\(taken.output)")
        let lines = try await diary()
        #expect(lines.map(\.day) == ["2026-02-04", "2026-01-04"])
        #expect(lines.map(\.rating) == [100, 90])
        #expect(lines.map(\.again) == [true, false])
        #expect(lines.map(\.origin) == ["letterboxd", "letterboxd"])
        #expect(lines[0].tags == ["at home", "cat"])
        #expect(try await program.run("library", "check").output.contains("notes: 0, in the diary: 2"))
        #expect(try await program.run("library", "import", file).output.hasPrefix("added: 0, changed: 0"))

        let undone = try await program.run("library", "import", "--undo")
        #expect(undone.output == "as before the last import: 1\n", "\(undone)")
        #expect(try await diary().isEmpty)
        #expect(try await program.run("library", "import", "--undo").output == "there is no import to take back\n")
        #expect(try await program.run("library", "import", file).output.hasPrefix("added: 1"))
    }

    @Test(arguments: ["json", "csv"]) func theDiaryIsExportedAndImportedWhole(format: String) async throws {
        let file = "\(folder.path)/diary.csv"
        try Self.letterboxd.write(toFile: file, atomically: true, encoding: .utf8)
        _ = try await program.run("library", "import", file)
        let exported = try await program.run("library", "export", "--format", format).output
        let elsewhere = try TemporaryFolder()
        let other = MatineeProgram(data: elsewhere.path)
        #expect(try await other.run("library", "import", "-", input: exported).output.hasPrefix("added: 1"))
        #expect(try await other.run("library", "export", "--format", format).output == exported)
        #expect(try await other.run("diary", "--json").output == program.run("diary", "--json").output)
        let markdown = try await program.run("library", "export", "--format", "markdown").output
        #expect(markdown.contains("- 2026-02-04 · again · rated 100 of 100 · #at home #cat"))
    }

    @Test func aFileThatNobodyKnowsIsRefused() async throws {
        let result = try await program.run("library", "import", "-", input: "a,b\n1,2\n")
        #expect(result.status == 4)
        #expect(result.complaint.contains("Letterboxd") && result.complaint.contains("nothing was imported"))
    }

    @Test func whatOtherServicesTakeInIsExportedAndTheRestIsCounted() async throws {
        let items = [
            #"{"kind":"movie","source":"tmdb","key":"348","title":"Alien, uncut","released":"1979-05-25","added":"2026-01-01T10:00:03Z","#
                + #""aliases":["imdb/tt0078748"],"favourite":false,"standing":{"state":"read","rating":90},"events":["#
                + #"{"id":"a","day":"2026-02-04","rating":85,"again":true,"tags":["x","y"],"changed":"2026-02-04T10:00:00Z"},"#
                + #"{"id":"b","day":"1999","changed":"2026-02-04T10:00:00Z"}]}"#,
            #"{"kind":"book","source":"own-books","key":"1","title":"Emma","subtitle":"Jane Austen","added":"2026-01-01T10:00:03Z","#
                + #""favourite":false,"standing":{"state":"read","since":{"read":"2026-03-01"},"rating":70,"isbn":"9780141439587"}}"#,
            #"{"kind":"artist","source":"builtin","key":"Low","title":"Low","favourite":true,"added":"2026-01-01T10:00:03Z"}"#,
        ]
        let file = #"{"format":"matinee-library","version":2,"items":[\#(items.joined(separator: ","))]}"#
        #expect(try await program.run("library", "import", "-", input: file).output.hasPrefix("added: 3"))
        let films = try await program.run("library", "export", "--format", "letterboxd")
        #expect(
            films.output == """
                tmdbID,imdbID,Title,Year,Rating10,WatchedDate,Rewatch,Tags,Review\r
                348,tt0078748,"Alien, uncut",1979,9,2026-02-04,true,"x, y",\r
                348,tt0078748,"Alien, uncut",1979,,,,,\r

                """)
        #expect(films.complaint.contains("no place for it: 2"))
        // It comes back, too.
        let nowhere = try TemporaryFolder()
        let taken = try await MatineeProgram(data: nowhere.path).run("library", "import", "-", input: films.output)
        #expect(taken.status == 0 && taken.output.hasPrefix("added: 1, changed: 0"), "\(taken)")
        let books = try await program.run("library", "export", "--format", "goodreads")
        #expect(books.output.contains("Emma,Jane Austen,9780141439587,4,2026/03/01,,read,\r\n"))
        // What is exported for Goodreads comes back.
        let elsewhere = try TemporaryFolder()
        let other = MatineeProgram(data: elsewhere.path)
        #expect(
            try await other.run("library", "import", "-", input: exportedAsByGoodreads).output.hasPrefix("added: 1"))
    }

    /// Their own export has more columns than what they take in.
    private let exportedAsByGoodreads =
        [
            "Book Id,Title,Author,Author l-f,Additional Authors,ISBN,ISBN13,My Rating,Average Rating,Publisher,Binding",
            "Number of Pages,Year Published,Original Publication Year,Date Read,Date Added,Bookshelves",
            "Bookshelves with positions,Exclusive Shelf,My Review,Spoiler,Private Notes,Read Count,Owned Copies\n6969",
            #"Emma,Jane Austen,"Austen, Jane",,"=""0141439580""","=""9780141439587""",4,4.0,Penguin,Paperback,474"#,
            "2003,1815,2026/03/01,2026/01/01,,,read,,,,1,0\n",
        ].joined(separator: ",")
}
