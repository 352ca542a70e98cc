import Commands
import Entities

extension QueryWording {
    static func german(_ keys: KeyNames) -> QueryWording {
        QueryWording(
            language: .german,
            collection: { collection in
                switch collection {
                case .everything: "alle"
                case .pastYear: "letztes Jahr"
                case .popular: "beliebt"
                case .nowPlaying: "jetzt im Kino"
                case .upcoming: "demnächst"
                case .topRated: "am besten bewertet"
                case .trendingDay: "heute gefragt"
                case .trendingWeek: "diese Woche gefragt"
                case .trendingMonth: "diesen Monat gefragt"
                case .trendingEver: "schon immer gefragt"
                case .year: "eines Jahres"
                case .country: "Hitliste eines Landes"
                case .tag: "eines Stichworts"
                case .series: "Filmreihe"
                }
            },
            turned: { "\($0), umgekehrt" },
            genre: { genre in
                switch genre {
                case .action: "Action"
                case .adventure: "Abenteuer"
                case .animation: "Animation"
                case .biography: "Biografie"
                case .comedy: "Komödie"
                case .crime: "Krimi"
                case .documentary: "Dokumentarfilm"
                case .drama: "Drama"
                case .family: "Familie"
                case .fantasy: "Fantasy"
                case .history: "Historie"
                case .horror: "Horror"
                case .music: "Musik"
                case .mystery: "Mystery"
                case .romance: "Liebesfilm"
                case .scienceFiction: "Science-Fiction"
                case .sport: "Sport"
                case .televisionFilm: "TV-Film"
                case .thriller: "Thriller"
                case .war: "Kriegsfilm"
                case .western: "Western"
                }
            },
            generation: { "Generation \($0)" },
            not: { "nicht \($0)" },
            decade: { "\($0)er" },
            from: { "ab \($0)" },
            upTo: { "bis \($0)" },
            minutes: { "\($0) Min." },
            rated: { "mit \($0) oder besser bewertet" },
            votes: { "ab " + $0.of("Stimme", "Stimmen", in: .german) },
            any: "alle",
            collectionsTitle: "Welche Liste",
            sortsTitle: "Reihenfolge",
            refineTitle: "Eingrenzen",
            collectionEntry: "Liste",
            sortEntry: "Reihenfolge",
            found: { "\($0) gefunden" },
            keepView: "Als Ansicht behalten…",
            viewName: "Name der Ansicht",
            hintToMark: "mit/ohne",
            noValues: "Hier gibt es nichts zu wählen.",
            cannotSort: "Diese Liste hat ihre eigene Reihenfolge.",
            cannotRefine: "Diese Liste lässt sich nicht eingrenzen.",
            oneCollection: "Es gibt nur diese Liste.",
            needsAllRows: "Für diese Reihenfolge müssen alle Zeilen da sein: Ende lädt weiter.",
            notAnswered: { "Diese Quelle kann nicht alles eingrenzen, was die Ansicht verlangt; es fehlt: \($0)" },
            nothingToKeep: Message(
                "Nichts zu behalten", why: "Das ist die Liste, wie sie immer ist.",
                remedy: "Erst mit v eingrenzen oder darin suchen."),
            viewWithoutName: Message("Eine Ansicht braucht einen Namen", remedy: "Tippe einen ein, oder drücke Esc."),
            viewKept: { "In der Bibliothek: „\($0)“ · \(keys(.undo)) nimmt es zurück" },
            notUnderstood: { filter in
                switch filter {
                case .years:
                    Message(
                        "Das sind keine Jahre",
                        why: "Eingrenzen lässt sich auf ein Jahr, ein Jahrzehnt oder eine Spanne.",
                        remedy: "Tippe 1994, 1990er, 1990-1999, 1990- oder -1999.")
                case .runtime:
                    Message(
                        "Das sind keine Minuten", why: "Eingrenzen lässt sich auf eine Spanne von Minuten.",
                        remedy: "Tippe 90-120, <100 oder >180.")
                case .rating:
                    Message(
                        "Das ist keine Bewertung", why: "Bewertungen gehen von 0 bis 10.",
                        remedy: "Tippe eine Zahl wie 7 oder 7.5.")
                case .votes:
                    Message(
                        "Das ist keine Stimmenzahl", why: "Sie muss über 0 liegen.", remedy: "Tippe eine Zahl wie 500.")
                default:
                    Message("Nichts zum Suchen", why: "Der Text ist leer.", remedy: "Tippe einen Namen.")
                }
            },
            nobodyNamed: { "Die Quelle kennt niemanden dieses Namens: „\($0)“" },
            searchTooShort: {
                Message(
                    "Noch nicht gesucht", why: "Die Quelle will mindestens \($0) Buchstaben.", remedy: "Tippe weiter.")
            },
            nothingFound: {
                Message(
                    "Nichts gefunden zu „\($0)“", why: "Weder Geladenes noch die Quelle haben es.",
                    remedy: "Versuch es mit anderen Wörtern; \(keys(.back)) führt zurück zur Liste.")
            },
            onlyNear: { "Nichts gefunden zu „\($0)“; das hier kommt nahe." },
            nothingLetThrough: Message(
                "Nichts bleibt übrig", why: "Die Filter lassen nichts durch.",
                remedy: "v ändert sie, Rücktaste hebt dort den gewählten auf."))
    }
}
