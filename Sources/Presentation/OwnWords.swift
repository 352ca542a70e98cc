import Commands
import Entities

/// What a language says itself that is declared partial (`Language.complete`): words that it puts into the tables of the language
/// which says everything else.
struct OwnWords: Sendable {
    private var changes: [ObjectIdentifier: any Sendable] = [:]
    private var commands: [Command: CommandWords] = [:]

    /// With these words of its own in a table, and those that it has there already.
    func putting<Table>(_ change: @escaping @Sendable (inout Table) -> Void) -> OwnWords {
        var words = self
        let former = changes[ObjectIdentifier(Table.self)] as? @Sendable (inout Table) -> Void
        let both: @Sendable (inout Table) -> Void = { table in
            former?(&table)
            change(&table)
        }
        words.changes[ObjectIdentifier(Table.self)] = both
        return words
    }

    /// With these words for commands.
    func calling(_ commands: [Command: CommandWords]) -> OwnWords {
        var words = self
        words.commands = commands
        return words
    }

    /// The table, with what is its own.
    func callAsFunction<Table>(_ table: Table) -> Table {
        guard let change = changes[ObjectIdentifier(Table.self)] as? @Sendable (inout Table) -> Void else {
            return table
        }
        var table = table
        change(&table)
        return table
    }

    /// What commands are called: as the other language calls them where this one does not.
    func commands(orElse words: @escaping @Sendable (Command) -> CommandWords) -> @Sendable (Command) -> CommandWords {
        guard !commands.isEmpty else { return words }
        return { [commands] command in commands[command] ?? words(command) }
    }
}

extension Language {
    /// Nothing for a language that says everything. A partial one has its words in a folder of its own, and names them here.
    var ownWords: OwnWords {
        switch self {
        case .english, .german, .spanish: OwnWords()
        }
    }
}
