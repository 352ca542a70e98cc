import Foundation
import TestSupport
import Testing

extension EndToEndCases {
    /// The dialogue of lines, over pipes and in a terminal that can do nothing.
    struct PlainJourneys {
        private let home: TemporaryFolder
        private let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

        init() throws {
            home = try TemporaryFolder()
        }

        private func environment(_ address: String? = nil, _ more: [String: String] = [:]) -> [String: String] {
            var all = ["PATH": path, "TERM": "dumb", "LC_ALL": "C.UTF-8", "HOME": home.path]
            all.merge(builtInEnvironment) { $1 }
            if let address {
                all.merge([
                    "TMDB_API_KEY": User.serviceKey, "LASTFM_API_KEY": User.serviceKey,
                    "MATINEE_TMDB_URL": "\(address)/3", "MATINEE_LASTFM_URL": "\(address)/2.0/",
                    "MATINEE_FILMS_SOURCE": "auto", "MATINEE_MUSIC_SOURCE": "auto", "MATINEE_POKEAPI_URL": address,
                    "MATINEE_POKEMON_SOURCE": "pokeapi", "MATINEE_OPENLIBRARY_URL": address,
                    "MATINEE_OPENLIBRARY_COVERS_URL": address,
                ]) { $1 }
            }
            return all.merging(more) { $1 }
        }

        /// Says these lines over pipes. It must end well, and never send an escape sequence.
        private func talk(
            _ lines: String..., at address: String? = nil, with more: [String: String] = [:],
            arguments: [String] = ["--plain", "--fresh"]
        ) async throws -> [String] {
            let command = try await PlainTalk.run(lines, arguments, environment: environment(address, more))
            #expect(command.status == 0 && command.errors.isEmpty, "\(command.errors)")
            #expect(terminalHarm(in: command.output) == nil)
            // On a busy machine it may say that something takes long.
            return command.output.split(separator: "\n").filter { $0 != "Loading." }.map(String.init)
        }

        private func text(_ lines: [String]) -> String { lines.joined(separator: "\n") }

        // MARK: Browse

        @Test func aListIsTenRowsAtATime() async throws {
            let said = try await talk("next", "previous", "quit", arguments: ["--plain", "--fresh", "--builtin"])
            #expect(said[1] == "Movies, 1 to 10 of 269")
            #expect(said[2] == "1. The Godfather, 1972")
            #expect(said[12] == "NUMBER, next, find WORDS, favourite N, help, quit:")
            #expect(said.contains("Movies, 11 to 20 of 269"))
            #expect(said.count { $0 == "1. The Godfather, 1972" } == 2)
        }

        @Test func sectionsAreGoneToByNameNumberAndBeginning() async throws {
            let said = try await talk("music", "go 5", "lib", "go", arguments: ["--plain", "--fresh", "--builtin"])
            #expect(said.contains { $0.hasPrefix("Music, 1 to 10 of") })
            #expect(said.contains { $0.hasPrefix("Pokédex, 1 to 10 of") })
            #expect(said.contains { $0.hasPrefix("Library") })
            #expect(text(said).contains("Sections:\n1. Movies\n2. Music\n3. Library"))
        }

        @Test func whatIsFoundOpensAndLeadsBack() async throws {
            let said = try await talk(
                "find godfather", "1", "favourite", "back", "back", arguments: ["--plain", "--fresh", "--builtin"])
            #expect(said.contains("1. The Godfather, 1972"))
            let detail = try #require(said.firstIndex(of: "The Godfather"))
            #expect(said[detail...].contains { $0.hasPrefix("Director: ") || $0.hasPrefix("Released: ") })
            #expect(said[detail...].contains("The Godfather, favourite"))
            #expect(said[detail...].contains { $0.hasPrefix("1. The Godfather, 1972, favourite") })
            #expect(said[detail...].contains("Movies, 1 to 10 of 269"))
        }

        @Test func aListIsSortedAndNarrowed() async throws {
            let server = try await FixtureServer.start()
            let said = try await talk(
                "sort", "newest", "filters", "genre", "mark 1", "back", "back", "filters", "back", at: server.address)
            #expect(said.contains { $0.hasPrefix("Movies, past year, newest first, 1 to 10") })
            #expect(said.contains { $0.hasPrefix("1. ") && $0.hasSuffix(", chosen") })
            #expect(said.contains { $0.hasPrefix("2. Genre: ") && $0.hasSuffix(", chosen") })
        }

        // MARK: Keep

        @Test func aFavouriteSaysItsRowAlone() async throws {
            let said = try await talk("favourite 2", "favourite", arguments: ["--plain", "--fresh", "--builtin"])
            #expect(said[13] == "2. Spirited Away, 2001, favourite")
            #expect(said[15] == "Error: Which one? Type “favourite” with a number.")
        }

        @Test func whatARatingIsNowIsSaid() async throws {
            let said = try await talk(
                "rate 1", "3", "rate 1", "4.5", "rate 1", "4", arguments: ["--plain", "--fresh", "--builtin"])
            #expect(said.contains("4. 4 of 5") && said.contains("4.5 of 5") && said.contains("0. No rating, chosen"))
            #expect(said.contains { $0.hasPrefix("“The Godfather”: rated 3 of 5, u") })
            #expect(said.contains { $0.hasPrefix("“The Godfather”: rated 4.5 of 5, u") })
            #expect(said.contains { $0.hasPrefix("“The Godfather”: rated 4 of 5, u") })
        }

        @Test func theListsOfAThingAreSaidBeforeTheNextLineIsTaken() async throws {
            let said = try await talk("list 1", "back", arguments: ["--plain", "--fresh", "--builtin"])
            #expect(said.contains { $0.hasPrefix("Your lists, The Godfather") })
            #expect(said.contains("1. New list…"))
            #expect(!said.contains { $0.hasPrefix("Error") }, "The line was for the menu")
        }

        @Test func aNoteIsWrittenInLinesAndItsEarlierTextsComeBack() async throws {
            let said = try await talk(
                "note 1", "first", "..second", ".", "note 1", ".clear", "third", ".history", "1", "restore", ".", "1",
                arguments: ["--plain", "--fresh", "--builtin"])
            #expect(said.contains("1. The Godfather, 1972, note"))
            #expect(text(said).contains("Note on The Godfather\nFilm, 1972\nfirst\n.second"))
            #expect(said.contains { $0.hasPrefix("Earlier versions, The Godfather, 1 to 1") })
            #expect(text(said).contains("Note\nfirst\n.second"), "It is the note again")
        }

        @Test func aLineOfANoteIsKeptWholeUpToTheNotesLimit() async throws {
            let line = String(repeating: "note and ", count: 29_000)
            let said = try await talk("note 1", line, ".", "1", arguments: ["--plain", "--fresh", "--builtin"])
            #expect(said.contains(line.trimmingCharacters(in: .whitespaces)) || said.contains(line))
            #expect(!said.contains { $0.hasPrefix("Error") })
        }

        @Test func aLongerLineThanANoteMayHaveIsRefusedByNameAndStaysUnsaved() async throws {
            let line = String(repeating: "x", count: 300_000)
            let command = try await PlainTalk.run(
                ["note 1", "first", line, "."], ["--plain", "--fresh", "--builtin"], environment: environment())
            #expect(command.status != 0)
            #expect(command.output.contains("The note is too long"))
            #expect(!command.output.contains("1. The Godfather, 1972, note"))
            let later = try await PlainTalk.run(
                ["note 1", "yes"], ["--plain", "--fresh", "--builtin"], environment: environment())
            #expect(later.output.contains("\nfirst\n\(line)\n"), "It is offered again")
        }

        @Test func aLineThatIsLongerThanAnythingMayBeIsRefusedWhole() async throws {
            let said = try await talk(
                "note 1", "first", String(repeating: "x", count: 1_100_000), "last", ".", "1",
                arguments: ["--plain", "--fresh", "--builtin"])
            #expect(said.contains { $0.hasPrefix("Error: That line is longer than 1 MB") })
            #expect(text(said).contains("Note\nfirst\nlast"))
        }

        /// Three hundred lines more cost less than the rest of the dialogue several times over: nothing is waited for behind each.
        @Test func linesOfATextAreNotWaitedFor() async throws {
            func duration(_ count: Int) async throws -> Duration {
                let lines = (0..<count).map { "line \($0)" }
                let start = ContinuousClock.now
                let command = try await PlainTalk.run(
                    ["note 1"] + lines + [".", "1"], ["--plain", "--fresh", "--builtin"], environment: environment())
                #expect(command.status == 0 && command.output.contains("line \(count - 1)"))
                return ContinuousClock.now - start
            }
            #expect(try await duration(310) < duration(10) * 6)
        }

        @Test func aTabInANoteIsKept() async throws {
            let said = try await talk("note 1", "one\ttwo", ".", "1", arguments: ["--plain", "--fresh", "--builtin"])
            #expect(!said.contains("onetwo"))
        }

        @Test func aNoteIsWrittenInTheReadersOwnEditor() async throws {
            let editor = try installProgram(
                "#!/bin/sh\necho from the editor >\"$1\"\n", at: "\(home.path)/editor")
            let said = try await talk(
                "note 1", ".editor", ".", "1", with: ["EDITOR": editor], arguments: ["--plain", "--fresh", "--builtin"])
            #expect(said.contains("from the editor"))
        }

        @Test func theLibraryIsSortedFilteredDeletedFromAndUndone() async throws {
            let said = try await talk(
                "favourite 1", "favourite 2", "library", "sort", "by title", "find spirited", "all", "delete 1", "no",
                "delete 1", "yes", "undo", arguments: ["--plain", "--fresh", "--builtin"])
            #expect(said.contains("Library, by title, 1 to 2 of 2"))
            #expect(said.contains { $0.hasPrefix("Delete “Spirited Away”") })
            #expect(said.contains("yes (delete), no (keep):"))
            #expect(said.contains { $0.hasPrefix("Deleted: “") })
            #expect(said.contains("Library, by title, 1 to 1 of 1"))
            #expect(said.contains { $0.hasPrefix("Restored: ") })
        }

        @Test func aBookIsWrittenDown() async throws {
            let server = try await FixtureServer.start()
            let said = try await talk(
                "books", "lists", "reading list", "add", "1 My own book", "2", "Ada Lovelace", "4 many", "save", "4 12",
                "save", "rate 1", "4", "diary 1", "3", "1", "edit", "1 Another title", "back", "no", "back", "yes",
                at: server.address)
            #expect(said.contains("1. Title *, My own book"))
            #expect(said.contains("2. Author, Ada Lovelace"))
            #expect(said.contains { $0.hasPrefix("Error: Pages: ") })
            #expect(said.contains { $0.hasPrefix("On the reading list: “My own book”") })
            #expect(
                said.contains {
                    $0.hasPrefix("1. My own book, Ada Lovelace, rating 4 of 5, ") && $0.hasSuffix(", read")
                })
            #expect(said.contains("Books, Reading list 1"))
            #expect(text(said).contains("\nRead, 1\n1. My own book"))
            #expect(said.contains("1. Title *, Another title"))
            #expect(said.last { $0.hasPrefix("yes (") } != nil, "To leave a changed form is asked about")
        }

        // MARK: Scenes

        @Test func everySceneCanBeHeard() async throws {
            let server = try await FixtureServer.start()
            // Which films there are depends on the day, and with them the numbers of who plays in one.
            let film = try await talk("4", at: server.address)
            let cast = try #require(film.firstIndex(of: "Cast").map { String(film[$0 + 1].prefix { $0.isNumber }) })
            let films = try await talk("4", cast, "sort", "back", "next", "back", at: server.address)
            #expect(films.contains { $0.hasPrefix("Born: ") }, "A person")
            #expect(films.contains { $0.hasPrefix("Director: ") })
            let music = try await talk("music", "2", "1", "back", "about", "back", at: server.address)
            #expect(music.contains("Golden Mountain, 1 to 10 of 60"))
            #expect(music.contains { $0.hasPrefix("1. ") && $0.hasSuffix(", 3:56") }, "An album's tracks")
            #expect(music.contains("Similar artists") || music.contains { $0.hasPrefix("Tags: ") }, "About an artist")
            let others = try await talk(
                "pokedex", "1", "back", "books", "1", "back", "program", "back", at: server.address)
            #expect(others.contains("HP: 28"))
            #expect(others.contains { $0.hasPrefix("Books, trending today, 1 to 10") })
            #expect(others.contains { $0.contains("licence") || $0.contains("License") || $0.contains("Licence") })
        }

        @Test func sourcesAreHeardAndChosen() async throws {
            let server = try await FixtureServer.start()
            let said = try await talk(
                "sources", "1", "refresh", "back", "use 7", "back", "quit", at: server.address)
            #expect(said.contains { $0.hasPrefix("Sources, 1 to 7 of 7") })
            #expect(said.contains { $0.hasPrefix("1. TMDB, live, ") })
            #expect(said.contains("NUMBER, key N, use N, back, help, quit:"))
        }

        @Test func sharedShelfsChangesAreHeard() async throws {
            let server = try await FixtureServer.start()
            let said = try await talk(
                "books", "lists", "reading list", "shelf", "back", at: server.address,
                with: ["MATINEE_BOOKS_URL": "\(server.address)/books"])
            #expect(said.contains { $0.hasPrefix("Nothing is waiting") } || said.contains { $0.hasPrefix("1. ") })
        }

        // MARK: Failures

        @Test(arguments: [
            ("http-500-html", "Error: "), ("http-429", "Error: Too many requests"),
            ("garbage", "Error: Unreadable answer"),
            ("http-401", "Error: Key not accepted"),
        ])
        func aFailureIsOneLineThatSaysWhatToDo(fault: String, error: String) async throws {
            let server = try await FixtureServer.start()
            try await server.spoil([FixtureServer.Fault(fault, path: "/3/discover/movie")])
            let said = try await talk("refresh", at: server.address)
            #expect(said.count { $0.hasPrefix(error) } == 2, "\(said)")
            #expect(said.last?.hasPrefix("refresh, find WORDS") == true)
        }

        @Test func aListThatCouldNotBeRefreshedSaysSoBelowItsRows() async throws {
            let server = try await FixtureServer.start()
            let talk = try await PlainTalk(["--fresh"], environment: environment(server.address))
            try await talk.wait(for: "help, quit: ")
            try await server.spoil([FixtureServer.Fault("http-500-html", path: "/3/discover/movie")])
            try talk.say("refresh")
            try await talk.wait(for: "\r\nError: Not refreshed: ")
            try await talk.wait(for: "refresh, find WORDS")
            let said = talk.text.split(separator: "\n")
            let error = try #require(said.firstIndex { $0.hasPrefix("Error: Not refreshed: ") })
            #expect(said[error - 1].hasPrefix("10. "))
            try talk.say("quit")
            #expect(try await talk.exitStatus() == 0)
        }

        @Test func offlineAndWithoutAKeyItSaysSo() async throws {
            let server = try await FixtureServer.start()
            let offline = try await talk("quit", at: server.address, arguments: ["--plain", "--offline"])
            #expect(offline.contains { $0.hasPrefix("Error: Started offline: ") })
            let keyless = try await talk("quit", arguments: ["--plain", "--fresh"])
            #expect(keyless.first == "Movies: built-in, a live catalogue needs only a key" || keyless.count > 10)
        }

        /// Nothing is said while a line is being typed.
        @Test func whatIsChangedInTheFileCountsWithTheNextAnswer() async throws {
            let folder = URL(filePath: "\(home.path)/.config/matinee")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let talk = try await PlainTalk(["--fresh", "--builtin"], environment: environment())
            try await talk.wait(for: "help, quit: ")
            try Data("{ language: 'de' }".utf8).write(to: folder.appending(path: "config.json5"), options: .atomic)
            // The file is looked at when nothing else happens: until then answers are in English.
            for _ in 0..<50 where !talk.text.contains("Übernommen: language") {
                try talk.say("favourite 2")
                try await talk.wait(for: ": ")
            }
            try await talk.wait(for: "Filme, 1 bis 10 von 269")
            try talk.say("weiter")
            try await talk.wait(for: "Filme, 11 bis 20 von 269")
            try talk.say("beenden")
            #expect(try await talk.exitStatus() == 0)
        }

        // MARK: Words

        @Test func whatIsNotUnderstoodIsAnswered() async throws {
            let said = try await talk(
                "favuorite 1", "99", "note", "palette", "f", "\u{1B}[31mnext", "help", "", "9999999999999999999999",
                arguments: ["--plain", "--fresh", "--builtin"])
            #expect(
                said[13]
                    == "Error: “favuorite” is not known here; did you mean “favourite”? “help” lists what is."
            )
            #expect(said.contains("Error: There is no number 99 here."))
            #expect(said.contains("Error: Which one? Type “note” with a number."))
            #expect(said.contains("Error: “palette” is for the full screen only."))
            #expect(said.contains("find: Search for the words behind it"))
        }

        @Test(arguments: [
            ("de", "weiter", "Filme, 11 bis 20 von 269"), ("es", "siguiente", "Cine, 11 a 20 de 269"),
        ])
        func otherLanguagesHaveTheirWords(language: String, word: String, heading: String) async throws {
            let said = try await talk(
                word, "next", with: ["MATINEE_LANGUAGE": language], arguments: ["--plain", "--fresh", "--builtin"])
            #expect(said.contains(heading), "\(said)")
        }

        // MARK: How it is chosen, and how it ends

        @Test(arguments: [["MATINEE_PLAIN": "on"], ["ACCESSIBLE": "1"]])
        func theEnvironmentChoosesIt(more: [String: String]) async throws {
            let said = try await talk("quit", with: more, arguments: ["--fresh", "--builtin"])
            #expect(said[1] == "Movies, 1 to 10 of 269")
        }

        @Test func withoutATerminalItIsNotChosenByItself() async throws {
            let command = try await PlainTalk.run(["quit"], [], environment: environment(nil, ["ACCESSIBLE": "0"]))
            #expect(command.status == 2 && command.errors.contains("must be a terminal"))
        }

        @Test func aTerminalThatCanDoNothingGetsLines() async throws {
            let server = try await FixtureServer.start()
            let talk = try await PlainTalk(["--fresh"], environment: environment(server.address))
            try await talk.wait(for: "help, quit: ")
            try talk.say("favourite 3")
            try await talk.wait(for: ", favourite\r\nNUMBER")
            try talk.say("sources")
            try await talk.wait(for: "quit: ")
            try talk.say("key 1")
            try await talk.wait(for: "none): ")
            #expect(!talk.echoes)
            try talk.say("not-the-key-of-anybody")
            try await talk.wait(for: "Error: ")
            try await talk.wait(for: "none): ")
            try talk.say(User.serviceKey)
            try await talk.wait(for: "it is saved.")
            try await talk.wait(for: "quit: ")
            #expect(talk.echoes)
            try talk.say("quit")
            #expect(try await talk.exitStatus() == 0)
            #expect(!talk.bytes.contains(0x1B))
            #expect(!talk.text.contains(User.serviceKey) && !talk.text.contains("not-the-key"))
        }

        @Test func interruptsAndTheEndOfInputEndItAndNotesAreKept() async throws {
            let interrupted = try await PlainTalk(["--builtin", "--fresh"], environment: environment())
            try await interrupted.wait(for: "quit: ")
            try interrupted.say("note 1")
            try await interrupted.wait(for: "begins a line with a dot.")
            try interrupted.say("not lost")
            try await interrupted.wait(for: "not lost")
            try await interrupted.waitUntilRead()
            try interrupted.type([3])
            #expect(try await interrupted.exitStatus() == 130)
            #expect(interrupted.echoes)

            let ended = try await PlainTalk(["--builtin", "--fresh"], environment: environment())
            try await ended.wait(for: "quit: ")
            try ended.say("1")
            try await ended.wait(for: "not lost")
            try ended.type([4])
            #expect(try await ended.exitStatus() == 0)
            #expect(!ended.bytes.contains(0x1B))
        }

        @Test func theEndOfInputInANoteKeepsIt() async throws {
            _ = try await talk("note 1", "kept too", arguments: ["--plain", "--fresh", "--builtin"])
            let said = try await talk("1", arguments: ["--plain", "--fresh", "--builtin"])
            #expect(said.contains("kept too"))
        }

        @Test func whoStopsReadingEndsIt() async throws {
            let script = "yes next | \"$0\" --plain --fresh --builtin | head -n 2"
            let command = try await Command.run(
                "/bin/sh", ["-c", script, try MatineeBinary.path()], environment: environment())
            #expect(command.status == 0 && command.output.contains("Movies: built-in") && command.errors.isEmpty)
        }

        // MARK: Anything

        /// Whatever is typed, it neither crashes nor hangs, and nothing of it is obeyed.
        @Test(arguments: 1...6) func anythingMayBeTyped(seed: Int) async throws {
            let server = try await FixtureServer.start()
            var random = SeededGenerator(seed: UInt64(seed))
            let words = [
                "next", "previous", "back", "1", "2", "3", "7", "12", "99999", "find da", "find", "filters", "sort",
                "lists",
                "favourite 1", "note 2", ".", ".history", "some words", "music", "books", "library", "pokedex",
                "movies",
                "sources", "key 1", "abc", "use 7", "use 1", "help", "add", "save", "yes", "no", "delete 1", "undo",
                "refresh", "about", "program", "mark 2", "mark", "restore 1", "reading 1", "rate 1", "edit 1", "keep",
                "page", "again", "", "   ", "\u{1B}[2J", "\u{202E}x", "花", "/", "...", "last", "first", "go 3", "all",
                String(repeating: "x", count: 3_000),
            ]
            let lines = (0..<150).map { _ in words.randomElement(using: &random) ?? "" }
            let command = try await PlainTalk.run(
                lines, ["--plain", "--fresh"],
                environment: environment(server.address, ["BROWSER": "true", "EDITOR": "true"]))
            #expect(command.status == 0 || command.status == 1, "\(command.status) \(command.errors)")
            #expect(terminalHarm(in: command.output) == nil)
            #expect(command.output.contains("quit:") || command.output.contains("help"))
        }
    }
}
