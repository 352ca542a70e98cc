import Foundation
import ScreenTestSupport
import TestSupport
import Testing

extension EndToEnd {
    /// Keys and settings of one's own.
    struct ConfigurationJourneys {
        private static func write(_ text: String, for user: User) throws {
            let folder = URL(filePath: "\(user.home)/.config/matinee")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: folder.appending(path: "config.json5"), options: .atomic)
        }

        @Test("With vim's keys: counts, keys in a row with what can follow in the footer, zt, and sections behind g")
        func whoKnowsVimIsAtHome() async throws {
            try await journey { user in
                let terminal = try await user.start(["--fresh", "--keys", "vim"])
                try await terminal.waitForList()
                try await terminal.press("1", "2", "j")
                try await terminal.wait(forRow: 13)
                try await terminal.press("3", "k")
                try await terminal.wait(forRow: 10)
                try await terminal.press("g")
                try await terminal.wait(for: "what can follow") { $0.contains("g …") && $0.contains("2 Music") }
                try await terminal.press("x", "z", "t")
                let placed = try await terminal.wait(for: "the row at the top") {
                    $0.position?.row == 10 && !$0.contains("z …") && $0.lines.firstIndex { $0.hasPrefix("│▌") } == 3
                }
                try await terminal.press("g", "2")
                try await terminal.wait(forText: "┌ Music")
                try await terminal.press("g", "1")
                try await terminal.wait(forReturnTo: placed)
                try await terminal.press("5", "G")
                try await terminal.wait(forRow: 5)
                try await terminal.press("g", "g")
                try await terminal.wait(forRow: 1)
                try await terminal.press("Z", "Z")
                #expect(try await terminal.exitStatus() == 0)
            }
        }

        @Test("With those of Emacs: Ctrl-N moves, Alt-x finds anything, Ctrl-G leaves, Ctrl-X Ctrl-S saves")
        func whoKnowsEmacsIsAtHome() async throws {
            try await journey { user in
                let terminal = try await user.start(["--fresh"], environment: ["MATINEE_KEYS": "emacs"])
                try await terminal.waitForList()
                try await terminal.press("Ctrl-N", "Ctrl-N", "Ctrl-P")
                try await terminal.wait(forRow: 2)
                try await terminal.press("e")
                try await terminal.wait(forText: "┌ Note on")
                try await terminal.press("h", "i", "Enter", "y", "o", "Ctrl-P", "!")
                try await terminal.wait(forText: "hi!")
                try await terminal.press("Ctrl-X")
                try await terminal.wait(forText: "Ctrl-S save")
                try await terminal.press("Ctrl-S", "Esc")
                try await terminal.wait(forRow: 2)
                try await terminal.wait(forText: "✎")
                try await terminal.press("Ctrl-X", "Ctrl-C")
                #expect(try await terminal.exitStatus() == 0)
            }
        }

        @Test("A file's mistakes are told and the rest counts; what is changed in it counts while the program runs")
        func theFileIsReadAgainWhenItChanges() async throws {
            try await journey { user in
                try Self.write("{\n  pictrues: 'off',\n  keys: { list: { down: 'Entr' } } }", for: user)
                let terminal = try await user.start(["--fresh"])
                try await terminal.wait(forText: "line 3: keys.list.down: there is no key 'Entr'; did you mean Enter?")
                try await terminal.press("↓")
                try await terminal.wait(forRow: 2)
                try Self.write("{ keys: { everywhere: { down: ['x'], help: null } } }", for: user)
                try await terminal.wait(forText: "Applied: keys")
                try await terminal.press("x")
                try await terminal.wait(for: "the third film, and other keys in the footer") {
                    $0.position?.row == 3 && $0.contains("↑x move") && !$0.contains("? help")
                }
                try await terminal.press("↓", "?", "x")
                try await terminal.wait(forRow: 4)
                try Self.write("{ keys: { everywhere: ", for: user)
                try await terminal.wait(forText: "column 23, is not understood", at: .incomparable)
                try await terminal.press("x")
                try await terminal.wait(forRow: 5)
                try FileManager.default.removeItem(atPath: "\(user.home)/.config/matinee/config.json5")
                try await terminal.wait(forText: "Applied: keys")
                try await terminal.press("↓")
                try await terminal.wait(forRow: 6)
            }
        }

        @Test(
            "Another language, other sections: the same film is open, and a text that is being written is finished first"
        )
        func screensAreMadeAnewWhereTheUserIs() async throws {
            try await journey { user in
                let terminal = try await user.start(["--fresh"], width: 100, height: 30)
                try await terminal.waitForList()
                try await terminal.press("j", "j", "Enter")
                try await terminal.wait(forText: "Released")
                try Self.write("{ language: 'de', sections: 'music' }", for: user)
                try await terminal.wait(forText: "Übernommen: sections, language")
                try await terminal.wait(for: "the film, its list and the sections, in German") {
                    $0.contains("1 Musik  2 Filme") && $0.contains("Erschienen") && $0.position?.row == 3
                }
                try await terminal.press("e")
                try await terminal.wait(forText: "Notiz zu")
                try await terminal.press("a", "b")
                try Self.write("{ language: 'es', sections: 'music', mouse: false }", for: user)
                try await terminal.press("c")
                try await terminal.wait(forText: "abc")
                try await terminal.press("Ctrl-S", "Esc")
                try await terminal.wait(forText: "Aplicado: mouse, language")
                try await terminal.wait(for: "the film, in Spanish, with its note") {
                    $0.contains("┌ Cine") && $0.contains("abc") && $0.contains("3 de 269")
                }
                try await terminal.press("e")
                try await terminal.wait(forText: "Nota sobre")
                try await terminal.wait(forText: "│ abc")
                try await terminal.press("Backspace", "Backspace", "Backspace", "Esc")
                try await terminal.wait(for: "no note") { $0.contains("Parasite ─") && !$0.contains("abc") }
                try FileManager.default.removeItem(atPath: "\(user.home)/.config/matinee/config.json5")
                try await terminal.wait(forText: "Applied: mouse, sections, language")
                try await terminal.press("u")
                try await terminal.wait(for: "the note: what was done before can be undone") { $0.contains("abc") }
                try await terminal.press("q")
                #expect(try await terminal.exitStatus() == 0)
            }
        }

        @Test("Another source, no network, a reader, pictures: each counts while the program runs")
        func whatScenesAreMadeOfCountsWhileTheProgramRuns() async throws {
            let server = try await FixtureServer.start()
            try await journey { user in
                let terminal = try await user.start(
                    ["--fresh"], at: server.address, width: 100, height: 30,
                    environment: ["MATINEE_FILMS_SOURCE": "", "MATINEE_PICTURES": ""])
                try await terminal.wait(forText: "TMDB")
                try await terminal.waitForList()
                try Self.write("{ films: { source: 'builtin' } }", for: user)
                try await terminal.wait(forText: "Applied: films.source")
                try await terminal.wait(forText: "built-in")
                try Self.write("{ network: false }", for: user)
                try await terminal.wait(forText: "Applied: films.source, network")
                try await terminal.wait(forText: "offline")
                try Self.write("{ reader: true, pictures: 'cells' }", for: user)
                try await terminal.wait(forText: "Applied: ")
                try await terminal.wait(for: "no frames") { !$0.contains("┌") && $0.contains("TMDB") }
                try Self.write("{ plain: true }", for: user)
                try await terminal.wait(forText: "From the next start on: plain")
                try await terminal.wait(for: "frames") { $0.contains("┌") }
                try await terminal.press("q")
                #expect(try await terminal.exitStatus() == 0)
            }
        }

        @Test("Who writes in another script moves and quits with the letters on the same keys")
        func aRussianKeyboardDoes() async throws {
            try await journey { user in
                let terminal = try await user.start(["--fresh"])
                try await terminal.waitForList()
                try await terminal.press("о", "о", "л")
                try await terminal.wait(forRow: 2)
                try await terminal.press("й")
                #expect(try await terminal.exitStatus() == 0)
            }
        }
    }
}
