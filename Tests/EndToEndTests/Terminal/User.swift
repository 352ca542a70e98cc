import Foundation
import ScreenTestSupport
import TestSupport
import Testing

/// The user of a journey, with terminals of one kind.
final class User {
    enum TerminalKind: CaseIterable {
        /// In this process; the screen is checked after every key.
        case vterm
        /// In tmux, with a real shell.
        case tmux

        fileprivate var name: String {
            switch self {
            case .vterm: "xterm-256color"
            case .tmux: "tmux-256color"
            }
        }
    }

    struct Untidy: Error, CustomStringConvertible {
        let kind: TerminalKind
        let description: String
    }

    /// The home folder; gone when the journey is over.
    var home: String { folder.path }

    private let kind: TerminalKind
    private let log: JourneyLog
    private let folder: TemporaryFolder
    private var terminals: [any JourneyTerminal] = []

    fileprivate init(_ kind: TerminalKind, _ log: JourneyLog) throws {
        self.kind = kind
        self.log = log
        folder = try TemporaryFolder()
        log.begin(at: folder.path)
    }

    /// Starts the program in a terminal of its own, and does not wait for it.
    ///
    /// - Parameters:
    ///   - wrapper: a command that starts the command that follows it.
    ///   - environment: variables in addition to TERM, PATH, HOME and a UTF-8 locale; they can replace these.
    func start(
        _ arguments: [String] = [], wrapper: [String] = [], width: Int = 80, height: Int = 24,
        environment: [String: String] = [:]
    ) async throws -> any JourneyTerminal {
        let defaults = [
            "TERM": kind.name, "LC_ALL": "C.UTF-8", "HOME": home,
            "MATINEE_CHECK_FRAMES": "1",
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
            // A screen with pictures says less in words; journeys that are about them say so.
            "MATINEE_PICTURES": "off",
        ]
        // Without a server nobody is asked.
        let variables = defaults.merging(builtInEnvironment) { $1 }.merging(environment) { $1 }
        let terminal: any JourneyTerminal
        switch kind {
        case .vterm:
            terminal = try await VTermTerminal(
                arguments, wrapper: wrapper, width: width, height: height, environment: variables, log: log)
        case .tmux:
            terminal = try await TmuxTerminal(
                arguments, wrapper: wrapper, width: width, height: height, environment: variables, log: log)
        }
        terminals.append(terminal)
        return terminal
    }

    /// Starts it with live services, played by the fixture server.
    ///
    /// - Parameter address: that of the fixture server.
    func start(
        _ arguments: [String] = [], at address: String, width: Int = 80, height: Int = 24,
        environment: [String: String] = [:]
    ) async throws -> any JourneyTerminal {
        let live = [
            "TMDB_API_KEY": Self.serviceKey, "LASTFM_API_KEY": Self.serviceKey,
            "MATINEE_TMDB_URL": "\(address)/3", "MATINEE_LASTFM_URL": "\(address)/2.0/",
            "MATINEE_FILMS_SOURCE": "auto", "MATINEE_MUSIC_SOURCE": "auto",
            "MATINEE_POKEAPI_URL": address, "MATINEE_POKEMON_SOURCE": "pokeapi", "MATINEE_OPENLIBRARY_URL": address,
            "MATINEE_OPENLIBRARY_COVERS_URL": address, "MATINEE_POKEAPI_IMAGES_URL": address,
        ]
        return try await start(
            arguments, width: width, height: height, environment: live.merging(environment) { $1 })
    }

    /// Starts it without any key, with the services that need none played by the fixture server.
    ///
    /// - Parameter address: that of the fixture server.
    func startUnasked(
        _ arguments: [String] = [], at address: String, width: Int = 80, height: Int = 24
    ) async throws -> any JourneyTerminal {
        try await start(
            arguments, width: width, height: height,
            environment: [
                "MATINEE_CINEMETA_URL": address, "MATINEE_DEEZER_URL": address,
                "MATINEE_TMDB_URL": "\(address)/3", "MATINEE_LASTFM_URL": "\(address)/2.0/",
                "MATINEE_FILMS_SOURCE": "auto", "MATINEE_MUSIC_SOURCE": "auto",
                "MATINEE_POKEAPI_URL": address, "MATINEE_POKEMON_SOURCE": "auto", "MATINEE_OPENLIBRARY_URL": address,
                "MATINEE_OPENLIBRARY_COVERS_URL": address, "MATINEE_POKEAPI_IMAGES_URL": address,
            ])
    }

    /// Has the library take in a film from a file that calls it by its name alone.
    func importFilm(_ title: String, year: Int) async throws {
        let file = home + "/watched.csv"
        try Data("Date,Name,Year,Letterboxd URI\n2024-03-01,\(title),\(year),https://boxd.it/a\n".utf8)
            .write(to: URL(filePath: file))
        let terminal = try await start(["library", "import", file])
        #expect(try await terminal.exitStatus() == 0)
    }

    /// Has the library share a folder with that of another machine, on which somebody has written about the same film.
    func writeOnTwoMachines(_ mine: String, _ theirs: String, about title: String) async throws {
        for (home, text) in [("\(home)/laptop", theirs), (home, mine)] {
            let file = home + "/note.json"
            try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
            let item =
                #"{"kind":"movie","source":"tmdb","key":"1","title":"\#(title)","favourite":true,"#
                + #""added":"2026-01-01T00:00:00Z","note":{"text":"\#(text)","changed":"2026-01-01T00:00:00Z","#
                + #""revision":1}}"#
            try Data(#"{"format":"matinee-library","version":1,"items":[\#(item)]}"#.utf8)
                .write(to: URL(filePath: file))
            for arguments in [["library", "import", file], ["sync", "init", "\(self.home)/shared"]] {
                let terminal = try await start(arguments, environment: ["HOME": home])
                #expect(try await terminal.exitStatus() == 0)
            }
        }
    }

    /// The files below the home folder that hold this text, or the beginning of it.
    func files(holding secret: String) throws -> [String] {
        let files = FileManager.default.enumerator(atPath: home)?.compactMap { $0 as? String } ?? []
        #expect(!files.isEmpty)
        return files.filter { name in
            let content = FileManager.default.contents(atPath: "\(home)/\(name)") ?? Data()
            return content.firstRange(of: Data(secret.prefix(12).utf8)) != nil
        }
    }

    /// A well-formed key that belongs to nobody.
    static let serviceKey = "0123456789abcdef0123456789abcdef"

    /// Ends the programs that still run, and checks that everything is restored.
    fileprivate func leave() async throws {
        for terminal in terminals where !terminal.isClosed {
            if terminal.isRunning {
                try await terminal.burst("Ctrl-C")
                let status = try await terminal.exitStatus()
                guard status == 0 else { throw Untidy(kind: kind, description: "Ctrl-C ended it with \(status)") }
            }
            let leftovers = try await terminal.leftovers()
            guard leftovers.isEmpty else {
                throw Untidy(kind: kind, description: leftovers.joined(separator: "; "))
            }
        }
        guard log.missingCount == 0 else {
            throw Untidy(kind: kind, description: "\(log.missingCount) steps fewer than before")
        }
    }
}

/// Makes a journey in a terminal of this process, or in several kinds of terminals, one after the other: where a journey is
/// about what the terminal does. All must show the same at the end of each step, and must be restored at the end.
func journey(in kinds: [User.TerminalKind] = [.vterm], _ body: (User) async throws -> Void) async throws {
    let log = JourneyLog()
    for kind in kinds {
        let user = try User(kind, log)
        try await body(user)
        try await user.leave()
    }
}
