package import Commands

/// The words of the help, in one language.
package struct HelpWording: Sendable {
    package var title: String
    /// The heading of what can be said to a screen, which has this title.
    package var here: @Sendable (_ title: String) -> String
    /// The heading of what can always be said.
    package var everywhere: String
    /// The heading of what can be said elsewhere.
    package var place: @Sendable (Command.Place) -> String
    package var nothingFound: @Sendable (_ text: String) -> String
    /// What footers call a refresh where something has failed.
    package var hintToRetry: String
    /// What footers call the key that shows a list as a grid, where the grid is shown.
    package var hintToRows: String
    /// Says that a key has nothing to do where it was pressed.
    ///
    /// - Parameter key: its name, with what it does elsewhere, as footers call that: `/ (search)`.
    package var notHere: @Sendable (_ key: String) -> String
    /// Why a command finds nothing to do, in place of that; nil for what is said by that alone.
    ///
    /// - Parameter key: its name.
    package var reason: @Sendable (_ key: String, Command) -> String?
}

extension HelpWording {
    static let english = HelpWording(
        title: "Keys",
        here: { $0.isEmpty ? "Here and now" : "Here and now: \($0)" },
        everywhere: "Everywhere",
        place: { place in
            switch place {
            case .screens: "On other screens, or at other times"
            case .question: "While a question waits"
            case .filter: "While searching"
            case .prompt: "While typing a line"
            case .history: "In a note's earlier versions"
            case .sources: "In the list of sources"
            case .confirm: "In the list of what is to be confirmed"
            case .form: "In a form"
            case .menu: "In a menu"
            case .palette: "In the palette"
            case .posters: "In a grid of pictures"
            }
        },
        nothingFound: { "No key or sign matches “\($0)”." },
        hintToRetry: "try again",
        hintToRows: "rows",
        notHere: { "\($0) does nothing here." },
        reason: { key, command in
            switch command {
            case .edit: "\(key) edits your lists, books and diary entries: this is none."
            case .delete: "\(key) deletes in the library, the diary and your lists."
            case .playTrailer: "\(key) plays the trailer of a film: none is known here."
            case .openPage: "\(key) opens a web page: none is known here."
            case .next: "\(key) goes to the list's next page: there is none here."
            case .previous: "\(key) goes to the list's page before: there is none here."
            case .nextTab: "\(key) shows the next tab: there are none here."
            case .previousTab: "\(key) shows the previous tab: there are none here."
            case .moveUp, .moveDown: "\(key) moves what is in your lists, in their own order."
            case .add: "\(key) adds a book to the reading list, in the section of books."
            default: nil
            }
        })

    static let german = HelpWording(
        title: "Tasten",
        here: { $0.isEmpty ? "Hier und jetzt" : "Hier und jetzt: \($0)" },
        everywhere: "Überall",
        place: { place in
            switch place {
            case .screens: "Auf anderen Seiten oder zu anderer Zeit"
            case .question: "Während eine Frage wartet"
            case .filter: "Beim Suchen"
            case .prompt: "Beim Tippen einer Zeile"
            case .history: "Bei den früheren Texten einer Notiz"
            case .sources: "Bei den Quellen"
            case .confirm: "Bei dem, was zu klären ist"
            case .form: "In einem Formular"
            case .menu: "In einem Menü"
            case .palette: "In der Palette"
            case .posters: "In einem Raster von Bildern"
            }
        },
        nothingFound: { "Keine Taste und kein Zeichen passt zu „\($0)“." },
        hintToRetry: "noch einmal",
        hintToRows: "Zeilen",
        notHere: { "\($0) tut hier nichts." },
        reason: { key, command in
            switch command {
            case .edit: "\(key) ändert Listen, Bücher, Einträge: hier ist nichts davon."
            case .delete: "\(key) löscht in Bibliothek, Tagebuch und deinen Listen."
            case .playTrailer: "\(key) zeigt den Trailer eines Films: hier ist keiner bekannt."
            case .openPage: "\(key) öffnet eine Webseite: hier ist keine bekannt."
            case .next: "\(key) führt zur nächsten Seite der Liste: hier ist keine."
            case .previous: "\(key) führt zur vorigen Seite der Liste: hier ist keine."
            case .nextTab: "\(key) zeigt den nächsten Reiter: hier gibt es keine."
            case .previousTab: "\(key) zeigt den vorigen Reiter: hier gibt es keine."
            case .moveUp, .moveDown: "\(key) verschiebt in deinen Listen, in deren Reihenfolge."
            case .add: "\(key) trägt ein Buch in die Leseliste ein, bei den Büchern."
            default: nil
            }
        })
}
