/// What is said of copying. That a text has arrived is said by nobody: terminals do not tell.
package struct ClipboardWording: Sendable {
    /// Over the menu of what a thing can be copied as.
    package var menuTitle: String
    package var form: @Sendable (CopyForm) -> String
    /// An entry of that menu.
    package var show: String
    /// Above what is shown.
    package var howToSelect: String
    /// Without a point at its end.
    package var outcome: @Sendable (CopyOutcome) -> String
}

extension ClipboardWording {
    /// - Parameter text: what was copied.
    package func message(_ outcome: CopyOutcome, _ text: String) -> Message {
        switch outcome {
        case .took, .sent: Message("\(self.outcome(outcome)): \(Self.beginning(of: text))")
        case .tooLong, .nowhere: Message(self.outcome(outcome), isFailure: true)
        }
    }

    /// Enough to know it again.
    private static func beginning(of text: String) -> String {
        let line = text.prefix { !$0.isNewline }
        return line.count < text.count || line.count > longest ? line.prefix(longest) + "…" : String(line)
    }

    /// In characters: most links are shorter.
    private static let longest = 120

    static let english = ClipboardWording(
        menuTitle: "Copy",
        form: { form in
            switch form {
            case .title: "Title"
            case .link: "Link"
            case .titleAndYear: "Title and year"
            case .note: "Note"
            case .markdown: "Markdown"
            case .list: "The whole list"
            }
        },
        show: "Show it all, to select it",
        howToSelect: "Select it with the mouse, which the terminal has for now. Esc goes back.",
        outcome: { outcome in
            let limit = "Too long for a terminal. Show it to select it"
            let none = "No clipboard here. Show it to select it"
            return switch outcome {
            case .took(let program): "Copied with \(program)"
            case .sent(nil): "Sent to the terminal's clipboard"
            case .sent(let program?): "\(program) failed. Sent to the terminal's clipboard"
            case .tooLong(nil): limit
            case .tooLong(let program?): "\(program) failed. \(limit)"
            case .nowhere(nil): none
            case .nowhere(let program?): "\(program) failed. \(none)"
            }
        })

    static let german = ClipboardWording(
        menuTitle: "Kopieren",
        form: { form in
            switch form {
            case .title: "Titel"
            case .link: "Link"
            case .titleAndYear: "Titel und Jahr"
            case .note: "Notiz"
            case .markdown: "Markdown"
            case .list: "Die ganze Liste"
            }
        },
        show: "Alles zeigen, um es auszuwählen",
        howToSelect: "Mit der Maus auswählen, die jetzt dem Terminal gehört. Esc führt zurück.",
        outcome: { outcome in
            let limit = "Zu lang für ein Terminal: zeigen und auswählen"
            let none = "Keine Zwischenablage: zeigen und auswählen"
            return switch outcome {
            case .took(let program): "Mit \(program) kopiert"
            case .sent(nil): "An die Zwischenablage des Terminals geschickt"
            case .sent(let program?): "\(program) ist gescheitert. An die Zwischenablage des Terminals geschickt"
            case .tooLong(nil): limit
            case .tooLong(let program?): "\(program) ist gescheitert. \(limit)"
            case .nowhere(nil): none
            case .nowhere(let program?): "\(program) ist gescheitert. \(none)"
            }
        })

    static let spanish = ClipboardWording(
        menuTitle: "Copiar",
        form: { form in
            switch form {
            case .title: "Título"
            case .link: "Enlace"
            case .titleAndYear: "Título y año"
            case .note: "Nota"
            case .markdown: "Markdown"
            case .list: "Toda la lista"
            }
        },
        show: "Mostrarlo todo, para seleccionarlo",
        howToSelect: "Selecciona con el puntero, que aquí es del terminal. Esc vuelve atrás.",
        outcome: { outcome in
            let limit = "Demasiado largo para un terminal: mostrar y seleccionar"
            let none = "Sin portapapeles: mostrar y seleccionar"
            return switch outcome {
            case .took(let program): "Copiado con \(program)"
            case .sent(nil): "Enviado al portapapeles del terminal"
            case .sent(let program?): "\(program) ha fallado. Enviado al portapapeles del terminal"
            case .tooLong(nil): limit
            case .tooLong(let program?): "\(program) ha fallado. \(limit)"
            case .nowhere(nil): none
            case .nowhere(let program?): "\(program) ha fallado. \(none)"
            }
        })
}
