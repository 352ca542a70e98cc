import Entities
import Presentation

/// Formats the form, and what is told of it.
struct BookFormFormatter {
    let wording: Wording
    /// Whether it is for a book that is on the list already.
    let isChange: Bool

    private var words: Words<ReadingWording> { wording.readingList }

    var title: String { isChange ? words.editTitle : words.addTitle }

    /// - Parameters:
    ///   - conflict: what others have made of the book, about which the reader is asked; nil for nothing.
    ///   - before: what the reader began with.
    func state(
        _ fields: BookFields, today: CalendarDate, _ conflict: BookConflict?, since before: BookFields
    ) -> FormState {
        var state = FormState(title: title, explanation: words.explanation)
        state.form = Form(
            title,
            BookFields.Field.allCases.map { field in
                Form.Field(
                    words.field(field), .text(fields[field]), placeholder: words.placeholder(field) ?? "",
                    isRequired: field == .title, limitInBytes: field.limitInBytes,
                    problem: fields.problem(with: field, today: today).map(words.problem))
            })
        state.question = conflict.map { askToOverwrite(fields, $0.fields, since: before) }
        return state
    }

    /// Names what others have made of the fields that the reader has changed, too.
    private func askToOverwrite(_ mine: BookFields, _ theirs: BookFields, since before: BookFields) -> Question {
        words.askToOverwrite(
            mine.contradictions(to: theirs, since: before)
                .map { "\(words.field($0)) “\(theirs[$0])”" }.joined(separator: ", "))
    }

    func saved(_ book: ShelfBook) -> Message {
        Message(words.saved(book.title.beforeSentence))
    }

    func undone(_ book: ShelfBook, _ outcome: TakenBack) -> Message { wording.undone(book.title, outcome) }
}
