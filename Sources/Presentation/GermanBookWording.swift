import Commands
import Entities

extension BookWording {
    static func german(_ keys: KeyNames) -> BookWording {
        BookWording(
            one: "Buch",
            several: "Bücher",
            title: "Bücher",
            empty: Message(
                "Keine Bücher", why: "Der Katalog hat keine geschickt.",
                remedy: "\(keys(.refresh)) fragt noch einmal, \(keys(.collection)) zeigt andere Listen."),
            first: "Das ist das erste Buch der Liste.",
            last: "Das ist das letzte Buch der Liste.",
            noneBuiltIn: Message(
                "Bücher sind nicht eingebaut",
                why: "Sie kommen von der Open Library, und Matinee wurde mit --builtin gestartet.",
                remedy: "Ohne --builtin starten, um Bücher zu sehen."),
            rating: { "\($0)/5" },
            editions: { $0.of("Ausgabe", "Ausgaben", in: .german) },
            editionsHeading: "Ausgaben",
            firstPublished: "Zuerst erschienen",
            yearsAgo: { years in
                switch years {
                case 0: "dieses Jahr"
                case 1: "letztes Jahr"
                default: "vor \(years) Jahren"
                }
            },
            pages: "Seiten",
            languages: "Sprachen",
            isbns: "ISBN",
            andMore: { "und \($0) weitere" },
            readers: "Leser",
            wanting: { $0.of("will es lesen", "wollen es lesen", in: .german) },
            reading: { $0.of("liest es", "lesen es", in: .german) },
            finished: { $0.of("hat es gelesen", "haben es gelesen", in: .german) },
            subjects: "Themen",
            otherBooks: { $0.map { "Andere Bücher von \($0)" } ?? "Andere Bücher desselben Autors" })
    }
}
