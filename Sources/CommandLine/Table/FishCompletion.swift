/// What fish reads to complete command lines of `matinee`: a file named `matinee.fish`.
struct FishCompletion {
    let table: CommandLineTable

    var text: String {
        """
        # Completes command lines of matinee in fish. Made by 'matinee completions fish'.

        # Whether this is the command that is being typed; empty for none.
        function __matinee_is
            set -l words (commandline -opc)[2..-1]
            set -l command ''
            switch "$words[1]"
        \(commands)
            end
            test "$command" = "$argv[1]"
        end

        # Whether so many words that are no options stand behind the command, which has $argv[2] words itself.
        function __matinee_has
            set -l words (commandline -opc)[2..-1]
            set -l count 0
            set -l skipped 0
            for word in $words
                if test $skipped = 1
                    set skipped 0
                else if string match -q -- '-*' $word
                    contains -- $word \(valued.joined(separator: " ")); and set skipped 1
                else
                    set count (math $count + 1)
                end
            end
            test (math $count - $argv[2]) = $argv[1]
        end

        function __matinee_after
            set -l words (commandline -opc)[2..-1]
            test (count $words) = 1; and test "$words[1]" = $argv[1]
        end

        # Each of these behind what stands before the last comma.
        function __matinee_list
            set -l value (string replace -r -- '^--[a-z-]+=' '' (commandline -ct))
            set -l head (string replace -r -- '[^,]*$' '' $value)
            string match -q -- "$head-*" $value; and set head "$head-"
            printf '%s\\n' $head$argv
        end

        complete -c matinee -f
        \(table.sections.map { "complete -c matinee -n '__matinee_is \"\"; and __matinee_has 0 0' -a \($0) -d 'The section to start in'" }.joined(separator: "\n"))
        \(verbs.joined(separator: "\n"))
        \(table.completed.flatMap(lines).joined(separator: "\n"))
        """
    }

    /// Options that take a value, of all commands: what stands behind one is no word of its own.
    private var valued: [String] {
        let names = table.completed.flatMap(\.options).filter { $0.argument != nil }.flatMap(\.names)
        return Set(names).sorted()
    }

    private var commands: String {
        table.firstWords.map { first in
            let seconds = table.secondWords(after: first).map { $0.words[1] }
            return seconds.isEmpty
                ? """
                        case \(first)
                            set command \(first)
                """
                : """
                        case \(first)
                            contains -- "$words[2]" \(seconds.joined(separator: " ")); and set command "\(first) $words[2]"
                """
        }.joined(separator: "\n")
    }

    private var verbs: [String] {
        table.verbs.map { verb in
            let place =
                verb.words.count == 1 ? "test (count (commandline -opc)) = 1" : "__matinee_after \(verb.words[0])"
            return
                "complete -c matinee -n \(place.quoted) -a \(verb.words[verb.words.count - 1]) -d \(said(verb.description))"
        }
    }

    private func lines(
        _ context: (name: String, options: [CommandLineOption], operands: [CommandLineVerb.Operand])
    ) -> [String] {
        let here = "__matinee_is \"\(context.name)\""
        let options = context.options.map { option in
            let names = option.names.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
            let text = option.description.isEmpty ? "" : " -d \(said(option.description))"
            let value = option.argument.map { _ in offer(option.offer) } ?? ""
            return "complete -c matinee -n \(here.quoted) \(names.joined(separator: " "))\(value)\(text)"
        }
        let words = context.name.split(separator: " ").count
        let operands = context.operands.enumerated().compactMap { index, operand in
            operand.offer == .nothing
                ? nil
                : "complete -c matinee -n \("\(here); and __matinee_has \(index) \(words)".quoted)\(offer(operand.offer).replacing(" -x", with: "").replacing(" -r", with: ""))"
        }
        return options + operands
    }

    private func offer(_ offer: CommandLineOffer) -> String {
        switch offer {
        case .nothing: " -x"
        case .files, .folders: " -r -F"
        case .words(let words): " -x -a \(words.joined(separator: " ").quoted)"
        case .list(let words): " -x -a '(__matinee_list \(words.joined(separator: " ")))'"
        }
    }

    /// With a capital, as fish has them.
    private func said(_ description: String) -> String {
        (description.prefix(1).uppercased() + description.dropFirst().firstClause).quoted
    }
}
