import Entities
import Presentation

/// Says how it stands with a note.
struct NoteEditorFormatter {
    let wording: Wording

    func title(_ summary: LibrarySummary) -> String {
        wording.library.noteAbout(summary.title)
    }

    /// - Parameters:
    ///   - text: as it is written now.
    ///   - status: whether it is stored; nil for one that nobody has changed.
    func state(_ summary: LibrarySummary, _ text: String, _ status: String?) -> NoteEditorState {
        var state = NoteEditorState(title: title(summary), status: status)
        let facts = [
            summary.subject.kind.isKnown ? wording.kinds.one(of: summary.subject.kind) : nil, summary.subtitle,
            summary.released.map { String($0.year) },
        ]
        (state.subject, state.facts) = (summary.title, facts.compactMap(\.self).joined(separator: " · "))
        (state.lineLabel, state.typedAhead) = (wording.library.line, wording.library.typedAhead)
        let stored = status ?? (text.isEmpty ? nil : wording.library.saved)
        state.foot = [wording.library.words(wording.format.count(text.wordCount)), stored].compactMap(\.self)
            .joined(separator: " · ")
        return state
    }

    /// - Parameters:
    ///   - refusal: why the text could not be saved.
    ///   - failure: why the note could not be read.
    ///   - isOpen: whether letters are typed here: if not, a key may read it again.
    ///   - others: how many versions of the note there are besides.
    func message(isReading: Bool, refusal: LibraryFailure?, failure: LibraryFailure?, isOpen: Bool, others: Int)
        -> Message?
    {
        if isReading { return Message(wording.loading) }
        guard let refusal else {
            return failure.map(isOpen ? wording.library.orderFailed : wording.library.failure)
                ?? (others == 0 ? nil : wording.library.severalVersions(wording.format.count(others + 1)))
        }
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

extension String {
    /// How many texts stand between blanks in it. It is asked for after each key, and so looks at bytes.
    fileprivate var wordCount: Int {
        var (count, isInWord) = (0, false)
        for byte in utf8 {
            let isBlank = byte == 0x20 || (0x09...0x0D).contains(byte)
            if !isBlank, !isInWord { count += 1 }
            isInWord = !isBlank
        }
        return count
    }
}
