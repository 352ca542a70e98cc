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
    /// That a key has nothing to do where it was pressed.
    ///
    /// - Parameter hint: what it does elsewhere, as the footer calls it.
    package var notHere: @Sendable (_ hint: String) -> String
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
            case .filter: "While something is looked for"
            case .prompt: "In a line that is typed"
            case .history: "Among the earlier texts of a note"
            case .sources: "Among the sources"
            case .form: "In a form"
            case .menu: "In a menu"
            case .palette: "Where anything is looked for"
            case .posters: "In a grid of pictures"
            }
        },
        nothingFound: { "No key and no sign has to do with “\($0)”." },
        notHere: { "“\($0)” does nothing here." })

    static let german = HelpWording(
        title: "Tasten",
        here: { $0.isEmpty ? "Hier und jetzt" : "Hier und jetzt: \($0)" },
        everywhere: "Überall",
        place: { place in
            switch place {
            case .screens: "Auf anderen Seiten oder zu anderer Zeit"
            case .question: "Während eine Frage wartet"
            case .filter: "Während etwas gesucht wird"
            case .prompt: "In einer Zeile, die getippt wird"
            case .history: "Bei den früheren Texten einer Notiz"
            case .sources: "Bei den Quellen"
            case .form: "In einem Formular"
            case .menu: "In einem Menü"
            case .palette: "Wo alles gesucht wird"
            case .posters: "In einem Raster von Bildern"
            }
        },
        nothingFound: { "Keine Taste und kein Zeichen hat mit „\($0)“ zu tun." },
        notHere: { "„\($0)“ tut hier nichts." })
}
