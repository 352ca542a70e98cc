import Entities
import Presentation

/// Formats the form, and what is told of it.
struct BookFormFormatter {
    let wording: Wording
    /// Whether it is for a book that is on the list already.
    let isChange: Bool

    private var words: ReadingWording { wording.readingList }

    var title: String { isChange ? words.editTitle : words.addTitle }

    func state(_ fields: BookFields, today: CalendarDate, asksToDiscard: Bool, isSaving: Bool) -> BookFormState {
        var state = BookFormState(title: title, explanation: words.explanation)
        state.form = Form(
            title,
            BookFields.Field.allCases.map { field in
                Form.Field(
                    words.field(field), .text(fields[field]),
                    problem: fields.problem(with: field, today: today).map(words.problem))
            })
        state.question = asksToDiscard ? words.askToDiscard : nil
        state.isSaving = isSaving
        return state
    }

    func saved(_ book: ShelfBook) -> Message {
        Message(words.saved(book.title))
    }

    func failed(_ failure: LibraryFailure) -> Message {
        wording.library.failure(failure)
    }
}
