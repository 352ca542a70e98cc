import Entities
import Presentation

/// Puts the form of an entry into words.
struct EventFormFormatter {
    let wording: Wording
    let title: String

    private var words: Words<DiaryWording> { wording.diary }

    /// The ratings that there are to choose, after none at all; among them one of a finer scale that the entry has.
    func ratings(with own: OwnRating?) -> [OwnRating?] {
        let choices = wording.format.ratingScale.choices
        return [nil] + (choices + [own].compactMap(\.self).filter { !choices.contains($0) }).sorted()
    }

    func state(_ fields: EventFields, ratings: [OwnRating?], today: CalendarDate) -> FormState {
        var state = FormState(title: words.editTitle, explanation: title)
        state.form = Form(
            words.editTitle,
            EventFields.Field.allCases.map { field in
                switch field {
                case .day:
                    Form.Field(
                        words.day, .text(fields.day), placeholder: words.dayHint,
                        problem: fields.problem(today: today).map(problem))
                case .rating:
                    Form.Field(
                        words.ownRating,
                        .choice(
                            ratings.map { $0.map(wording.own) ?? words.noRating },
                            chosen: ratings.firstIndex(of: fields.rating) ?? 0),
                        signs: ratings.map { $0.map { wording.seen($0) } ?? words.noRating },
                        numbers: ratings.map { $0.map(wording.format.ratingScale.number) ?? 0 })
                case .again: Form.Field(words.again.uppercasingFirst, .toggle(fields.isAgain))
                case .tags: Form.Field(words.tags, .text(fields.tags), placeholder: words.tagsHint)
                case .note: Form.Field(wording.library.note, .text(fields.note))
                }
            })
        return state
    }

    private func problem(_ problem: EventFields.Problem) -> String {
        switch problem {
        case .noSuchDay: words.noSuchDay
        case .inTheFuture: wording.readingList.problem(.inTheFuture)
        }
    }

    var saved: Message { Message(words.changed(title.beforeSentence)) }

    func undone(_ outcome: TakenBack) -> Message { wording.undone(title, outcome) }
}
