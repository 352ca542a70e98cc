import Commands
package import Entities

/// The words about what a diary has of a year, or of another period, in one language.
package struct YearWording: Sendable, WordTable {
    package var title: @Sendable (_ period: String) -> String
    /// The page, as a place of the program.
    package var place: @Sendable (_ year: String) -> String
    /// What the key that shows another one is said to lead to: one word.
    package var turn: String
    /// The period that has everything.
    package var all: String
    package var empty: @Sendable (_ period: String) -> Message
    /// How many that differ.
    package var things: @Sendable (_ count: Count) -> String
    package var again: @Sendable (_ count: Count) -> String
    /// Behind a number: the same of the year before.
    package var before: @Sendable (_ count: Count) -> String

    // Over the parts of the page.
    package var kinds: String
    package var months: String
    package var years: String
    package var ratings: String
    package var decades: String
    package var people: @Sendable (_ role: DiaryPerson.Role) -> String
    /// What is in it more than once.
    package var oftenest: String
    /// The first and the last of each kind.
    package var ends: String
    /// The shortest and the longest of each kind.
    package var lengths: String
    package var days: String

    // What is not known, and so is not counted there.
    package var withoutDate: String
    package var inNoYear: @Sendable (_ count: Count) -> String
    package var outside: @Sendable (_ count: Count) -> String
    package var withoutDay: @Sendable (_ count: Count) -> String
    package var unrated: @Sendable (_ count: Count) -> String
    package var undated: @Sendable (_ count: Count) -> String

    package var mean: @Sendable (_ rating: String) -> String
    /// - Parameter year: the first of the decade.
    package var decade: @Sendable (_ year: Int) -> String
    package var usedDays: @Sendable (_ count: Count) -> String
    package var busiest: @Sendable (_ day: String, _ count: Count) -> String

    // What was listened to.
    package var played: String
    package var plays: @Sendable (_ count: Count) -> String
    package var playedArtists: String
    package var playedAlbums: String
    package var playedTracks: String
}

extension YearWording {
    static func english(_ keys: KeyNames) -> YearWording {
        YearWording(
            title: { "Your diary · \($0)" },
            place: { "Year \($0)" },
            turn: "year",
            all: "all years",
            empty: { period in
                Message(
                    "Nothing in your diary: \(period)", why: "What you see, hear and read is counted here.",
                    remedy: "Press \(keys(.standing)) on a film, an artist, a book or a Pokémon, and choose “today”.")
            },
            things: { $0.of("title", "titles", in: .english) },
            again: { "\($0.text) again" },
            before: { "\($0.text) the year before" },
            kinds: "Kinds",
            months: "Months",
            years: "Years",
            ratings: "Your ratings",
            decades: "When it came out",
            people: { role in
                switch role {
                case .artist: "Artists you came back to"
                case .author: "Authors you came back to"
                }
            },
            oftenest: "More than once",
            ends: "First and last",
            lengths: "Shortest and longest",
            days: "Days",
            withoutDate: "Without a date",
            inNoYear: { "\($0.of("entry", "entries", in: .english)) in no year" },
            outside: { $0.of("entry that is in none of these", "entries that are in none of these", in: .english) },
            withoutDay: { $0.of("entry without a day", "entries without a day", in: .english) },
            unrated: { $0.of("entry without a rating", "entries without a rating", in: .english) },
            undated: { $0.of("entry without such a year", "entries without such a year", in: .english) },
            mean: { "on average \($0)" },
            decade: { "\($0)s" },
            usedDays: { $0.of("day with entries", "days with entries", in: .english) },
            busiest: { "most on \($0): \($1.text)" },
            played: "Music played",
            plays: { $0.of("time", "times", in: .english) },
            playedArtists: "Artists played most",
            playedAlbums: "Albums played most",
            playedTracks: "Tracks played most")
    }

    static func german(_ keys: KeyNames) -> YearWording {
        YearWording(
            title: { "Dein Tagebuch · \($0)" },
            place: { "Jahr \($0)" },
            turn: "Jahr",
            all: "alle Jahre",
            empty: { period in
                Message(
                    "Nichts im Tagebuch: \(period)", why: "Hier wird gezählt, was du siehst, hörst und liest.",
                    remedy: "Drücke \(keys(.standing)) auf einem Film, Künstler, Buch oder Pokémon, und wähle „heute“.")
            },
            things: { $0.of("Titel", "Titel", in: .german) },
            again: { "\($0.text) wieder" },
            before: { "\($0.text) im Jahr davor" },
            kinds: "Arten",
            months: "Monate",
            years: "Jahre",
            ratings: "Deine Bewertungen",
            decades: "Wann es erschienen ist",
            people: { role in
                switch role {
                case .artist: "Mehrmals dabei: Künstler"
                case .author: "Mehrmals dabei: Autoren"
                }
            },
            oftenest: "Mehr als einmal",
            ends: "Zuerst und zuletzt",
            lengths: "Am kürzesten und am längsten",
            days: "Tage",
            withoutDate: "Ohne Datum",
            inNoYear: { "\($0.of("Eintrag", "Einträge", in: .german)) in keinem Jahr" },
            outside: { $0.of("Eintrag, der hier fehlt", "Einträge, die hier fehlen", in: .german) },
            withoutDay: { $0.of("Eintrag ohne Tag", "Einträge ohne Tag", in: .german) },
            unrated: { $0.of("Eintrag ohne Bewertung", "Einträge ohne Bewertung", in: .german) },
            undated: { $0.of("Eintrag ohne dieses Jahr", "Einträge ohne dieses Jahr", in: .german) },
            mean: { "im Mittel \($0)" },
            decade: { "\($0)er" },
            usedDays: { $0.of("Tag mit Einträgen", "Tage mit Einträgen", in: .german) },
            busiest: { "die meisten am \($0): \($1.text)" },
            played: "Musik gehört",
            plays: { $0.of("Mal", "Mal", in: .german) },
            playedArtists: "Am meisten gehört: Künstler",
            playedAlbums: "Am meisten gehört: Alben",
            playedTracks: "Am meisten gehört: Titel")
    }

    static func spanish(_ keys: KeyNames) -> YearWording {
        YearWording(
            title: { "Tu diario · \($0)" },
            place: { "Año \($0)" },
            turn: "año",
            all: "todos los años",
            empty: { period in
                Message(
                    "Nada en tu diario: \(period)", why: "Aquí se cuenta lo que ves, oyes y lees.",
                    remedy:
                        "Pulsa \(keys(.standing)) en una película, un artista, un libro o un Pokémon, y elige «hoy».")
            },
            things: { $0.of("título", "títulos", in: .spanish) },
            again: { "\($0.text) otra vez" },
            before: { "\($0.text) el año anterior" },
            kinds: "Tipos",
            months: "Meses",
            years: "Años",
            ratings: "Tus puntuaciones",
            decades: "Cuándo salió",
            people: { role in
                switch role {
                case .artist: "Artistas a los que volviste"
                case .author: "Autores a los que volviste"
                }
            },
            oftenest: "Más de una vez",
            ends: "Lo primero y lo último",
            lengths: "Lo más corto y lo más largo",
            days: "Días",
            withoutDate: "Sin fecha",
            inNoYear: { "\($0.of("entrada", "entradas", in: .spanish)) en ningún año" },
            outside: {
                $0.of("entrada que no está en ninguno", "entradas que no están en ninguno", in: .spanish)
            },
            withoutDay: { $0.of("entrada sin día", "entradas sin día", in: .spanish) },
            unrated: { $0.of("entrada sin puntuación", "entradas sin puntuación", in: .spanish) },
            undated: { $0.of("entrada sin ese año", "entradas sin ese año", in: .spanish) },
            mean: { "de media \($0)" },
            decade: { "años \($0)" },
            usedDays: { $0.of("día con entradas", "días con entradas", in: .spanish) },
            busiest: { "el que más, el \($0): \($1.text)" },
            played: "Música escuchada",
            plays: { $0.of("vez", "veces", in: .spanish) },
            playedArtists: "Los artistas más escuchados",
            playedAlbums: "Los álbumes más escuchados",
            playedTracks: "Las canciones más escuchadas")
    }
}
