import Entities
import Presentation

/// Puts things that were kept under a name alone, and what they may be, into words.
struct ToConfirmFormatter {
    let wording: Wording

    private var words: Words<ConfirmWording> { wording.confirm }

    /// - Parameter certain: how many were found without asking anybody.
    func title(of part: ToConfirmPart, certain: Int) -> String {
        [name(of: part), certain > 0 ? words.foundAlone(wording.format.grouped(certain)) : nil]
            .compactMap(\.self).joined(separator: " · ")
    }

    /// - Parameter others: those of the library, which come before its own; nil for a list by itself.
    func tabs(of shelf: ToConfirmShelf, behind others: ListTabs?) -> ListTabs {
        let first = others?.labels.count ?? 0
        return ListTabs(
            (others?.labels ?? [])
                + shelf.parts.map { "\(name(of: $0)) \(wording.format.grouped(shelf.count(of: $0)))" },
            chosen: first + (shelf.parts.firstIndex(of: shelf.part) ?? 0),
            starts: (others?.starts ?? []).union(first > 0 ? [first] : []))
    }

    private func name(of part: ToConfirmPart) -> String {
        switch part {
        case .waiting: words.title
        case .refused: words.noneOfThese
        }
    }

    /// - Parameters:
    ///   - found: nil before it was looked for, and for what nobody looks for.
    ///   - isLookedFor: whether it is being looked for.
    func row(_ thing: LibrarySummary, _ found: [LibrarySummary]?, isLookedFor: Bool) -> ToConfirmRow {
        let state = isLookedFor ? words.looking : found.map { $0.isEmpty ? words.nothing : words.found($0.count) }
        return ToConfirmRow(
            kindMark: KindMark(thing.subject.kind), title: thing.title, facts: facts(of: thing), state: state ?? "")
    }

    /// - Parameters:
    ///   - found: nil before it was looked for, and for what nobody looks for.
    ///   - current: what is being looked for; nil for nothing.
    ///   - failure: why no more can be found now.
    func text(
        _ thing: LibrarySummary, _ found: [LibrarySummary]?, lookingFor current: LibrarySubject?,
        _ failure: CatalogFailure?, of part: ToConfirmPart
    ) -> ToConfirmText {
        if part == .refused { return ToConfirmText(explanation: words.wasRefused) }
        var text = ToConfirmText()
        text.candidates = (found ?? []).map { candidate in
            ToConfirmText.Candidate(
                title: candidate.title, facts: facts(of: candidate), isLikely: thing.match(candidate) >= .likely)
        }
        if let failure {
            let message = wording.message(failure)
            text.explanation = [message.what, message.remedy].compactMap(\.self).joined(separator: ". ")
        } else if current == thing.subject {
            text.explanation = words.looking
        } else if found?.isEmpty == true {
            text.explanation = words.nothingFound
        }
        return text
    }

    /// - Parameters:
    ///   - others: the tabs before its own.
    ///   - isAsking: whether a source is asked.
    ///   - failure: why no more can be found now.
    func screen(
        _ shelf: ToConfirmShelf, behind others: ListTabs?, isAsking: Bool, _ failure: CatalogFailure?
    ) -> ToConfirmScreenState {
        ToConfirmScreenState(
            list: list(of: shelf, failure), tabs: tabs(of: shelf, behind: others), isAsking: isAsking,
            canRefuse: shelf.part == .waiting)
    }

    func list(of shelf: ToConfirmShelf, _ failure: CatalogFailure?) -> ListState {
        var list = ListState(
            count: shelf.things.count, isLoaded: shelf.isLoaded, failure: shelf.failure, empty: words.empty,
            wording: wording)
        list.failure = list.failure ?? failure.map { .catalog($0) }
        list.note = failure.map(wording.message)
        return list
    }

    func taken(_ thing: LibrarySummary, as candidate: LibrarySummary) -> Message {
        Message(
            words.taken(([candidate.title] + facts(of: candidate)).joined(separator: " · "), thing.title.inSentence))
    }

    /// Why what somebody wanted to take is not there.
    ///
    /// - Parameter text: what unfolds below the thing.
    func takenNothing(of text: ToConfirmText) -> Message {
        Message(text.candidates.isEmpty ? text.explanation ?? words.looking : words.found(text.candidates.count))
    }

    /// - Parameters:
    ///   - count: of those that were taken at once.
    ///   - shelf: what there was to take.
    func taken(_ count: Int, of shelf: ToConfirmShelf) -> Message {
        let isNothingThere = shelf.things.isEmpty && shelf.isLoaded && shelf.failure == nil
        if isNothingThere { return Message(words.empty.what) }
        return Message(count == 0 ? words.noneIsExact : words.takenAll(wording.format.count(count)))
    }

    func refused(_ thing: LibrarySummary) -> Message { Message(words.refused(thing.title.inSentence)) }

    func askedAgain(_ thing: LibrarySummary) -> Message { Message(words.askedAgain(thing.title.inSentence)) }

    func takenBack(_ thing: LibrarySummary) -> Message { Message(words.takenBack(thing.title.inSentence)) }

    private func facts(of thing: LibrarySummary) -> [String] {
        [
            thing.released.map { String($0.year) }, thing.subtitle, wording.sources.name(of: thing.subject.source),
        ].compactMap(\.self)
    }
}
