package import Entities

/// The words about the reading list, and about books that were written down by hand, in one language.
package struct ReadingWording: Sendable {
    package var title: String
    package var byAdded: String
    package var byTitle: String
    package var byAuthor: String
    package var byRating: String
    package var empty: Message

    /// Over the books of a part of the list: `To read`; nil for those that are in no state.
    package var part: @Sendable (_ state: Standing.State?) -> String

    /// In rows, and typed into a filter: one word.
    package var stateWord: @Sendable (Standing.State) -> String
    package var pages: @Sendable (_ count: Count) -> String
    package var hours: @Sendable (_ number: String) -> String

    // What is told of a book.
    package var author: String
    package var isbn: String
    package var released: String
    package var length: String
    /// The day of a state: `Read since`.
    package var since: @Sendable (Standing.State) -> String

    /// Says that only books of one's own can be changed.
    package var notEditable: Message
    /// Says that a book is not there any more.
    package var deleted: Message

    // The form.
    package var addTitle: String
    package var editTitle: String
    package var explanation: String
    package var field: @Sendable (BookFields.Field) -> String
    /// What a field is to look like; nil where that goes without saying.
    package var placeholder: @Sendable (BookFields.Field) -> String?
    package var problem: @Sendable (BookFields.Problem) -> String
    package var saved: @Sendable (_ title: String) -> String
    package var askToDiscard: Question
    /// Says that others have changed the book while it was being written. No takes what they have made of it into the form.
    package var askToOverwrite: @Sendable (_ theirs: String) -> Question
}
