import Commands
import Entities

extension ReadingWording {
    static func english(_ keys: KeyNames) -> ReadingWording {
        ReadingWording(
            title: "Reading list",
            byAdded: "latest first",
            byTitle: "by title",
            byAuthor: "by author",
            byRating: "best first",
            empty: Message(
                "No books yet", why: "Books you want to read, are reading or have read will be here.",
                remedy: "Press \(keys(.standing)) on a book, or \(keys(.add)) to add one."),
            part: { state in
                switch state {
                case .begun: "Reading"
                case .wanted: "To read"
                case .done: "Read"
                case .paused: "Paused"
                case .givenUp: "Given up"
                case nil: "Others"
                }
            },
            stateWord: { state in
                switch state {
                case .wanted: "wanted"
                case .begun: "reading"
                case .done: "read"
                case .paused: "paused"
                case .givenUp: "given up"
                }
            },
            pages: { $0.of("page", "pages", in: .english) },
            hours: { "about \($0) h" },
            author: "Author",
            isbn: "ISBN",
            released: "Released",
            length: "Length",
            since: { state in
                switch state {
                case .wanted: "Wanted since"
                case .begun: "Begun"
                case .done: "Read"
                case .paused: "Paused since"
                case .givenUp: "Given up"
                }
            },
            notEditable: Message(
                "This book is from a catalogue", why: "The catalogue's details cannot be changed.",
                remedy: "You can set your state (w), rating (*) and note (e)."),
            deleted: Message(
                "This book was deleted", why: "Perhaps in another window, or on the shared shelf.",
                remedy: "Esc goes back."),
            addTitle: "Add a book",
            editTitle: "Edit a book",
            explanation: "For a book that no catalogue knows. What is marked * is needed.",
            field: { field in
                switch field {
                case .title: "Title"
                case .author: "Author"
                case .isbn: "ISBN"
                case .pages: "Pages"
                case .released: "Released"
                }
            },
            placeholder: { field in
                switch field {
                case .title, .author: nil
                case .isbn: "10 or 13 digits"
                case .pages: "a number"
                case .released: "YYYY-MM-DD"
                }
            },
            problem: { problem in
                switch problem {
                case .empty: "A book needs a title: without one it could not be found again."
                case .tooLong(let limit): "At most \(limit / 1_024) KB can be saved. Shorten it."
                case .notAnISBN: "Not an ISBN: check its 10 or 13 digits"
                case .notACount(let range): "A number from \(range.lowerBound) to \(range.upperBound), or nothing."
                case .noSuchDay: "Not a date: 2001-12-31, or only the year"
                case .inTheFuture: "That day is in the future."
                }
            },
            saved: { "On the reading list: “\($0)” · \(keys(.undo)) undoes it" },
            askToDiscard: Question("Discard what you typed?", yes: "discard", no: "keep", keys: keys),
            askToOverwrite: {
                Question(
                    "Changed elsewhere in the meantime: ", name: $0, ". Save yours anyway?", yes: "save mine",
                    no: "take theirs", keys: keys)
            })
    }
}
