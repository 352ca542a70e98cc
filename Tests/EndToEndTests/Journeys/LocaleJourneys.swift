import TestSupport
import Testing

extension EndToEnd {
    /// Any locale in the environment works: a film's details are shown.
    struct LocaleJourneys {
        private static let variables = ["LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG"]

        private static let odd = [
            "undefinedlanguage", "abcdefghijkl.UTF-8", "de_DE@" + String(repeating: "x", count: 300),
            "../../../dev/zero",
            "en_US_POSIX", "_", "@", ".UTF-8", "de_", "zh_Hant_TW.UTF-8", "日本語", "\u{1B}[2J", "C@euro", "xx_YY.UTF-8",
            "LC_CTYPE=de_DE;LC_MESSAGES=C", String(repeating: "de_", count: 2_000), "und", "root", "i-klingon", "*",
        ]

        private func readAboutAFilm(_ environment: [String: String]) async throws {
            try await journey(in: [.vterm]) { user in
                let terminal = try await user.start(["--builtin"], width: 120, environment: environment)
                try await terminal.wait(for: "a film's facts, in \(environment)") {
                    $0.contains("Director") || $0.contains("Regie")
                }
            }
        }

        @Test(arguments: odd) func anOddLocaleShowsAFilm(name: String) async throws {
            try await readAboutAFilm(Dictionary(uniqueKeysWithValues: Self.variables.map { ($0, name) }))
        }

        @Test(arguments: variables) func anOddLocaleInAnyVariableShowsAFilm(variable: String) async throws {
            var environment = ["LC_ALL": ""]
            environment[variable] = "undefinedlanguage"
            try await readAboutAFilm(environment)
        }

        @Test(arguments: UInt64(0)..<20) func aRandomLocaleShowsAFilm(seed: UInt64) async throws {
            var random = SeededGenerator(seed: seed)
            func name() -> String {
                let letters = Array("abcdeDEzhC_-.@/1*é;= ")
                return String(
                    (0..<Int.random(in: 0...60, using: &random)).compactMap { _ in
                        letters.randomElement(using: &random)
                    })
            }
            try await readAboutAFilm(Dictionary(uniqueKeysWithValues: Self.variables.map { ($0, name()) }))
        }
    }
}
