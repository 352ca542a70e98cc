import Commands
import Entities

extension ReadingWording {
    static func german(_ keys: KeyNames) -> ReadingWording {
        ReadingWording(
            title: "Leseliste",
            count: { state, count in
                switch state {
                case .wanted: "\(count.text) vorgemerkt"
                case .reading: "\(count.text) begonnen"
                case .read: "\(count.text) gelesen"
                }
            },
            byAdded: "neueste zuerst",
            byTitle: "nach Titel",
            byAuthor: "nach Autor",
            byRating: "beste zuerst",
            empty: Message(
                "Noch keine Bücher", why: "Hier stehen Bücher, die du lesen willst, liest oder gelesen hast.",
                remedy: "Drücke \(keys(.reading)) auf einem Buch, oder \(keys(.add)), um eines einzutragen."),
            part: { state in
                switch state {
                case .reading: "Begonnen"
                case .wanted: "Vorgemerkt"
                case .read: "Gelesen"
                case nil: "Andere"
                }
            },
            askState: { "Leseliste · \($0)" },
            askRating: { "Deine Bewertung · \($0)" },
            state: { state in
                switch state {
                case .wanted: "Will ich lesen"
                case .reading: "Lese ich"
                case .read: "Gelesen"
                }
            },
            notOnList: "Nicht auf der Liste",
            withoutState: "Nichts davon",
            rating: { "\($0) von 5" },
            noRating: "Keine Bewertung",
            stateWord: { state in
                switch state {
                case .wanted: "vorgemerkt"
                case .reading: "begonnen"
                case .read: "gelesen"
                }
            },
            pages: { $0.of("Seite", "Seiten", in: .german) },
            hours: { "etwa \($0) h" },
            author: "Autor",
            isbn: "ISBN",
            released: "Erschienen",
            length: "Umfang",
            ownRating: "Deine Bewertung",
            since: { state in
                switch state {
                case .wanted: "Vorgemerkt"
                case .reading: "Begonnen"
                case .read: "Gelesen"
                }
            },
            takenOff: { "Nicht mehr auf der Leseliste. u holt es zurück: „\($0)“" },
            putOnListFirst: Message(
                "Nicht auf der Leseliste", why: "Nur Bücher der Liste werden bewertet.",
                remedy: "Drücke zuerst \(keys(.reading))."),
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
                case .notAnISBN:
                    "Keine ISBN: prüfe die 10 oder 13 Ziffern, oder lass sie weg."
                case .notACount(let range): "Eine Zahl von \(range.lowerBound) bis \(range.upperBound), oder nichts."
                case .noSuchDay: "Den Tag gibt es nicht. Schreib ihn als 2001-12-31, oder nur das Jahr."
                case .inTheFuture: "Dieser Tag liegt in der Zukunft."
                }
            },
            saved: { "Auf der Leseliste: „\($0)“" },
            askToDiscard: Question("Eingaben verwerfen?", yes: "verwerfen", no: "behalten", keys: keys),
            askToOverwrite: {
                Question(
                    "Inzwischen anderswo geändert: ", name: $0, ". Deine Eingabe trotzdem sichern?",
                    yes: "meine sichern", no: "das nehmen", keys: keys)
            })
    }
}
