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
        try await diary.setStanding(standing, of: summary(of: fields))
        return nil
    }

    func takeBack(_ fields: ShelfBook, to before: ShelfBook?) -> TakeBack {
        let step = LibraryStep(of: summary(of: fields)) { item in
            guard let before else { return }
            item.summary = summary(of: before)
            item.standing = Standing(isbn: before.isbn, pages: before.pages)
        } to: { item in
            var standing = Standing(isbn: fields.isbn, pages: fields.pages)
            if before == nil { standing.enter(.wanted, on: today) }
            item.standing = standing
        }
        return { [diary] () async throws(LibraryFailure) in try await diary.takeBack(step) }
    }

    private func summary(of book: ShelfBook) -> LibrarySummary {
        LibrarySummary(
            subject: subject, title: book.title, subtitle: book.author.isEmpty ? nil : book.author,
            released: book.released)
    }
}
