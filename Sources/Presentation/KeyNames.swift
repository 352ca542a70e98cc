package import Commands

/// What sentences call the keys of commands, since keys can be others than the usual ones.
package struct KeyNames: Sendable {
    /// The usual keys.
    package static let standard: KeyNames = {
        let table = KeyTable.standard()
        return KeyNames(table)
    }()

    private let sequence: @Sendable (Command) -> KeySequence?

    /// - Parameter table: the keys of now, asked for with each sentence.
    package init(_ table: @escaping @autoclosure @Sendable () -> KeyTable) {
        sequence = { table().sequence(of: $0, in: $0.keyScope) }
    }

    /// A command without a key is called by its name: the palette finds it by that.
    func callAsFunction(_ command: Command) -> String {
        sequence(command)?.label ?? "“\(command.name)”"
    }

    /// - Returns: nil if it has none.
    func keys(of command: Command) -> KeySequence? { sequence(command) }
}

extension Command {
    /// Where a sentence means it.
    fileprivate var keyScope: KeyScope {
        switch self {
        case .save, .discard: .note
        default: .everywhere
        }
    }
}
