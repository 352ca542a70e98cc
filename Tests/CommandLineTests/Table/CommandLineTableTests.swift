import Services
import Testing

@testable import CommandLine

/// The table is what the program takes.
struct CommandLineTableTests {
    private let table = CommandLineTable.standard

    /// Something that stands for what a command needs.
    private static let operands = [
        "FILE": "list.json", "ID": "tmdb/1", "TEXT...": "alien", "KIND": "films", "SHELL": "zsh",
        "[PERIOD]": "2026", "FOLDER": "/tmp/shared",
    ]
    /// Something of the form of an option that offers no words.
    private static let values = [
        "--rating": "4.5", "--year": "1972", "--limit": "3", "--films": "3", "--artists": "3", "--books": "3",
        "--pokemon": "3",
    ]

    private func command(_ verb: CommandLineVerb) -> [String] {
        verb.words + verb.operands.map { Self.operands[$0.name] ?? $0.name }
    }

    @Test func everyCommandIsUnderstood() {
        #expect(table.verbs.count > 10)
        for verb in table.verbs {
            #expect(throws: Never.self, "\(verb.name)") { try LaunchRequest(arguments: command(verb)) }
        }
    }

    @Test func everyOptionIsUnderstoodWithEveryWordThatItOffers() throws {
        let commands = [([], table.programOptions)] + table.verbs.map { (command($0), table.options(of: $0)) }
        for (command, options) in commands {
            for option in options {
                for name in option.names {
                    let words = option.offer.words.isEmpty ? [Self.values[name] ?? "x"] : option.offer.words
                    for word in option.argument == nil ? [] : words {
                        let arguments = command + [name, word]
                        #expect(throws: Never.self, "\(arguments)") { try LaunchRequest(arguments: arguments) }
                    }
                    if option.argument == nil {
                        #expect(throws: Never.self, "\(command) \(name)") {
                            try LaunchRequest(arguments: command + [name])
                        }
                    }
                }
            }
        }
    }

    @Test func wordsThatSettingsOfferAreOfTheirForm() {
        for option in table.programOptions where !option.offer.words.isEmpty {
            let settings = Settings.declared.filter { $0.option.map { option.names == [$0.name] } ?? false }
            for word in option.offer.words {
                let value = String(word.split(separator: "=").last ?? "")
                #expect(settings.contains { $0.takes(value) }, "\(option.names) \(word)")
            }
        }
    }

    @Test func everyOptionOfASettingIsThere() {
        let names = Set(table.programOptions.flatMap(\.names))
        #expect(names.isSuperset(of: Settings.declared.compactMap { $0.option?.name }))
    }

    @Test func ofTwoOptionsOfOneNameACommandHasItsOwn() throws {
        let list = try #require(table.verbs.first { $0.name == "list" })
        let languages = table.options(of: list).filter { $0.names == ["--language"] }
        #expect(languages.map(\.argument) == ["ko"])
    }

    @Test(arguments: [
        "Usage: matinee [movies|music|library|books|pokedex] [option...]",
        "\n       matinee library path|check|export|import FILE|lists|separate ID ID|sync\n",
        "\n       matinee sync init PLACE|status|came|settings|forget MACHINE|leave\n", "\n       matinee sync\n",
        "\n       matinee year [PERIOD] [--json] [--markdown]\n",
        "\n       matinee sources [--json]\n", "\n       matinee cache [--clear] [--json]\n",
        "\n       matinee find TEXT... [option...]\n", "\n       matinee prefetch [option...]\n", "\n  --artists N ",
        "\n       matinee list films|artists|books|pokemon|library [option...]\n",
        "\n       matinee completions bash|zsh|fish\n", "\n\nSources and keys:\n", "\n\nLook:\n", "\n\nLanguage:\n",
        "\n\nLibrary, commands:\n", "\n\nTerminal, environment:\n",
        "\n  library export [--format json|csv|markdown|letterboxd|goodreads|listenbrainz]\n",
        "\n  cache --clear ",
    ])
    func helpIsMadeOfIt(part: String) {
        #expect(Usage.text.contains(part))
    }

    @Test func whatIsNoShellIsRefused() {
        for (arguments, error) in [
            (["completions"], LaunchError.unknownShell(nil)), (["completions", "csh"], .unknownShell("csh")),
            (["completions", "zsh", "bash"], .oneTooMany("bash")),
        ] {
            #expect(throws: error) { try LaunchRequest(arguments: arguments) }
        }
    }

    @Test(arguments: CompletionShell.allCases) func everyShellHasAScript(shell: CompletionShell) throws {
        #expect(try LaunchRequest(arguments: ["completions", shell.rawValue]) == .completions(shell))
    }
}
