import Commands
import Entities

extension ReadingWording {
    static func german(_ keys: KeyNames) -> ReadingWording {
        ReadingWording(
            title: "Leseliste",
            byAdded: "neueste zuerst",
            byTitle: "nach Titel",
            byAuthor: "nach Autor",
            byRating: "beste zuerst",
            empty: Message(
                "Noch keine Bücher", why: "Hier stehen Bücher, die du lesen willst, liest oder gelesen hast.",
                remedy: "Drücke \(keys(.standing)) auf einem Buch, oder \(keys(.add)), um eines einzutragen."),
            part: { state in
                switch state {
                case .begun: "Begonnen"
                case .wanted: "Vorgemerkt"
                case .done: "Gelesen"
                case .paused: "Ruht"
                case .givenUp: "Aufgegeben"
                case nil: "Andere"
                }
            },
            stateWord: { state in
                switch state {
                case .wanted: "vorgemerkt"
                case .begun: "begonnen"
                case .done: "gelesen"
                case .paused: "ruht"
                case .givenUp: "aufgegeben"
                }
            },
            pages: { $0.of("Seite", "Seiten", in: .german) },
            hours: { "etwa \($0) h" },
            author: "Autor",
            isbn: "ISBN",
            released: "Erschienen",
            length: "Umfang",
            since: { state in
                switch state {
                case .wanted: "Vorgemerkt"
                case .begun: "Begonnen"
                case .done: "Gelesen"
                case .paused: "Ruht seit"
                case .givenUp: "Aufgegeben"
                }
            },
            notEditable: Message(
                "Dieses Buch ist aus einem Katalog", why: "Was der von ihm sagt, bleibt, wie es ist.",
                remedy: "Dein sind Stand (w), Bewertung (*) und Notiz (e)."),
            deleted: Message(
                "Dieses Buch ist gelöscht", why: "Vielleicht in einem anderen Fenster oder im gemeinsamen Regal.",
                remedy: "Esc führt zurück."),
            addTitle: "Buch eintragen",
            editTitle: "Buch ändern",
            explanation: "Für ein Buch, das kein Katalog kennt. Nötig ist, was ein * hat.",
            field: { field in
                switch field {
                case .title: "Titel"
                case .author: "Autor"
                case .isbn: "ISBN"
                case .pages: "Seiten"
                case .released: "Erschienen"
                }
            },
            placeholder: { field in
                switch field {
                case .title, .author: nil
                case .isbn: "10 oder 13 Ziffern"
                case .pages: "eine Zahl"
                case .released: "JJJJ-MM-TT"
                }
            },
            problem: { problem in
                switch problem {
                case .empty: "Ein Buch braucht einen Titel: ohne ihn fände es niemand wieder."
                case .tooLong(let limit): "Höchstens \(limit / 1_024) KB werden behalten. Kürze ihn."
                case .notAnISBN: "Keine ISBN: prüfe die 10 oder 13 Ziffern"
                case .notACount(let range): "Eine Zahl von \(range.lowerBound) bis \(range.upperBound), oder nichts."
                case .noSuchDay: "Kein Datum: 2001-12-31, oder nur das Jahr"
                case .inTheFuture: "Dieser Tag liegt in der Zukunft."
                }
            },
            saved: { "Auf der Leseliste: „\($0)“ · \(keys(.undo)) nimmt es zurück" },
            askToDiscard: Question("Eingaben verwerfen?", yes: "verwerfen", no: "behalten", keys: keys),
            askToOverwrite: {
                Question(
                    "Inzwischen anderswo geändert: ", name: $0, ". Deine Eingabe trotzdem sichern?",
                    yes: "meine sichern", no: "das nehmen", keys: keys)
            })
    }
}
