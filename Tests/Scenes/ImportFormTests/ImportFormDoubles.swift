import Browsing
import Entities
import Presentation

@testable import ImportForm

@MainActor
final class ImportFormViewSpy: ImportFormView {
    private(set) var state = FormState()
    private(set) var explanations: [String] = []

    func show(_ state: FormState) {
        self.state = state
        explanations.append(state.explanation)
    }
}

@MainActor
final class ImportFormRouterSpy: ImportFormRouter {
    private(set) var closed = 0

    func close() { closed += 1 }
}

extension ImportOutcome {
    /// Three new, one completed, two as they are, and one that is left out.
    static let some: ImportOutcome = {
        var outcome = ImportOutcome()
        (outcome.added, outcome.changed, outcome.unchanged) = (3, 1, 2)
        outcome.leftOut = [
            .init(FilePlace(member: "diary.csv", unit: .line, number: 12), .malformed(field: "Watched Date"))
        ]
        return outcome
    }()
}
