import Entities
import Services

protocol BookFormInteractor: Sendable {
    /// The book as it was when the form was opened; nil for a new one.
    var book: LibraryItem? { get }
    /// What the book is, or will be, known by.
    var subject: LibrarySubject { get }
    var today: @Sendable () -> CalendarDate { get }
    /// Returns when it is durable. State, rating and note of a book that is on the list stay.
    func save(_ fields: ShelfBook) async throws(LibraryFailure)
}

struct BookFormDefaultInteractor: BookFormInteractor {
    let readingList: any ReadingList
    let book: LibraryItem?
    let subject: LibrarySubject
    let today: @Sendable () -> CalendarDate

    init(readingList: any ReadingList, book: LibraryItem?, today: @escaping @Sendable () -> CalendarDate) {
        self.readingList = readingList
        self.book = book
        self.today = today
        subject = book?.id ?? .book(.makeOwn())
    }

    func save(_ fields: ShelfBook) async throws(LibraryFailure) {
        var reading = readingList.reading(subject) ?? book?.reading ?? Reading()
        if book == nil { reading.enter(.wanted, on: today()) }
        (reading.isbn, reading.pages) = (fields.isbn, fields.pages)
        try await readingList.setReading(
            reading,
            of: LibrarySummary(
                subject: subject, title: fields.title, subtitle: fields.author.isEmpty ? nil : fields.author,
                released: fields.released))
    }
}
