import Foundation
import Testing

extension EndToEnd {
    /// If the program cannot start, it says why in one line, and leaves the terminal alone.
    struct LaunchingJourneys {
        private let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

        private func launch(_ arguments: [String] = [], _ environment: [String: String] = [:]) async throws -> Command {
            let variables = ["PATH": path, "TERM": "tmux-256color", "LC_ALL": "C.UTF-8"].merging(environment) { $1 }
            return try await Command.run(try MatineeBinary.path(), arguments, environment: variables)
        }

        private func expectRefusal(_ command: Command, _ text: String) {
            #expect(command.status == 2)
            #expect(command.output == "")
            #expect(command.errors.hasPrefix("matinee: "))
            #expect(command.errors.contains(text))
            #expect(command.errors.hasSuffix("\n") && command.errors.count { $0.isNewline } == 1)
        }

        @Test func withoutATerminalItSaysSo() async throws {
            expectRefusal(try await launch(), "standard input and output must be a terminal")
        }

        @Test(arguments: ["--nonsense", "-x", "--\u{1B}[31mred"])
        func aWrongOptionIsNamed(option: String) async throws {
            let command = try await launch([option])
            expectRefusal(command, "unknown option '\(option.replacing("\u{1B}", with: "?"))'")
        }

        @Test func aWrongSectionIsNamed() async throws {
            expectRefusal(try await launch(["comics"]), "unknown section 'comics'")
        }

        @Test(arguments: ["TMDB_API_KEY", "LASTFM_API_KEY"])
        func aMalformedKeyIsRefusedAndNotShown(variable: String) async throws {
            let command = try await launch([], [variable: "not-quite-a-secret"])
            expectRefusal(command, variable)
            #expect(!command.errors.contains("not-quite-a-secret"))
        }

        @Test(arguments: ["MATINEE_TMDB_URL", "MATINEE_LASTFM_URL"])
        func aMalformedURLIsRefusedAndNotShown(variable: String) async throws {
            let command = try await launch([], [variable: "ftp://user:secret@example.org"])
            expectRefusal(command, variable)
            #expect(!command.errors.contains("secret"))
        }

        @Test func theLibraryIsASectionToStartIn() async throws {
            try await journey { user in
                let terminal = try await user.start(["library"])
                try await terminal.wait(forText: "┌ Library")
            }
        }

        @Test(arguments: ["--help", "-h"])
        func helpGoesToStandardOutput(option: String) async throws {
            let command = try await launch([option])
            #expect(command.status == 0)
            #expect(command.output.hasPrefix("Usage: matinee "))
            #expect(command.errors == "")
        }

        @Test(arguments: ["--version", "-V"])
        func theVersionGoesToStandardOutput(option: String) async throws {
            let command = try await launch([option])
            #expect(command.status == 0)
            #expect(command.output.wholeMatch(of: /matinee \d+\.\d+\.\d+\n/) != nil)
        }

        @Test(arguments: [
            ("vt9000", "the terminal 'vt9000' (TERM) is unknown here"), ("", "TERM is not set"),
        ])
        func aTerminalThatCannotShowItIsRefused(name: String, text: String) async throws {
            try await journey { user in
                let terminal = try await user.start(width: 150, environment: ["TERM": name])
                #expect(try await terminal.exitStatus() == 2)
                let screen = try await terminal.wait(forText: text)
                #expect(screen.lines.count { !$0.isEmpty } == 1)
            }
        }

        @Test(arguments: ["</dev/null", ">output"])
        func halfATerminalIsNone(redirection: String) async throws {
            let terminal = try await TmuxTerminal(
                width: 120, height: 24, environment: ["TERM": "tmux-256color", "PATH": path], redirection: redirection)
            #expect(try await terminal.exitStatus() == 2)
            try await terminal.wait(forText: "matinee: standard input and output must be a terminal")
            #expect(terminal.note("output") == nil)
            #expect(try await terminal.leftovers() == [])
        }
    }
}
