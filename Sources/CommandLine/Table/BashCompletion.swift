/// What bash reads to complete command lines of `matinee`; it needs nothing else.
struct BashCompletion {
    let table: CommandLineTable

    var text: String {
        """
        # Completes command lines of matinee in bash. Made by 'matinee completions bash'.

        # What an option of a command takes: the kind of its value (words, list, files, any), and words; nothing for an
        # option that takes none, or that is unknown.
        _matinee_value() {
            case "$1 $2" in
        \(values)
            esac
        }

        _matinee_options() {
            case $1 in
        \(options)
            esac
        }

        # What the command takes in this place, from 0, likewise.
        _matinee_operand() {
            case "$1 $2" in
        \(operands)
            esac
        }

        _matinee() {
            local IFS=$' \\t\\n' word position command= option= value kind skipped= operands=0 head= offered
            local -a words=() offers=()
            # At = bash may have divided what is one word for matinee.
            for ((position = 1; position <= COMP_CWORD; position++)); do
                word=${COMP_WORDS[position]}
                if ((${#words[@]})) && [[ $word == =* || ${COMP_WORDS[position - 1]} == = ]]; then
                    words[-1]+=$word
                else
                    words+=("$word")
                fi
            done
            ((${#words[@]})) || words=('')
            local current=${words[-1]}
            unset 'words[-1]'

            case ${words[0]-} in
        \(commands)
            esac

            value=$current
            if [[ $current == --*=* ]]; then
                option=${current%%=*} value=${current#*=}
            elif ((${#words[@]})) && [[ ${words[-1]} == -* ]]; then
                option=${words[-1]}
            fi
            [[ -n $option ]] && offers=($(_matinee_value "$command" "$option"))
            if ((${#offers[@]} == 0)); then
                [[ $current == --*=* ]] && return
                if [[ $current == -* ]]; then
                    offers=(words $(_matinee_options "$command"))
                else
                    for word in "${words[@]}"; do
                        if [[ -n $skipped ]]; then
                            skipped=
                        elif [[ $word == -* ]]; then
                            [[ $word != *=* && -n $(_matinee_value "$command" "$word") ]] && skipped=yes
                        else
                            ((operands++))
                        fi
                    done
                    for word in $command; do ((operands--)); done
                    offers=($(_matinee_operand "$command" "$operands"))
                    if [[ -z $command ]]; then
                        ((operands == 0)) && offers=(words \(table.sections.joined(separator: " ")))
                        ((${#words[@]} == 0)) && offers+=(\(table.firstWords.filter { !table.sections.contains($0) }.joined(separator: " ")))
        \(secondWords)
                    fi
                fi
            fi

            kind=${offers[0]-}
            if [[ $kind == files ]]; then
                compopt -o filenames 2>/dev/null
                while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$value")
                return
            elif [[ $kind == list ]]; then
                compopt -o nospace 2>/dev/null
                head=${value%"${value##*,}"} value=${value##*,}
                [[ $value == -* ]] && head+=- value=${value#-}
            elif [[ $kind != words ]]; then
                return
            fi
            [[ $current == --*=* && $option != "$current" ]] && head="$option=$head"
            # Bash replaces what is behind the last divider.
            offered=${COMP_WORDS[COMP_CWORD]}
            [[ $offered == = ]] && offered=
            local divided=${current%"$offered"}
            for word in $(compgen -W "${offers[*]:1}" -- "$value"); do
                word=$head$word
                COMPREPLY+=("${word#"$divided"}")
            done
        }

        complete -F _matinee matinee
        """
    }

    private var values: String {
        cases { context in
            context.options.compactMap { option in
                option.argument.map { _ in (option.names.map { "\(context.name) \($0)" }, said(option.offer)) }
            }
        }
    }

    private var options: String {
        table.completed.map { context in
            "        \(context.name.quoted)) echo \(context.options.flatMap(\.names).joined(separator: " ")) ;;"
        }.joined(separator: "\n")
    }

    private var operands: String {
        cases { context in
            context.operands.enumerated().map { (["\(context.name) \($0)"], said($1.offer)) }
        }
    }

    private var commands: String {
        table.firstWords.map { first in
            let seconds = table.secondWords(after: first).map { $0.words[1] }
            return seconds.isEmpty
                ? "        \(first)) command=\(first) ;;"
                : """
                        \(first))
                            case ${words[1]-} in \(seconds.joined(separator: "|"))) command="\(first) ${words[1]}" ;; esac
                            ;;
                """
        }.joined(separator: "\n")
    }

    private var secondWords: String {
        table.firstWords.filter { !table.secondWords(after: $0).isEmpty }.map { first in
            let words = table.secondWords(after: first).map { $0.words[1] }.joined(separator: " ")
            return """
                                [[ ${#words[@]} == 1 && ${words[0]} == \(first) ]] && offers=(words \(words))
                """
        }.joined(separator: "\n")
    }

    private func cases(
        _ say: ((name: String, options: [CommandLineOption], operands: [CommandLineVerb.Operand])) -> [(
            patterns: [String], words: String
        )]
    ) -> String {
        table.completed.flatMap(say).map { patterns, words in
            "        \(patterns.map(\.quoted).joined(separator: "|"))) echo \(words) ;;"
        }.joined(separator: "\n")
    }

    private func said(_ offer: CommandLineOffer) -> String {
        switch offer {
        case .nothing: "any"
        case .files, .folders: "files"
        case .words(let words): (["words"] + words).joined(separator: " ")
        case .list(let words): (["list"] + words).joined(separator: " ")
        }
    }
}
