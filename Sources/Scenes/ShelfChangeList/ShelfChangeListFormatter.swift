import Entities
import Presentation

/// Formats what the shelf does not have yet.
struct ShelfChangeListFormatter {
    let wording: Wording

    private var words: Words<ShelfWording> { wording.shelf }

    func takenOff(_ count: Int) -> Message { Message(words.takenOff(count)) }

    func backOnList(_ count: Int) -> Message { Message(words.backOnList(count)) }

    var title: String { words.title }

    func row(_ change: ShelfChange) -> ShelfChangeRow {
        ShelfChangeRow(
            kind: words.kind(change.kind), title: change.book.title, state: words.change(change.state),
            isOpen: change.state != .waiting)
    }

    /// Both versions, where there are two; else what is sent.
    func text(_ change: ShelfChange) -> ShelfChangeText {
        let mine = change.kind == .deleted ? nil : change.book
        let facts: [ShelfChangeText.Fact]
        if case .conflicting(let theirs) = change.state {
            facts = BookFields.Field.allCases.map { field in
                ShelfChangeText.Fact(
                    name: wording.readingList.field(field), mine: value(field, of: mine),
                    theirs: value(field, of: theirs))
            }
        } else {
            facts = BookFields.Field.allCases.compactMap { field in
                let value = value(field, of: change.book)
                return value.isEmpty
                    ? nil : ShelfChangeText.Fact(name: wording.readingList.field(field), mine: value, theirs: nil)
            }
        }
        return ShelfChangeText(
            explanation: words.explanation(change.state), facts: facts, mine: words.mine, theirs: words.theirs)
    }

    func menu(of change: ShelfChange, among pending: [ShelfChange]) -> Menu {
        let answers = ShelfAnswer.all(for: change, among: pending)
        return Menu(
            words.askAbout(change.book.title), answers.map(name), chosen: [],
            careful: Set(answers.indices.filter { answers[$0].takesAway }), isAboutRow: true)
    }

    func list(_ changes: [ShelfChange], isLoaded: Bool, failure: LibraryFailure?) -> ListState {
        ListState(count: changes.count, isLoaded: isLoaded, failure: failure, empty: words.empty, wording: wording)
    }

    private func value(_ field: BookFields.Field, of book: ShelfBook?) -> String {
        guard let book else { return field == .title ? words.deleted : "" }
        return BookFields(book)[field]
    }

    private func name(_ answer: ShelfAnswer) -> String {
        switch answer {
        case .sendNow: words.sendNow
        case .edit: words.edit
        case .tryAgain: words.tryAgain
        case .takeBack: words.takeBack
        case .keepMine: words.keepMine
        case .takeTheirs: words.takeTheirs
        case .keepAllMine: words.keepAllMine
        case .takeAllTheirs: words.takeAllTheirs
        }
    }
}
