import Entities
import Presentation

/// Puts an import into words.
struct ImportFormFormatter {
    let wording: Wording

    private var words: Words<ImportWording> { wording.imports }

    func state(_ path: String, _ step: ImportStep) -> FormState {
        var state = FormState(title: words.title, explanation: explanation(step))
        state.form = Form(
            words.title,
            [
                Form.Field(
                    words.path, .text(path), placeholder: words.pathHint, isRequired: true,
                    problem: problem(with: path, step))
            ],
            saving: wording.hintToImport)
        if case .asking(let outcome) = step, outcome.hasChanges { state.question = words.askToImport(counts(outcome)) }
        state.isSaving = step.isBusy
        return state
    }

    /// Only the beginning of what was pasted is there.
    var pasteCut: Message { Message(wording.pasteCut) }

    private func problem(with path: String, _ step: ImportStep) -> String? {
        if path.allSatisfy(\.isWhitespace) { return words.needsPath }
        if case .failed(let failure) = step { return wording.why(failure) }
        return nil
    }

    private func explanation(_ step: ImportStep) -> String {
        switch step {
        case .path, .failed: words.explanation
        case .trying: words.trying
        case .takingIn(let done, let all): words.importing(wording.format.grouped(done), wording.format.grouped(all))
        case .asking(let outcome): report(outcome)
        }
    }

    /// What would come of it, and of what is left out the first with their reasons.
    private func report(_ outcome: ImportOutcome) -> String {
        let first = outcome.leftOut.prefix(Self.mostReasons).map { left in
            "\(wording.place(left.place)): \(words.problem(left.problem))"
        }
        let rest = outcome.leftOut.count - first.count
        let lines = [counts(outcome)] + first + (rest > 0 ? [words.more(wording.format.count(rest))] : [])
        return (outcome.hasChanges ? lines : [words.nothingNew] + lines).joined(separator: "\n")
    }

    private func counts(_ outcome: ImportOutcome) -> String {
        let parts = [
            (outcome.added, words.added), (outcome.changed, words.changed), (outcome.unchanged, words.unchanged),
            (outcome.plays, words.plays), (outcome.leftOut.count, words.leftOut),
        ]
        return parts.filter { $0.0 > 0 }.map { $1(wording.format.count($0)) }.joined(separator: ", ")
    }

    func done(_ outcome: ImportOutcome) -> Message {
        guard outcome.rest > 0 else { return Message(words.imported(counts(outcome))) }
        return Message(words.stopped(counts(outcome), wording.format.count(outcome.rest)))
    }

    /// - Parameter undone: nil where there was nothing to take back.
    func takenBack(_ undone: ImportTakenBack?) -> Message {
        guard let undone else { return Message(words.noneToTakeBack) }
        guard undone.inPart > 0 else { return Message(words.takenBack) }
        let kept = wording.format.count(undone.inPart)
        return Message(undone.whole + undone.plays > 0 ? words.takenBackButFor(kept) : words.keptSinceChanged(kept))
    }

    /// More have no room on most screens; the shell prints all.
    private static let mostReasons = 12
}
