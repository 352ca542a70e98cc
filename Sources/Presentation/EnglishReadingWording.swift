import Commands
import Entities

extension ReadingWording {
    static func english(_ keys: KeyNames) -> ReadingWording {
        ReadingWording(
            title: "Reading list",
            count: { state, count in
                switch state {
                case .wanted: "\(count.text) to read"
                case .reading: "\(count.text) being read"
                case .read: "\(count.text) read"
                }
            },
            byAdded: "latest first",
            byTitle: "by title",
            byAuthor: "by author",
            byState: "by state",
            byRating: "best first",
            empty: Message(
                "No books yet", why: "Books that you want to read, are reading or have read stand here.",
                remedy: "Press \(keys(.reading)) on a book, or \(keys(.add)) to write one down."),
            askState: { "Reading list · \($0)" },
            askRating: { "Your rating · \($0)" },
            state: { state in
                switch state {
                case .wanted: "Want to read"
                case .reading: "Reading"
                case .read: "Read"
                }
            },
            notOnList: "Not on the list",
            withoutState: "None of these",
            rating: { "\($0) of 5" },
            noRating: "No rating",
            stateWord: { state in
                switch state {
                case .wanted: "wanted"
                case .reading: "reading"
                case .read: "read"
                }
            },
            pages: { $0.of("page", "pages", in: .english) },
            hours: { "about \($0) h" },
            author: "Author",
            isbn: "ISBN",
            released: "Released",
            length: "Length",
            ownRating: "Your rating",
            since: { state in
                switch state {
                case .wanted: "Wanted since"
                case .reading: "Begun"
                case .read: "Read"
                }
            },
            takenOff: { "Off the reading list. u brings it back: “\($0)”" },
            putOnListFirst: Message(
                "Not on the reading list", why: "Only books of the list are rated.",
                remedy: "Press \(keys(.reading)) first."),
            notEditable: Message(
                "This book is from a catalogue", why: "What it says of itself stays as it is.",
                remedy: "Your own are your state (w), rating (*) and note (e)."),
            deleted: Message(
                "This book was deleted", why: "Perhaps in another window, or on the shared shelf.",
                remedy: "Esc leads back."),
            addTitle: "Write down a book",
            editTitle: "Change a book",
            explanation: "For a book that no catalogue knows. Only the title is needed.",
            field: { field in
                switch field {
                case .title: "Title"
                case .author: "Author"
                case .isbn: "ISBN"
                case .pages: "Pages"
                case .released: "Released"
                }
            },
            problem: { problem in
                switch problem {
                case .empty: "A book needs a title: nothing could be found again by an empty one."
                case .tooLong(let limit): "At most \(limit / 1_024) KB are kept. Shorten it."
                case .notAnISBN:
                    "Not an ISBN: that has 10 or 13 digits, the last of which checks the others. Look again, or leave it empty."
                case .notACount(let range): "A number from \(range.lowerBound) to \(range.upperBound), or nothing."
                case .noSuchDay: "No such day. Type it as 2001-12-31, or only the year."
                case .inTheFuture: "That day is still to come."
                }
            },
            saved: { "On the reading list: “\($0)”" },
            askToDiscard: Question("Discard what you typed?", yes: "discard", no: "keep", keys: keys),
            askToOverwrite: {
                Question(
                    "Changed elsewhere meanwhile: ", name: $0, ". Save yours all the same?", yes: "save mine",
                    no: "take that", keys: keys)
            })
    }
}
