/// A shell that completes what is typed behind `matinee`.
package enum CompletionShell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// The script that it reads.
    package func script(_ table: CommandLineTable) -> String {
        switch self {
        case .bash: BashCompletion(table: table).text
        case .zsh: ZshCompletion(table: table).text
        case .fish: FishCompletion(table: table).text
        }
    }
}

extension CommandLineTable {
    /// The commands with their options, and the program without one first, whose name is empty.
    var completed: [(name: String, options: [CommandLineOption], operands: [CommandLineVerb.Operand])] {
        [("", merged(programOptions), [])] + verbs.map { ($0.name, merged(options(of: $0)), $0.operands) }
    }

    /// Options of one name, which several settings have, as one.
    private func merged(_ options: [CommandLineOption]) -> [CommandLineOption] {
        options.reduce(into: []) { merged, option in
            guard let index = merged.firstIndex(where: { $0.names == option.names }) else {
                merged.append(option)
                return
            }
            merged[index].offer = .words(merged[index].offer.words + option.offer.words)
        }
    }

    /// The first words of commands, each once.
    var firstWords: [String] {
        verbs.compactMap(\.words.first).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The second words of those that begin with this one.
    func secondWords(after first: String) -> [CommandLineVerb] {
        verbs.filter { $0.words.count > 1 && $0.words[0] == first }
    }
}

extension StringProtocol {
    /// Its first clause: shells show one line.
    var firstClause: String { String(prefix { !";:".contains($0) }) }
}

extension String {
    /// Between single quotes, for any shell.
    var quoted: String { "'" + replacing("'", with: "'\\''") + "'" }
}
