import Commands
package import Entities

/// The words about books, in one language.
package struct BookWording: Sendable, WordTable {
    /// What one is called, as a heading, and several within a sentence.
    package var one: String
    package var several: String
    package var title: String
    package var empty: Message
    package var first: String
    package var last: String
    /// Where only what is built in is used.
    package var noneBuiltIn: Message

    // What rows and details show.
    /// `4.3/5`
    package var rating: @Sendable (_ average: String) -> String
    package var editions: @Sendable (_ count: Count) -> String
    package var editionsHeading: String
    package var firstPublished: String
    /// How long ago a year was that is not to come.
    package var yearsAgo: @Sendable (_ years: Int) -> String
    package var pages: String
    package var languages: String
    package var isbns: String
    package var readers: String
    package var wanting: @Sendable (_ count: Count) -> String
    package var reading: @Sendable (_ count: Count) -> String
    package var finished: @Sendable (_ count: Count) -> String
    // The same on one line, below the book's title.
    package var wantingBriefly: @Sendable (_ count: Count) -> String
    package var readingBriefly: @Sendable (_ count: Count) -> String
    package var finishedBriefly: @Sendable (_ count: Count) -> String
    package var subjects: String
    package var otherBooks: @Sendable (_ author: String?) -> String
}

extension Words<BookWording> {
    /// How many readers have a book on each of their shelves, of those that somebody has it on.
    ///
    /// - Parameter briefly: whether they stand on one line below its title.
    package func shelves(of readers: BookReaders, briefly: Bool, _ format: LocaleFormat) -> [String] {
        let shelves = [
            (readers.wanting, briefly ? self.wantingBriefly : self.wanting),
            (readers.reading, briefly ? self.readingBriefly : self.reading),
            (readers.finished, briefly ? self.finishedBriefly : self.finished),
        ]
        return shelves.filter { $0.0 > 0 }.map { $1(format.count($0)) }
    }
}

extension BookWording {
    static func english(_ keys: KeyNames) -> BookWording {
        BookWording(
            one: "Book",
            several: "books",
            title: "Books",
            empty: Message(
                "No books", why: "The catalogue sent none.",
                remedy: "Press \(keys(.refresh)) to ask again, \(keys(.collection)) for another list."),
            first: "This is the first book of the list.",
            last: "This is the last book of the list.",
            noneBuiltIn: Message(
                "No books are built in", why: "They come from Open Library, and Matinee was started with --builtin.",
                remedy: "Start it without --builtin to see books."),
            rating: { "\($0)/5" },
            editions: { $0.of("edition", "editions", in: .english) },
            editionsHeading: "Editions",
            firstPublished: "First published",
            yearsAgo: { years in
                switch years {
                case 0: "this year"
                case 1: "last year"
                default: "\(years) years ago"
                }
            },
            pages: "Pages",
            languages: "Languages",
            isbns: "ISBN",
            readers: "Readers",
            wanting: { $0.of("wants to read it", "want to read it", in: .english) },
            reading: { $0.of("is reading it", "are reading it", in: .english) },
            finished: { $0.of("has read it", "have read it", in: .english) },
            wantingBriefly: { $0.of("wants it", "want it", in: .english) },
            readingBriefly: { "\($0.text) reading" },
            finishedBriefly: { "\($0.text) read" },
            subjects: "Subjects",
            otherBooks: { $0.map { "Other books by \($0)" } ?? "Other books by the same author" })
    }
}

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
            readers: "Leser",
            wanting: { $0.of("will es lesen", "wollen es lesen", in: .german) },
            reading: { $0.of("liest es", "lesen es", in: .german) },
            finished: { $0.of("hat es gelesen", "haben es gelesen", in: .german) },
            wantingBriefly: { $0.of("will es", "wollen es", in: .german) },
            readingBriefly: { $0.of("liest es", "lesen es", in: .german) },
            finishedBriefly: { "\($0.text) gelesen" },
            subjects: "Themen",
            otherBooks: { $0.map { "Andere Bücher von \($0)" } ?? "Andere Bücher desselben Autors" })
    }
}

extension BookWording {
    static func spanish(_ keys: KeyNames) -> BookWording {
        BookWording(
            one: "Libro",
            several: "libros",
            title: "Libros",
            empty: Message(
                "No hay libros", why: "El catálogo no ha enviado ninguno.",
                remedy: "Pulsa \(keys(.refresh)) para preguntar de nuevo, \(keys(.collection)) para otra lista."),
            first: "Este es el primer libro de la lista.",
            last: "Este es el último libro de la lista.",
            noneBuiltIn: Message(
                "No hay libros incorporados", why: "Vienen de Open Library, y Matinee se ha iniciado con --builtin.",
                remedy: "Inícialo sin --builtin para ver libros."),
            rating: { "\($0)/5" },
            editions: { $0.of("edición", "ediciones", in: .spanish) },
            editionsHeading: "Ediciones",
            firstPublished: "Primera publicación",
            yearsAgo: { years in
                switch years {
                case 0: "este año"
                case 1: "el año pasado"
                default: "hace " + Count(years).of("año", "años", in: .spanish)
                }
            },
            pages: "Páginas",
            languages: "Idiomas",
            isbns: "ISBN",
            readers: "Lectores",
            wanting: { $0.of("quiere leerlo", "quieren leerlo", in: .spanish) },
            reading: { $0.of("lo está leyendo", "lo están leyendo", in: .spanish) },
            finished: { $0.of("lo ha leído", "lo han leído", in: .spanish) },
            wantingBriefly: { $0.of("lo quiere", "lo quieren", in: .spanish) },
            readingBriefly: { $0.of("lo lee", "lo leen", in: .spanish) },
            finishedBriefly: { $0.of("lo leyó", "lo leyeron", in: .spanish) },
            subjects: "Temas",
            otherBooks: { $0.map { "Otros libros de \($0)" } ?? "Otros libros del mismo autor" })
    }
}
