import Commands
import Entities
import Foundation
import Navigation
import Presentation
import TestSupport
import Testing

@testable import CommandLine

struct UsageTests {
    @Test(arguments: [
        "--builtin", "--offline", "--fresh", "--man", "--help", "-h", "--version", "-V", "movies", "music", "library",
        "cache",
        "books", "pokedex",
    ])
    func everyArgumentIsNamedAndUnderstood(argument: String) throws {
        #expect(Usage.text.contains(argument))
        #expect(throws: Never.self) { try LaunchRequest(arguments: [argument]) }
    }

    @Test(arguments: [
        "TMDB_API_KEY", "LASTFM_API_KEY", "MATINEE_TMDB_URL", "MATINEE_LASTFM_URL", "MATINEE_CINEMETA_URL",
        "MATINEE_DEEZER_URL", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "LC_CTYPE", "MATINEE_TMDB_PAGES",
        "MATINEE_SECTIONS", "MATINEE_NETWORK", "MATINEE_CONTACT", "MATINEE_BOOKS_URL", "MATINEE_SYNC_FOLDER",
        "MATINEE_SYNC_URL", "MATINEE_SYNC_PASSWORD",
        "MATINEE_FILMS_SOURCE",
        "MATINEE_MUSIC_SOURCE",
        "MATINEE_POKEAPI_URL", "MATINEE_POKEMON_SOURCE", "MATINEE_OPENLIBRARY_URL", "MATINEE_OPENLIBRARY_COVERS_URL",
        "MATINEE_BOOKS_SOURCE", "MATINEE_CHECK_FRAMES",
        "HOME", "XDG_DATA_HOME", "XDG_STATE_HOME",
        "XDG_CACHE_HOME", "VISUAL", "EDITOR",
        "TMPDIR",
        "BROWSER", "DISPLAY", "TERM", "COLORTERM", "TMUX", "ESCDELAY", "SSH_TTY",
    ])
    func everyVariableIsNamed(variable: String) {
        #expect(Usage.text.contains(variable))
        #expect(manual.contains(variable))
    }

    /// Every variable that the program reads must be in the usage.
    @Test func noVariableIsReadThatIsNotNamed() throws {
        let readers = try files().filter { $0.contains("environment[") || $0.contains("getenv(") }
        let names = readers.flatMap { $0.matches(of: /"([A-Z][A-Z_]{3,})"/).map { String($0.1) } }
        #expect(Set(names).isSuperset(of: ["EDITOR", "BROWSER", "TERM"]))
        for name in Set(names) {
            #expect(Usage.variables.flatMap(\.entries).contains { $0.name.contains(name) }, "\(name)")
        }
    }

    private var manual: String { ManualPage.standard.text }

    /// The texts of the sources that are in the program.
    private func files() throws -> [String] {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources")
            .standardized
        return try ["CommandLine", "Matinee", "CursesTerminal", "HTTP", "LibraryStore", "Storage"].flatMap { target in
            let folder = sources.appending(path: target)
            return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
                .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        }
    }

    @Test func itFitsIntoEightyColumns() {
        #expect(Usage.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
}
