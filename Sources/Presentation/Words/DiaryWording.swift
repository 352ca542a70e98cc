import Commands
package import Entities

/// The words about what things are to their reader, and about when they were seen, heard or read, in one language.
package struct DiaryWording: Sendable, WordTable {
    /// How far somebody is with a thing of a kind, as they would say it.
    package struct Steps: Sendable {
        package var wanted: String
        package var begun: String
        package var done: String
        package var doneToday: String
        /// On a day that nobody knows any more.
        package var doneBefore: String
    }

    package var title: String
    /// What is wanted, of all kinds.
    package var wantedTitle: String
    package var steps: @Sendable (LibrarySubject.Kind) -> Steps
    package var paused: String
    package var givenUp: @Sendable (LibrarySubject.Kind) -> String
    /// In the menu: nothing of it.
    package var nothing: String
    package var askState: @Sendable (_ title: String) -> String
    /// Where rows are said: one word.
    package var stateWord: @Sendable (Standing.State) -> String
    /// Before the day since which something is so.
    package var since: String

    package var askRating: @Sendable (_ title: String) -> String
    /// - Parameter whole: the best mark of the scale.
    package var rating: @Sendable (_ mark: String, _ whole: String) -> String
    package var noRating: String
    package var ownRating: String
    /// Before what a thing is to its reader, where that is seen.
    package var reader: String

    /// The times that a thing was seen, heard or read.
    package var times: String
    package var again: String
    package var dayUnknown: String
    /// How many times.
    package var count: @Sendable (_ count: Count) -> String
    /// How often something was seen, heard or read, within a line.
    ///
    /// - Parameter done: the word for one time, in lower case: `seen`.
    package var doneTimes: @Sendable (_ count: Count, _ done: String) -> String

    /// Before how often it was listened to.
    package var played: String
    package var playedTimes: @Sendable (_ count: Count, _ last: String) -> String

    package var emptyDiary: Message
    package var byDay: String
    package var byTitle: String
    package var byRating: String
    package var day: String

    /// Over the form of an entry.
    package var editTitle: String
    package var dayHint: String
    /// Says that what was typed is none of these.
    package var noSuchDay: String
    package var tags: String
    package var tagsHint: String

    // Titles come first, cut where they are long: what they are about is said before what happened to it.
    package var changed: @Sendable (_ title: String) -> String
    package var written: @Sendable (_ title: String) -> String
    package var forgotten: @Sendable (_ title: String) -> String
    /// - Parameter rating: as the reader's own are said: `4.5 of 5`.
    package var rated: @Sendable (_ title: String, _ rating: String) -> String
    package var unrated: @Sendable (_ title: String) -> String
    /// One entry of the diary is gone; others of the same thing may still be there.
    package var removed: @Sendable (_ title: String, _ day: String) -> String
    package var askRemove: @Sendable (_ title: String, _ day: String) -> Question
}

extension DiaryWording {
    static func english(_ keys: KeyNames) -> DiaryWording {
        DiaryWording(
            title: "Diary",
            wantedTitle: "To see",
            steps: { kind in
                switch kind {
                case .movie:
                    Steps(
                        wanted: "Want to see", begun: "Watching", done: "Seen", doneToday: "Seen today",
                        doneBefore: "Seen before")
                case .artist, .album:
                    Steps(
                        wanted: "Want to hear", begun: "Listening", done: "Heard", doneToday: "Heard today",
                        doneBefore: "Heard before")
                case .book:
                    Steps(
                        wanted: "Want to read", begun: "Reading", done: "Read", doneToday: "Read today",
                        doneBefore: "Read before")
                case .pokemon:
                    Steps(
                        wanted: "Want to catch", begun: "Looking for it", done: "Caught", doneToday: "Caught today",
                        doneBefore: "Caught before")
                default:
                    Steps(
                        wanted: "Wanted", begun: "Begun", done: "Done", doneToday: "Done today",
                        doneBefore: "Done before")
                }
            },
            paused: "Paused",
            givenUp: { _ in "Given up" },
            nothing: "None of these",
            askState: { "Your diary · \($0)" },
            stateWord: { state in
                switch state {
                case .wanted: "wanted"
                case .begun: "begun"
                case .done: "done"
                case .paused: "paused"
                case .givenUp: "given up"
                }
            },
            since: "Since",
            askRating: { "Your rating · \($0)" },
            rating: { "\($0) of \($1)" },
            noRating: "No rating",
            ownRating: "Your rating",
            reader: "You",
            times: "In your diary",
            again: "again",
            dayUnknown: "day unknown",
            count: { $0.of("entry", "entries", in: .english) },
            doneTimes: { "\($1) \($0.of("time", "times", in: .english))" },
            played: "Played",
            playedTimes: { "\($0.of("time", "times", in: .english)), last \($1)" },
            emptyDiary: Message(
                "Nothing in your diary yet", why: "What you see, hear and read will be here, day by day.",
                remedy: "Press \(keys(.standing)) on a film, an artist, a book or a Pokémon, and choose “today”."),
            byDay: "latest first",
            byTitle: "by title",
            byRating: "best first",
            day: "Day",
            editTitle: "Edit an entry",
            dayHint: "YYYY-MM-DD, YYYY-MM, YYYY, or nothing",
            noSuchDay: "Not a date: 2026-11-20, 2026-11, 2026, or empty for unknown.",
            tags: "Tags",
            tagsHint: "with commas between them",
            changed: { "“\($0)”: changed · \(keys(.undo)) undoes it" },
            written: { "“\($0)”: in your diary · \(keys(.undo)) undoes it" },
            forgotten: { "“\($0)”: taken off · \(keys(.undo)) undoes it" },
            rated: { "“\($0)”: rated \($1) · \(keys(.undo)) undoes it" },
            unrated: { "“\($0)”: no longer rated · \(keys(.undo)) undoes it" },
            removed: { "“\($0)”, \($1): removed · \(keys(.undo)) undoes it" },
            askRemove: { title, day in
                Question("Remove from your diary: ", name: title, " · \(day)?", yes: "remove", no: "keep", keys: keys)
            })
    }

    static func german(_ keys: KeyNames) -> DiaryWording {
        DiaryWording(
            title: "Tagebuch",
            wantedTitle: "Vorgemerkt",
            steps: { kind in
                switch kind {
                case .movie:
                    Steps(
                        wanted: "Will ich sehen", begun: "Sehe ich gerade", done: "Gesehen", doneToday: "Heute gesehen",
                        doneBefore: "Früher gesehen")
                case .artist, .album:
                    Steps(
                        wanted: "Will ich hören", begun: "Höre ich gerade", done: "Gehört", doneToday: "Heute gehört",
                        doneBefore: "Früher gehört")
                case .book:
                    Steps(
                        wanted: "Will ich lesen", begun: "Lese ich", done: "Gelesen", doneToday: "Heute gelesen",
                        doneBefore: "Früher gelesen")
                case .pokemon:
                    Steps(
                        wanted: "Will ich fangen", begun: "Suche ich", done: "Gefangen", doneToday: "Heute gefangen",
                        doneBefore: "Früher gefangen")
                default:
                    Steps(
                        wanted: "Vorgemerkt", begun: "Begonnen", done: "Erledigt", doneToday: "Heute erledigt",
                        doneBefore: "Früher erledigt")
                }
            },
            paused: "Ruht",
            givenUp: { _ in "Aufgegeben" },
            nothing: "Nichts davon",
            askState: { "Dein Tagebuch · \($0)" },
            stateWord: { state in
                switch state {
                case .wanted: "vorgemerkt"
                case .begun: "begonnen"
                case .done: "erledigt"
                case .paused: "ruht"
                case .givenUp: "aufgegeben"
                }
            },
            since: "Seit",
            askRating: { "Deine Bewertung · \($0)" },
            rating: { "\($0) von \($1)" },
            noRating: "Keine Bewertung",
            ownRating: "Deine Bewertung",
            reader: "Du",
            times: "In deinem Tagebuch",
            again: "wieder",
            dayUnknown: "Tag unbekannt",
            count: { $0.of("Eintrag", "Einträge", in: .german) },
            doneTimes: { "\($0.of("Mal", "Mal", in: .german)) \($1)" },
            played: "Gehört",
            playedTimes: { "\($0.of("Mal", "Mal", in: .german)), zuletzt \($1)" },
            emptyDiary: Message(
                "Noch nichts im Tagebuch", why: "Hier steht Tag für Tag, was du siehst, hörst und liest.",
                remedy: "Drücke \(keys(.standing)) auf einem Film, Künstler, Buch oder Pokémon, und wähle „heute“."),
            byDay: "neueste zuerst",
            byTitle: "nach Titel",
            byRating: "beste zuerst",
            day: "Tag",
            editTitle: "Einen Eintrag ändern",
            dayHint: "JJJJ-MM-TT, JJJJ-MM, JJJJ oder nichts",
            noSuchDay: "Kein Datum: 2026-11-20, 2026-11, 2026, oder leer für unbekannt.",
            tags: "Schlagwörter",
            tagsHint: "mit Kommas dazwischen",
            changed: { "„\($0)“: geändert · \(keys(.undo)) nimmt es zurück" },
            written: { "„\($0)“: im Tagebuch · \(keys(.undo)) nimmt es zurück" },
            forgotten: { "„\($0)“: nicht mehr vermerkt · \(keys(.undo)) nimmt es zurück" },
            rated: { "„\($0)“: bewertet mit \($1) · \(keys(.undo)) nimmt es zurück" },
            unrated: { "„\($0)“: nicht mehr bewertet · \(keys(.undo)) nimmt es zurück" },
            removed: { "„\($0)“, \($1): entfernt · \(keys(.undo)) nimmt es zurück" },
            askRemove: { title, day in
                Question(
                    "Aus dem Tagebuch nehmen: ", name: title, " · \(day)?", yes: "nehmen", no: "lassen", keys: keys)
            })
    }

    static func spanish(_ keys: KeyNames) -> DiaryWording {
        DiaryWording(
            title: "Diario",
            wantedTitle: "Pendiente",
            steps: { kind in
                switch kind {
                case .movie:
                    Steps(
                        wanted: "Quiero verla", begun: "La estoy viendo", done: "Vista", doneToday: "Vista hoy",
                        doneBefore: "Vista antes")
                case .artist, .album:
                    Steps(
                        wanted: "Quiero oírlo", begun: "Lo estoy oyendo", done: "Oído", doneToday: "Oído hoy",
                        doneBefore: "Oído antes")
                case .book:
                    Steps(
                        wanted: "Quiero leerlo", begun: "Lo estoy leyendo", done: "Leído", doneToday: "Leído hoy",
                        doneBefore: "Leído antes")
                case .pokemon:
                    Steps(
                        wanted: "Quiero atraparlo", begun: "Lo busco", done: "Atrapado", doneToday: "Atrapado hoy",
                        doneBefore: "Atrapado antes")
                default:
                    Steps(
                        wanted: "Pendiente", begun: "Empezado", done: "Hecho", doneToday: "Hecho hoy",
                        doneBefore: "Hecho antes")
                }
            },
            paused: "En pausa",
            givenUp: { $0 == .movie ? "Abandonada" : "Abandonado" },
            nothing: "Ninguno de estos",
            askState: { "Tu diario · \($0)" },
            stateWord: { state in
                switch state {
                case .wanted: "pendiente"
                case .begun: "empezado"
                case .done: "hecho"
                case .paused: "en pausa"
                case .givenUp: "abandonado"
                }
            },
            since: "Desde",
            askRating: { "Tu puntuación · \($0)" },
            rating: { "\($0) de \($1)" },
            noRating: "Sin puntuación",
            ownRating: "Tu puntuación",
            reader: "Tú",
            times: "En tu diario",
            again: "otra vez",
            dayUnknown: "día desconocido",
            count: { $0.of("entrada", "entradas", in: .spanish) },
            doneTimes: { "\($1) \($0.of("vez", "veces", in: .spanish))" },
            played: "Escuchado",
            playedTimes: { "\($0.of("vez", "veces", in: .spanish)), la última el \($1)" },
            emptyDiary: Message(
                "Aún no hay nada en tu diario", why: "Aquí estará, día a día, lo que veas, oigas y leas.",
                remedy: "Pulsa \(keys(.standing)) en una película, un artista, un libro o un Pokémon, y elige «hoy»."),
            byDay: "lo último primero",
            byTitle: "por título",
            byRating: "lo mejor primero",
            day: "Día",
            editTitle: "Cambiar una entrada",
            dayHint: "AAAA-MM-DD, AAAA-MM, AAAA o nada",
            noSuchDay: "No es una fecha: 2026-11-20, 2026-11, 2026, o vacío si no se sabe.",
            tags: "Etiquetas",
            tagsHint: "separadas por comas",
            changed: { "«\($0)»: cambiado · \(keys(.undo)) lo deshace" },
            written: { "«\($0)»: en tu diario · \(keys(.undo)) lo deshace" },
            forgotten: { "«\($0)»: ya no está marcado · \(keys(.undo)) lo deshace" },
            rated: { "«\($0)»: puntuado con \($1) · \(keys(.undo)) lo deshace" },
            unrated: { "«\($0)»: ya sin puntuación · \(keys(.undo)) lo deshace" },
            removed: { "«\($0)», \($1): quitado · \(keys(.undo)) lo deshace" },
            askRemove: { title, day in
                Question("¿Quitar de tu diario: ", name: title, " · \(day)?", yes: "quitar", no: "dejar", keys: keys)
            })
    }
}

extension Words<DiaryWording> {
    /// As a page says it.
    package func state(_ state: Standing.State, of kind: LibrarySubject.Kind) -> String {
        switch state {
        case .wanted: self.steps(kind).wanted
        case .begun: self.steps(kind).begun
        case .done: self.steps(kind).done
        case .paused: self.paused
        case .givenUp: self.givenUp(kind)
        }
    }
}
