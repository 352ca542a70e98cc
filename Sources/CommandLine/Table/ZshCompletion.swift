/// What zsh reads to complete command lines of `matinee`: a file named `_matinee` in a folder of `fpath`, or read as it is.
struct ZshCompletion {
    let table: CommandLineTable

    var text: String {
        """
        #compdef matinee
        # Completes command lines of matinee in zsh. Made by 'matinee completions zsh'.

        _matinee() {
            local -a sections commands
            local command=
            local -i own=0
            case $words[2] in
        \(commands)
            esac
            # Once a command is there, words begin with it.
            if (( own && CURRENT > own + 1 )); then
                shift $own words
                (( CURRENT -= own ))
            else
                command=
            fi
            sections=(
        \(table.sections.map { "        \("\($0):the section to start in".quoted)" }.joined(separator: "\n"))
            )
            commands=(
        \(firstCommands)
            )
        \(secondCommands)
            case $command in
        \(table.completed.map(specification).joined(separator: "\n"))
            esac
        }

        # Where it is read as it is, nothing is to be completed yet.
        if [[ $funcstack[1] == _matinee ]]; then _matinee "$@"; else compdef _matinee matinee; fi
        """
    }

    private var commands: String {
        table.firstWords.map { first in
            let seconds = table.secondWords(after: first).map { $0.words[1] }
            return seconds.isEmpty
                ? "        (\(first)) command=\(first) own=1 ;;"
                : "        (\(first)) [[ $words[3] == (\(seconds.joined(separator: "|"))) ]] && command=\"\(first) $words[3]\" own=2 ;;"
        }.joined(separator: "\n")
    }

    /// The first words behind which there are others.
    private var divided: [String] { table.firstWords.filter { !table.secondWords(after: $0).isEmpty } }

    private var firstCommands: String { described(table.verbs.filter { $0.words.count == 1 }) }

    private var secondCommands: String {
        divided.map { "    local -a of_\($0)=(\n\(described(table.secondWords(after: $0)))\n    )" }
            .joined(separator: "\n")
    }

    private func described(_ verbs: [CommandLineVerb]) -> String {
        verbs.map { "        \("\($0.words.last ?? ""):\($0.description.firstClause)".quoted)" }.joined(separator: "\n")
    }

    private func specification(
        _ context: (name: String, options: [CommandLineOption], operands: [CommandLineVerb.Operand])
    ) -> String {
        var words = context.options.flatMap(specifications)
        if context.name.isEmpty {
            words += ["'1: :{ _describe -t sections section sections; _describe -t commands command commands }'"]
            let described = divided.map { "[[ $words[2] == \($0) ]] && _describe -t commands command of_\($0)" }
            // A place can be told of once.
            if !described.isEmpty { words.append("'2: :{ \(described.joined(separator: "; ")) }'") }
        }
        words += context.operands.enumerated().map { index, operand in
            let place = operand.name.hasSuffix("...") ? "*" : "\(index + 1)"
            return "\(place):\(operand.name.lowercased().filter(\.isLetter)):\(action(operand.offer))".quoted
        }
        let lines = words.map { "                \($0)" }.joined(separator: " \\\n")
        return
            "        (\(context.name.isEmpty ? "''" : context.name.quoted))\n            _arguments -S \\\n\(lines)\n            ;;"
    }

    /// One for each of its names.
    private func specifications(of option: CommandLineOption) -> [String] {
        let text = option.description.isEmpty ? (option.argument ?? option.names[0]) : option.description.firstClause
        let words = "[\(text.replacing("[", with: "\\[").replacing("]", with: "\\]"))]"
        let others = option.names.count > 1 ? "(\(option.names.joined(separator: " ")))" : ""
        return option.names.map { name in
            guard option.argument != nil else { return "\(others)\(name)\(words)".quoted }
            let star = option.isRepeated ? "*" : ""
            return "\(star)\(name)=\(words):\(name.drop { $0 == "-" }):\(action(option.offer))".quoted
        }
    }

    private func action(_ offer: CommandLineOffer) -> String {
        switch offer {
        case .nothing: " "
        case .files(let endings): endings.isEmpty ? "_files" : "_files -g \"*.(\(endings.joined(separator: "|")))\""
        case .folders: "_files -/"
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .list(let words): "_values -s , word \(words.joined(separator: " "))"
        }
    }
}
