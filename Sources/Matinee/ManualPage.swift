import Commands
import Entities
import Navigation
import Presentation
import TerminalKit
import Widgets

/// The manual page, in the macros of man(7).
struct ManualPage {
    let bindings: [KeyMap.Binding]
    let wording: Wording

    var text: String {
        """
        .TH MATINEE 1 "" "Matinee \(escaped(Usage.version))"
        .SH NAME
        matinee \\- discover films, music, books and Pokémon in the terminal
        .SH SYNOPSIS
        \(escaped(Usage.synopsis))
        .br
        \(escaped(Usage.librarySynopsis))
        .br
        \(escaped(Usage.sourcesSynopsis))
        .br
        \(escaped(Usage.cacheSynopsis))
        .br
        \(escaped(Usage.configSynopsis))
        .br
        \(escaped(Usage.findSynopsis))
        .br
        \(escaped(Usage.listSynopsis))
        .SH DESCRIPTION
        \(escaped(Usage.summary))
        .SH OPTIONS
        \(list(Usage.options))
        .SH LIBRARY
        \(list(Usage.libraryCommands))
        .PP
        \(escaped(Usage.joining))
        .PP
        \(escaped(Usage.exporting))
        .PP
        \(escaped(Usage.migrating))
        .PP
        \(escaped(Usage.shelf))
        .SH SOURCES
        \(list(Usage.sourcesCommands))
        .PP
        \(escaped(Usage.keys))
        .SH CACHE
        \(list(Usage.cacheCommands))
        .SH SETTINGS
        \(list(Usage.configCommands))
        .PP
        \(escaped(Usage.configuring))
        .PP
        \(escaped(Usage.choosingKeys))
        .SH FINDING
        \(list(Usage.findCommands))
        .PP
        \(escaped(Usage.finding))
        .SH KEYS
        \(list(keys))
        .PP
        \(escaped(Usage.pasting))
        .PP
        \(escaped(Usage.drafts))
        .SH SIGNS
        \(list(signs))
        .SH ENVIRONMENT
        \(list(Usage.variables))
        .SH EXIT STATUS
        \(list(Usage.exitStatuses))
        .SH NOTES
        \(wording.sources.attributions.map(escaped).joined(separator: "\n.PP\n"))

        """
    }

    private var keys: [Usage.Entry] {
        bindings.map { binding in
            Usage.Entry(
                name: binding.sequences.map(\.label).joined(separator: ", "),
                description: wording.description(binding.command))
        }
    }

    private var signs: [Usage.Entry] {
        Sign.allCases.map { Usage.Entry(name: $0.symbol, description: wording.sign($0)) }
    }

    private func list(_ entries: [Usage.Entry]) -> String {
        entries.map { ".TP\n.B \(escaped($0.name))\n\(escaped($0.description))" }.joined(separator: "\n")
    }

    /// In roff, a backslash is the escape character, a hyphen becomes a dash, and a line with a dot at its start is a
    /// macro.
    private func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\n.", with: "\n\\&.")
    }
}

extension ManualPage {
    /// Of the program as it is without settings.
    static let standard = ManualPage(
        bindings: KeyTable.standard(sections: ProgramSection.all.map(\.descriptor.id)).documented(),
        wording: .ofProgram(localeIdentifier: "en_US"))
}
