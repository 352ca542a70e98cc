package import TerminalKit

/// The keys of one place and their commands.
package struct KeyMap: Sendable {
    package struct Binding: Sendable {
        package let command: Command
        /// Footers show the first one.
        package let sequences: [KeySequence]

        package init(command: Command, sequences: [KeySequence]) {
            self.command = command
            self.sequences = sequences
        }
    }

    /// What keys mean that were pressed one after the other.
    package enum Meaning: Hashable, Sendable {
        case command(Command)
        /// More keys must follow.
        case beginning
        case nothing
    }

    package let bindings: [Binding]
    private let commands: [KeySequence: Command]
    private let beginnings: Set<KeySequence>

    package init(_ bindings: [Binding]) {
        self.bindings = bindings
        let pairs = bindings.flatMap { binding in binding.sequences.map { ($0, binding.command) } }
        commands = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        beginnings = Set(pairs.flatMap(\.0.prefixes))
    }

    package func command(for key: Key) -> Command? {
        guard case .command(let command) = meaning(of: KeySequence(key)) else { return nil }
        return command
    }

    /// A letter of another script stands for the Latin one on the same key, unless it means something itself.
    package func meaning(of sequence: KeySequence) -> Meaning {
        if let meaning = plainMeaning(of: sequence) { return meaning }
        return plainMeaning(of: KeySequence(sequence.keys.map(\.onLatinLayout))) ?? .nothing
    }

    private func plainMeaning(of sequence: KeySequence) -> Meaning? {
        if let command = commands[sequence] { return .command(command) }
        return beginnings.contains(sequence) ? .beginning : nil
    }

    /// What can follow these keys, in the order of the bindings.
    package func endings(of beginning: KeySequence) -> [Binding] {
        let latin = KeySequence(beginning.keys.map(\.onLatinLayout))
        return bindings.compactMap { binding in
            let rest = binding.sequences.filter { $0.prefixes.contains(beginning) || $0.prefixes.contains(latin) }
                .map { KeySequence(Array($0.keys.dropFirst(beginning.keys.count))) }
            return rest.isEmpty ? nil : Binding(command: binding.command, sequences: rest)
        }
    }

    package func sequences(for command: Command) -> [KeySequence] {
        bindings.first { $0.command == command }?.sequences ?? []
    }
}
