import Entities
import Services

protocol BookFormInteractor: Sendable {
    /// The book as it was when the form was opened; nil for a new one.
    var book: LibraryItem? { get }
    /// What the book is, or will be, known by.
    var subject: LibrarySubject { get }
    /// The current day in the user's time zone.
    var today: CalendarDate { get }
    /// State, rating and note of a book that is on the list stay, and so do fields that are the same in both.
    ///
    /// - Parameter before: what the reader began with; nil for a new book.
    /// - Returns: nil when it is durable; the book as it is now where others have changed one of the fields, too: then nothing is
    ///   stored.
    func save(_ fields: ShelfBook, from before: ShelfBook?) async throws(LibraryFailure) -> ShelfBook?
    /// What takes back that `fields` were stored: a new book is no longer on the list, of another the fields are as they were.
    ///
    /// - Parameter before: as it was for `save`.
    func takeBack(_ fields: ShelfBook, to before: ShelfBook?) -> TakeBack
}

struct BookFormDefaultInteractor: BookFormInteractor {
    let diary: any Diary
    @Boxed private(set) var book: LibraryItem?
    let subject: LibrarySubject

    init(diary: any Diary, book: LibraryItem?) {
        self.diary = diary
        _book = Boxed(wrappedValue: book)
        subject = book?.id ?? .book(.makeOwn())
    }

    var today: CalendarDate { diary.today }

    func save(_ fields: ShelfBook, from before: ShelfBook?) async throws(LibraryFailure) -> ShelfBook? {
        if let before, diary.standing(subject) != nil {
            do throws(LibraryFailure) { return try await diary.edit(subject, from: before, to: fields) } catch {
                // Who has taken it off the list meanwhile did not know that it is being written.
                guard error == .notFound else { throw error }
            }
        }
        var standing = book?.standing ?? Standing()
        if book == nil { standing.enter(.wanted, on: today) }
        (standing.isbn, standing.pages) = (fields.isbn, fields.pages)
        try await diary.setStanding(
            standing,
            of: LibrarySummary(
                subject: subject, title: fields.title, subtitle: fields.author.isEmpty ? nil : fields.author,
                released: fields.released))
        return nil
    }

    func takeBack(_ fields: ShelfBook, to before: ShelfBook?) -> TakeBack {
        { [diary, subject] () async throws(LibraryFailure) in
            guard let before else {
                try await diary.removeStanding(subject)
                return
            }
            // What others have made of the same fields since then stays.
            _ = try await diary.edit(subject, from: fields, to: before)
        }
    }
}
