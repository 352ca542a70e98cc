import Entities
import Presentation

/// Says how it stands with a note.
struct NoteEditorFormatter {
    let wording: Wording

    func title(_ summary: LibrarySummary) -> String {
        wording.library.noteAbout(summary.title)
    }

    /// - Parameters:
    ///   - refusal: why the text could not be saved.
    ///   - failure: why the note could not be read.
    func message(isReading: Bool, refusal: LibraryFailure?, failure: LibraryFailure?) -> Message? {
        if isReading { return Message(wording.loading) }
        guard let refusal else { return failure.map(wording.library.failure) }
        let message = wording.library.failure(refusal)
        return Message(message.what, why: message.why, remedy: wording.library.textStays, isFailure: true)
    }

    /// - Parameters:
    ///   - offered: the draft that may be taken up.
    ///   - revision: of the note as it is stored.
    ///   - asksToDiscard: whether what was written may be lost.
    func question(offered: Draft?, isNoteOf revision: Int?, _ asksToDiscard: Bool) -> Question? {
        guard let offered else { return asksToDiscard ? wording.library.askDiscard : nil }
        return wording.unsaved.askTakeUp(
            wording.format.day(secondsSince1970: offered.changed), offered.startedFrom != revision)
    }
}
