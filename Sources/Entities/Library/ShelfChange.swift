/// A book as a shared shelf has it. Its state, rating and note are not there: they stay with their reader.
package struct ShelfBook: Hashable, Sendable {
    package var title: String
    /// Empty where it is not known.
    package var author: String
    package var isbn: String?
    package var pages: Int?
    package var released: CalendarDate?

    package init(title: String, author: String, isbn: String? = nil, pages: Int? = nil, released: CalendarDate? = nil) {
        self.title = title
        self.author = author
        self.isbn = isbn
        self.pages = pages
        self.released = released
    }

    /// What a book of the list is, but for what is its reader's.
    package init(_ item: LibraryItem) {
        self.init(
            title: item.summary.title, author: item.summary.subtitle ?? "", isbn: item.standing?.isbn,
            pages: item.standing?.pages, released: item.summary.released)
    }

    /// What it becomes with the fields in which another differs from what both were before.
    package func taking(_ other: ShelfBook, changedFrom before: ShelfBook) -> ShelfBook {
        func field<Value: Equatable>(_ path: KeyPath<ShelfBook, Value>) -> Value {
            other[keyPath: path] == before[keyPath: path] ? self[keyPath: path] : other[keyPath: path]
        }
        return ShelfBook(
            title: field(\.title), author: field(\.author), isbn: field(\.isbn), pages: field(\.pages),
            released: field(\.released))
    }
}

/// A change of the reading list that the shared shelf does not have yet.
package struct ShelfChange: Identifiable, Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case added, edited, deleted
    }

    package enum State: Hashable, Sendable {
        /// It will be sent when the service answers.
        case waiting
        /// The service does not take it.
        ///
        /// - Parameters:
        ///   - status: of its answer.
        ///   - reason: in its own words, which are not to be trusted with a terminal; empty if it gave none.
        case refused(status: Int, reason: String)
        /// Somebody else has changed the book meanwhile, or deleted it: then there is none.
        case conflicting(theirs: ShelfBook?)
    }

    /// Later changes have higher numbers.
    package let id: Int
    package let subject: LibrarySubject
    package let kind: Kind
    /// As it is here; of a deleted book, as it was.
    package let book: ShelfBook
    package let state: State

    package init(id: Int, subject: LibrarySubject, kind: Kind, book: ShelfBook, state: State) {
        self.id = id
        self.subject = subject
        self.kind = kind
        self.book = book
        self.state = state
    }
}
