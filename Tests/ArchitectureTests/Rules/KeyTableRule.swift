import Commands
import Navigation
import TerminalKit

/// A key table must be consistent: no key twice, no command twice, and words for each command.
struct KeyTableRule {
    /// What each language says that a command does.
    let descriptions: [(Command) -> String]

    /// - Parameter place: the name of the table in code.
    func offences(in keyMap: KeyMap, place: String) -> [Offence] {
        let bindings = keyMap.bindings
        let keys = Self.repeated(bindings.flatMap(\.sequences)).map {
            offence(
                "\(place) binds \($0.label) twice. Only the first would ever be heard: give the other command another key."
            )
        }
        let commands = Self.repeated(bindings.map(\.command)).map {
            offence(
                "\(place) binds the command \($0) twice. Help and README would list it twice: put its keys in one binding."
            )
        }
        let keyless = bindings.filter(\.sequences.isEmpty).map {
            offence(
                "\(place) binds the command \($0.command) to no key. Nobody could reach it: name a key, or delete it.")
        }
        let wordless = bindings.filter { binding in
            descriptions.contains { $0(binding.command).allSatisfy(\.isWhitespace) }
        }.map {
            offence(
                "\(place) binds the command \($0.command), for which a language has no words. Help would be blank: add them in Sources/Presentation."
            )
        }
        return keys + commands + keyless + wordless
    }

    private func offence(_ sentence: String) -> Offence {
        Offence(path: "Sources/Commands/Command.swift", sentence: sentence)
    }

    private static func repeated<Element: Hashable>(_ elements: [Element]) -> [Element] {
        var seen: Set<Element> = []
        return elements.filter { !seen.insert($0).inserted }
    }
}
