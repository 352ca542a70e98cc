import Foundation
import Glibc
import Storage
import TestSupport
import Testing

@testable import CommandLine

/// The real program, as a person or a script calls it, without a terminal unless a test gives it one.
struct DoctorCommandTests {
    private struct Report: Decodable {
        struct Row: Decodable {
            let area: String
            let name: String
            let value: String
            let why: String?
            let remedy: String?
        }

        let todo: Int
        let findings: [Row]

        subscript(_ area: String, _ name: String) -> Row? { findings.first { $0.area == area && $0.name == name } }

        /// Which libraries a machine has is no matter of the program.
        var wrong: [String] { findings.filter { $0.remedy != nil && $0.area != "pictures" }.map(\.name) }
    }

    private static let key = "0123456789abcdef0123456789abcdef"

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var environment: [String: String] {
        [
            "TMDB_API_KEY": "", "LASTFM_API_KEY": "", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "TMUX": "",
            "STY": "",
            "DISPLAY": "", "WAYLAND_DISPLAY": "", "HOME": folder.path, "XDG_CACHE_HOME": "", "XDG_CONFIG_HOME": "",
            "XDG_STATE_HOME": "", "XDG_DATA_HOME": "",
        ]
    }

    private func program(_ environment: [String: String] = [:]) -> MatineeProgram {
        MatineeProgram(data: "", environment: self.environment.merging(environment) { $1 })
    }

    private func report(_ environment: [String: String] = [:], _ options: String...) async throws -> Report {
        let arguments = ["doctor", "--json"] + (options.isEmpty ? ["--offline"] : options.filter { !$0.isEmpty })
        let program = program(environment)
        let result =
            arguments.count == 2
            ? try await program.run(arguments[0], arguments[1])
            : try await program.run(arguments[0], arguments[1], arguments[2])
        #expect(result.complaint.isEmpty)
        let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
        #expect(result.status == (report.todo > 0 ? 1 : 0))
        #expect(report.todo == report.findings.count { $0.remedy != nil })
        return report
    }

    @Test func withoutATerminalNothingIsWrongAndNothingIsMade() async throws {
        let report = try await report()
        #expect(report.wrong.isEmpty)
        #expect(report["terminal", "answers"]?.value == "not asked")
        #expect(report["sources", "deezer"]?.value == "not asked")
        #expect(report["sources", "tmdb"]?.value == "not used")
        #expect(report["files", "config-folder"]?.value == "\(folder.path)/.config/matinee")
        #expect(report["clipboard", "way"] != nil && report["tmux", "version"] == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test func withoutHomeItSaysWhatIsNotKept() async throws {
        let report = try await report(["HOME": "", "TERM": "no-such-terminal"])
        #expect(report.wrong == ["data-folder", "state-folder", "cache-folder", "config-folder"])
    }

    @Test func whatCannotBeUnderstoodIsToldAndAllElseToo() async throws {
        let report = try await report([
            "MATINEE_THEME": "../../x", "MATINEE_COLORS": "many", "MATINEE_LOG_LEVEL": "\u{1B}[2J", "COLORFGBG": ";;;",
        ])
        #expect(Set(report.wrong) == ["MATINEE_THEME", "MATINEE_COLORS", "MATINEE_LOG_LEVEL"])
        #expect(report["settings", "MATINEE_COLORS"]?.value == "not understood")
        #expect(report["colors", "step"] != nil)
    }

    @Test func settingsAreSaidWithWhereTheyAreFrom() async throws {
        let config = "\(folder.path)/.config/matinee"
        try FileManager.default.createDirectory(atPath: config, withIntermediateDirectories: true)
        try "{\n  mouse: false,\n  thme: 'x' }".write(
            toFile: config + "/config.json5", atomically: true, encoding: .utf8)
        let report = try await report(["MATINEE_THEME": "hihg-contrast"])
        #expect(report["settings", "mouse"]?.why == "from line 2")
        #expect(report["settings", "theme"]?.why == "from MATINEE_THEME")
        #expect(report["mouse", "mouse"]?.value == "the terminal's")
        #expect(report["colors", "theme"]?.remedy != nil)
        #expect(report["colors", "theme"]?.why?.contains("high-contrast") == true)
        #expect(report.findings.contains { $0.name == "config.json5" && $0.value.contains("thme") && $0.remedy != nil })
    }

    @Test func noKeyIsShownAndAFileThatOthersMayReadIsNamed() async throws {
        let config = "\(folder.path)/.config/matinee"
        try KeyFile(folder: config).set(Self.key, for: "lastfm.key")
        let secrets = [
            "TMDB_API_KEY": String(Self.key.reversed()),
            "MATINEE_BOOKS_URL": "http://ada:hunter2@127.0.0.1:9/x?t=hunter3",
        ]
        for mode: mode_t in [0o600, 0o644] {
            #expect(chmod(config + "/keys.json", mode) == 0)
            for options in [["doctor", "--offline"], ["doctor", "--offline", "--json"]] {
                let result =
                    try await options.count == 2
                    ? program(secrets).run(options[0], options[1])
                    : program(secrets).run(options[0], options[1], options[2])
                let said = result.output + result.complaint
                #expect(said.contains("TMDB_API_KEY"))
                for secret in [Self.key, String(Self.key.reversed()), "hunter"] { #expect(!said.contains(secret)) }
                #expect(!said.contains(Self.key.suffix(4)))
            }
        }
        let report = try await report(secrets)
        #expect(report["files", "keys.json"]?.remedy == "run 'chmod 600 \(config)/keys.json'")
        #expect(report["sources", "keys.json"]?.value == "not used")
    }

    @Test func eachSourceIsAskedOnce() async throws {
        let server = try await FixtureServer.start()
        let addresses = [
            "TMDB_API_KEY": Self.key, "MATINEE_TMDB_URL": "\(server.address)/3", "MATINEE_LASTFM_URL": server.address,
            "MATINEE_CINEMETA_URL": server.address, "MATINEE_DEEZER_URL": server.address,
            "MATINEE_POKEAPI_URL": server.address, "MATINEE_OPENLIBRARY_URL": server.address,
        ]
        let services = ["tmdb", "cinemeta", "deezer", "openlibrary", "pokeapi"]
        let good = try await report(addresses, "")
        for service in services { #expect(good["sources", service]?.value == "answers", "\(service)") }
        #expect(good.wrong.isEmpty)
        #expect(try await server.requests().count == services.count)
        try await server.spoil([.init("http-503", path: "/3/configuration"), .init("http-503")])
        let bad = try await report(addresses, "")
        #expect(Set(bad.wrong) == Set(services))
        #expect(try await server.requests().count == 2 * services.count)
    }

    @Test func whatStandsInAFilesPlaceDoesNotBlock() async throws {
        let state = "\(folder.path)/.local/state/matinee"
        try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
        for name in ["session.json", "terminals", "matinee.log"] { #expect(mkfifo("\(state)/\(name)", 0o600) == 0) }
        let report = try await report()
        #expect(report.wrong == ["session", "terminals", "log"])
        #expect(report["files", "log"]?.why == "it is no file")
    }

    @Test(.enabled(if: SmallDisk.isPossible)) func aFullAndAReadOnlyDiskAreNamed() async throws {
        let disk = try SmallDisk(kilobytes: 4_096)
        let places = ["XDG_STATE_HOME": disk.path]
        #expect(try await report(places).wrong.isEmpty)
        try disk.fill()
        let full = try await report(places)
        #expect(full.wrong == ["state-folder"] && full["files", "state-folder"]?.why == "its disk is full")
        try disk.setReadOnly()
        let fixed = try await report(places)
        #expect(fixed.wrong == ["state-folder"] && fixed["files", "state-folder"]?.why == "its disk is read-only")
    }

    @Test func aTerminalIsAskedAndLeftAsItWas() async throws {
        let terminal = try PseudoTerminal(columns: 100, rows: 200)
        let before = terminal.mode
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        // It does not wait long for answers, so they come from a thread that waits for nobody else.
        let (status, said) = try await onOwnThread {
            let process = try SpawnedProcess(
                [MatineeProgram.path, "doctor", "--offline"], environment: variables, terminal: terminal.path)
            var asked = ""
            while !asked.hasSuffix("\u{1B}[c"), asked.utf8.count < 1_000 {
                var output = pollfd(fd: terminal.emulator, events: Int16(POLLIN), revents: 0)
                guard poll(&output, 1, 20_000) > 0 else { break }
                asked += terminal.output()
            }
            // A background, Kitty's keys, a name; the last one is what every terminal answers.
            terminal.type("\u{1B}]11;rgb:ffff/ffff/f0f0\u{7}\u{1B}[?0u\u{1B}P>|Kerminal(1.2)\u{1B}\\\u{1B}[?62;22c")
            return (process.wait(), terminal.output())
        }
        #expect(status == 0 || said.contains("install lib"))
        #expect(said.contains("answers         Kerminal(1.2)"))
        #expect(said.contains("background      light (the terminal says so)"))
        #expect(said.contains("kitty-protocol  there") && said.contains("size            100x200"))
        #expect(terminal.mode == before)
    }

    @Test func aSilentTerminalIsNotWaitedForLongAndNothingIsLeft() async throws {
        let terminal = try PseudoTerminal(columns: 100, rows: 200)
        let before = terminal.mode
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let process = try SpawnedProcess(
            [MatineeProgram.path, "doctor", "--offline"], environment: variables, terminal: terminal.path)
        let status = try await onOwnThread { process.wait() }
        #expect(status == 1)
        #expect(terminal.output().contains("! answers         none"))
        #expect(terminal.mode == before)
    }

    @Test(arguments: [("--jsn", 2), ("now", 2), ("--help", 0)] as [(String, Int32)])
    func whatItDoesNotKnowIsAMistake(argument: String, status: Int32) async throws {
        let result = try await program().run("doctor", argument)
        #expect(result.status == status)
    }
}
