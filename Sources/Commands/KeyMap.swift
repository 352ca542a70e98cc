package import Entities
package import TerminalKit

/// The key table of a place: keys and their commands. Footer, help, README and man page are made from it.
package struct KeyMap: Sendable {
    package struct Binding: Sendable {
        package let command: Command
        /// Footers show the first one.
        package let keys: [Key]

        package init(command: Command, keys: [Key]) {
            self.command = command
            self.keys = keys
        }
    }

    package let bindings: [Binding]
    private let commands: [Key: Command]

    package init(_ bindings: [Binding]) {
        self.bindings = bindings
        let pairs = bindings.flatMap { binding in binding.keys.map { ($0, binding.command) } }
        commands = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    private init(of place: Command.Place) {
        self.init(Command.allCases.filter { $0.place == place }.map { Binding(command: $0, keys: $0.defaultKeys) })
    }

    package func command(for key: Key) -> Command? {
        commands[key]
    }

    package func keys(for command: Command) -> [Key] {
        bindings.first { $0.command == command }?.keys ?? []
    }

    package static let standard = KeyMap(of: .screens)
    package static let question = KeyMap(of: .question)
    package static let filter = KeyMap(of: .filter)
    package static let prompt = KeyMap(of: .prompt)
    package static let history = KeyMap(of: .history)
    package static let sources = KeyMap(of: .sources)
    package static let form = KeyMap(of: .form)
    package static let palette = KeyMap(of: .palette)
    package static let posters = KeyMap(of: .posters)

    /// With a key for each section: 1 for the first one, and so on. The tenth has none.
    package func adding(sections: [SectionID]) -> KeyMap {
        let numbered = zip(sections, "123456789").map { section, digit in
            Binding(command: .section(section), keys: [.character(digit)])
        }
        let place = bindings.firstIndex { $0.command == .otherPane }.map { $0 + 1 } ?? bindings.endIndex
        return KeyMap(Array(bindings[..<place]) + numbered + bindings[place...])
    }

    /// The bindings of all places, for help, README and man page.
    ///
    /// - Parameter sections: in the order of their keys.
    package static func documented(sections: [SectionID]) -> [Binding] {
        [standard.adding(sections: sections), question, filter, prompt, history, sources, form, palette, posters]
            .flatMap(
                \.bindings)
    }
}
