import Entities
import Presentation

/// Formats earlier texts.
struct NoteHistoryFormatter {
    let wording: Wording

    /// - Parameters:
    ///   - isBeside: whether another machine has written it beside the note of now.
    ///   - hasSeconds: whether another text was written in the same minute.
    func row(_ text: Note, isBeside: Bool, hasSeconds: Bool = false) -> NoteHistoryRow {
        // This is called for every frame, and a text may be long.
        let beginning = text.text.drop(while: \.isWhitespace).prefix(Self.beginningCount).prefix { !$0.isNewline }
        let moment = wording.format.moment(secondsSince1970: text.changed, hasSeconds: hasSeconds)
        return NoteHistoryRow(
            written: isBeside ? wording.library.writtenBeside(moment) : moment, beginning: String(beginning))
    }

    /// In characters: more than fit into a row.
    private static let beginningCount = 200

    func list(_ texts: [Note], isLoaded: Bool, _ failure: LibraryFailure? = nil) -> ListState {
        ListState(
            count: texts.count, isLoaded: isLoaded, failure: failure, empty: wording.library.noEarlierTexts,
            wording: wording)
    }
}
