package import Commands

/// The words of where anything is looked for, in one language.
package struct PaletteWording: Sendable {
    package var title: String
    /// Over what was opened lately; sections; what is kept; what lists have loaded; commands.
    package var opened: String
    package var places: String
    package var library: String
    package var loaded: String
    package var commands: String
    /// Over commands that cannot be said now.
    package var unavailable: String
    /// That nothing has these letters.
    package var nothingFound: @Sendable (_ text: String) -> Message
    /// Why a command cannot be said now, in two or three words.
    package var notNow: @Sendable (Command) -> String
}

extension PaletteWording {
    static let english = PaletteWording(
        title: "Anything",
        opened: "Opened",
        places: "Sections",
        library: "Library",
        loaded: "Loaded",
        commands: "Commands",
        unavailable: "Not now",
        nothingFound: {
            Message(
                "Nothing found for “\($0)”", why: "Neither the program nor a source has it.",
                remedy: "Esc goes back to where you were.")
        },
        notNow: { command in
            switch command {
            case .save, .discard, .history, .editElsewhere: "only in a note"
            case .next, .previous, .nextPlace, .previousPlace, .fold, .openPage, .playTrailer: "only in a detail"
            case .sort, .filter, .refine, .collection, .delete: "only in a list"
            case .favourite, .note: "only where there is an item"
            case .reading, .rate, .add, .edit, .shelf: "only with books"
            case .trail: "nowhere to go back to"
            case .otherPane, .shrinkList, .growList, .resetPanes: "there is only one pane"
            case .turnPanes: "no room for two panes"
            default: "not here"
            }
        })

    static let german = PaletteWording(
        title: "Alles",
        opened: "Geöffnet",
        places: "Bereiche",
        library: "Bibliothek",
        loaded: "Geladen",
        commands: "Befehle",
        unavailable: "Jetzt nicht",
        nothingFound: {
            Message(
                "Nichts gefunden zu „\($0)“", why: "Weder das Programm noch eine Quelle hat es.",
                remedy: "Esc führt zurück.")
        },
        notNow: { command in
            switch command {
            case .save, .discard, .history, .editElsewhere: "nur in einer Notiz"
            case .next, .previous, .nextPlace, .previousPlace, .fold, .openPage, .playTrailer: "nur in Einzelheiten"
            case .sort, .filter, .refine, .collection, .delete: "nur in einer Liste"
            case .favourite, .note: "nur bei einem Eintrag"
            case .reading, .rate, .add, .edit, .shelf: "nur bei Büchern"
            case .trail: "kein Weg zurück"
            case .otherPane, .shrinkList, .growList, .resetPanes: "nur ein Fenster"
            case .turnPanes: "kein Platz für zwei Fenster"
            default: "hier nicht"
            }
        })
}
