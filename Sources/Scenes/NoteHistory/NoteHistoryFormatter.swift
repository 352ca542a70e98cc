import Entities
import Presentation

/// Formats earlier texts.
struct NoteHistoryFormatter {
    let wording: Wording

    /// - Parameter isBeside: whether another machine has written it beside the note of now.
    func row(_ text: Note, isBeside: Bool) -> NoteHistoryRow {
        // This is called for every frame, and a text may be long.
        let beginning = text.text.drop(while: \.isWhitespace).prefix(Self.beginningCount).prefix { !$0.isNewline }
        let moment = wording.format.moment(secondsSince1970: text.changed)
        return NoteHistoryRow(
            written: isBeside ? wording.library.writtenBeside(moment) : moment, beginning: String(beginning))
    }

    /// In characters: more than fit into a row.
    private static let beginningCount = 200

    /// The state while they are being read.
    var loading: ListState {
        var list = ListState()
        list.isLoading = true
        list.message = Message(wording.loading)
        return list
    }

    func list(of texts: [Note]) -> ListState {
        var list = ListState()
        list.rowCount = texts.count
        list.total = texts.count
        if texts.isEmpty { list.message = wording.library.noEarlierTexts }
        return list
    }

    func list(_ failure: LibraryFailure) -> ListState {
        var list = ListState()
        list.failure = .library(failure)
        list.message = wording.library.failure(failure)
        return list
    }
}
