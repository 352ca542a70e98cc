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
    /// Says that a key has nothing to do where it was pressed.
    ///
    /// - Parameter key: its name, with what it does elsewhere, as footers call that: `/ (search)`.
    package var notHere: @Sendable (_ key: String) -> String
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
        notHere: { "\($0) does nothing here." })

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
        notHere: { "\($0) tut hier nichts." })
}
