package import Commands
import Entities

/// The words of where anything is looked for, in one language.
package struct PaletteWording: Sendable {
    package var title: String
    /// What can be typed, where nothing is yet.
    package var hint: String
    /// Over what is said most; what was opened lately; sections; what is kept; commands.
    package var used: String
    package var opened: String
    package var places: String
    package var library: String
    package var commands: String
    /// Over commands that cannot be said now.
    package var unavailable: String
    /// Over what leads into the search of a section.
    package var search: String
    /// Leads there. Things are called as in the middle of a sentence.
    package var searchFor: @Sendable (_ things: String, _ text: String) -> String
    /// Says that so many sources are being asked, at least two.
    package var asking: @Sendable (_ count: Count) -> String
    /// Says that nothing has these letters.
    package var nothingFound: @Sendable (_ text: String) -> Message
    /// Why a command cannot be said now, in two or three words: what it needs is not in sight.
    package var notNow: @Sendable (Command.Need?) -> String
}

extension PaletteWording {
    static let english = PaletteWording(
        title: "Anything",
        hint: "Type a title, a name, or what to do",
        used: "Used most",
        opened: "Opened",
        places: "Sections",
        library: "Library",
        commands: "Commands",
        unavailable: "Not now",
        search: "Search",
        searchFor: { "Search \($0) for “\($1)”" },
        asking: { "asking \($0.of("source", "sources", in: .english))…" },
        nothingFound: {
            Message(
                "Nothing found for “\($0)”", why: "Neither the program nor a source has it.",
                remedy: "Esc goes back to where you were.")
        },
        notNow: { need in
            switch need {
            case .note: "only in a note"
            case .detail: "only in a detail"
            case .list: "only in a list"
            case .item: "only where there is an item"
            case .books: "only with books"
            case .library: "only in the library"
            case .change: "nothing to undo"
            case .way: "nowhere to go back to"
            case .secondPane: "there is only one pane"
            case .roomForTwoPanes: "no room for two panes"
            case nil: "not here"
            }
        })

    static let german = PaletteWording(
        title: "Alles",
        hint: "Titel, Name, oder was zu tun ist",
        used: "Oft benutzt",
        opened: "Geöffnet",
        places: "Bereiche",
        library: "Bibliothek",
        commands: "Befehle",
        unavailable: "Jetzt nicht",
        search: "Suche",
        searchFor: { "\($0.uppercasingFirst) suchen zu „\($1)“" },
        asking: { "frage \($0.of("Quelle", "Quellen", in: .german))…" },
        nothingFound: {
            Message(
                "Nichts gefunden zu „\($0)“", why: "Weder das Programm noch eine Quelle hat es.",
                remedy: "Esc führt zurück.")
        },
        notNow: { need in
            switch need {
            case .note: "nur in einer Notiz"
            case .detail: "nur in Einzelheiten"
            case .list: "nur in einer Liste"
            case .item: "nur bei einem Eintrag"
            case .books: "nur bei Büchern"
            case .library: "nur in der Bibliothek"
            case .change: "nichts rückgängig zu machen"
            case .way: "kein Weg zurück"
            case .secondPane: "nur ein Fenster"
            case .roomForTwoPanes: "kein Platz für zwei Fenster"
            case nil: "hier nicht"
            }
        })
}
