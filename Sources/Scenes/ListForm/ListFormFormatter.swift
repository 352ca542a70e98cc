import Entities
import Presentation

/// Puts the form of a list into words.
struct ListFormFormatter {
    let wording: Wording
    /// Whether it is for a list that is there already.
    let isChange: Bool
    /// What a new list begins with, or of which a remark is written; nil for nothing.
    let thing: LibrarySummary?

    private var words: Words<ListWording> { wording.list }

    /// - Parameter isNameTaken: whether another list has it.
    func state(_ fields: ListFields, isNameTaken: Bool) -> FormState {
        let title = isChange ? words.editTitle : words.newTitle
        var state = FormState(title: title, explanation: explanation)
        state.form = Form(
            title,
            [
                Form.Field(
                    words.name, .text(fields.name), isRequired: true, limitInBytes: LibraryLimits.title,
                    problem: problem(with: fields, isNameTaken)),
                Form.Field(words.description, .text(fields.description), placeholder: words.descriptionHint),
            ])
        if thing != nil {
            state.form.fields.append(Form.Field(words.remark, .text(fields.remark), placeholder: words.remarkHint))
        }
        return state
    }

    private var explanation: String {
        guard let thing else { return words.explanation }
        return isChange ? words.hasRemark(thing.title) : words.beginsWith(thing.title)
    }

    private func problem(with fields: ListFields, _ isNameTaken: Bool) -> String? {
        if !fields.hasName { return words.needsName }
        if isNameTaken { return words.nameTaken }
        return fields.isNameTooLong ? wording.readingList.problem(.tooLong(limitInBytes: LibraryLimits.title)) : nil
    }

    func saved(_ name: String) -> Message { Message(words.saved(name.inSentence)) }

    func undone(_ name: String, _ outcome: TakenBack) -> Message { wording.undone(name, outcome) }
}
