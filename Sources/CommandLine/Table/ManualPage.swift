package import Commands
import Entities
import Navigation
package import Presentation
import TerminalKit
import Widgets

/// The manual page, in the macros of man(7).
package struct ManualPage {
    /// The keys of each preset.
    package let keys: [KeyPreset: KeyTable]
    package let wording: Wording

    package var text: String {
        """
        .TH MATINEE 1 "" "Matinee \(escaped(Usage.version))"
        .SH NAME
        matinee \\- discover films, music, books and Pokémon in the terminal
        .SH SYNOPSIS
        \(Usage.synopses.map { escaped("matinee \($0)") }.joined(separator: "\n.br\n"))
        .SH DESCRIPTION
        \(escaped(Usage.summary))
        .SH OPTIONS
        \(Usage.options.map { group($0.title, $0.entries) }.joined(separator: "\n"))
        \(Usage.commands.map(section).joined(separator: "\n"))
        .SH KEYS
        \(escaped(Usage.presets))
        \(list(keyEntries))
        .PP
        \(escaped(Usage.pasting))
        .PP
        \(escaped(Usage.copying))
        .PP
        \(escaped(Usage.drafts))
        .SH LINES
        \(escaped(Usage.lines))
        \(list(words))
        .SH SIGNS
        \(list(signs))
        .SH SCREEN READERS
        \(escaped(Usage.reading))
        .SH ENVIRONMENT
        \(Usage.variables.map { group($0.title, $0.entries) }.joined(separator: "\n"))
        .SH EXIT STATUS
        \(list(Usage.exitStatuses))
        .SH NOTES
        \(wording.sources.attributions.map(escaped).joined(separator: "\n.PP\n"))

        """
    }

    /// The keys of all presets, in the order of the first one.
    private var keyEntries: [Usage.Entry] {
        let tables = KeyPreset.allCases.compactMap { preset in
            keys[preset].map { (preset: preset, bindings: $0.documented()) }
        }
        var known: Set<Command> = []
        let commands = tables.flatMap { $0.bindings.map(\.command) }.filter { known.insert($0).inserted }
        return commands.map { command in
            let labels = tables.map { preset, bindings in
                let sequences = bindings.filter { $0.command == command }.flatMap(\.sequences)
                return (preset: preset, text: sequences.map(\.label).joined(separator: ", "))
            }
            let usual = labels.first?.text ?? ""
            let others = labels.dropFirst().filter { $0.text != usual }
                .map { "\($0.preset.rawValue): \($0.text.isEmpty ? "none" : $0.text)" }
            return Usage.Entry(
                name: usual.isEmpty ? "(none)" : usual,
                description: ([wording.description(command)] + others).joined(separator: "\n"))
        }
    }

    /// What can be typed in lines.
    private var words: [Usage.Entry] {
        let commands = Command.allCases.filter { !wording.plain.words($0).isEmpty }.map { command in
            Usage.Entry(
                name: wording.plain.words(command).joined(separator: ", "),
                description: wording.plain.description(command) ?? wording.description(command))
        }
        let sayings = PlainSaying.allCases.map { saying in
            Usage.Entry(
                name: wording.plain.sayings(saying).joined(separator: ", "), description: wording.plain.help(saying))
        }
        return commands + sayings
    }

    private var signs: [Usage.Entry] {
        Sign.allCases.map { Usage.Entry(name: $0.symbol, description: wording.sign($0)) }
    }

    private func section(_ title: String, _ entries: [Usage.Entry], _ notes: [String]) -> String {
        ([".SH \(escaped(title.uppercased()))", list(entries)] + notes.flatMap { [".PP", escaped($0)] })
            .joined(separator: "\n")
    }

    private func group(_ title: String, _ entries: [Usage.Entry]) -> String {
        ".SS \(escaped(title))\n\(list(entries))"
    }

    private func list(_ entries: [Usage.Entry]) -> String {
        entries.map { entry in
            let lines = entry.description.split(separator: "\n").map { escaped(String($0)) }
            return ".TP\n.B \(escaped(entry.name))\n\(lines.joined(separator: "\n.br\n"))"
        }.joined(separator: "\n")
    }

    /// In roff, a backslash is the escape character, a hyphen becomes a dash, and a line with a dot at its start is a
    /// macro.
    private func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\n.", with: "\n\\&.")
    }
}

extension ManualPage {
    /// The manual of the program as it is without settings.
    package static let standard = ManualPage(
        keys: Dictionary(
            uniqueKeysWithValues: KeyPreset.allCases.map {
                ($0, KeyTable.standard(sections: SectionDescriptor.all.map(\.id), preset: $0))
            }),
        wording: .ofProgram(localeIdentifier: "en_US"))
}
