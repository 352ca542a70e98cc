import Commands
import Entities

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
            andMore: { "and \($0) more" },
            readers: "Readers",
            wanting: { $0.of("wants to read it", "want to read it", in: .english) },
            reading: { $0.of("is reading it", "are reading it", in: .english) },
            finished: { $0.of("has read it", "have read it", in: .english) },
            subjects: "Subjects",
            otherBooks: { $0.map { "Other books by \($0)" } ?? "Other books by the same author" })
    }
}
