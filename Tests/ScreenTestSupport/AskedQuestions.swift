package import Presentation

extension Wording {
    /// All questions of the language; those about an item use this name.
    package func questions(about name: String) -> [Question] {
        [
            library.askDiscard, unsaved.askQuit, unsaved.askTakeUp("Nov 20, 2026", false),
            unsaved.askTakeUp("Nov 20, 2026", true),
        ] + DeletedParts.samples.map { library.askDelete(name, $0) }
    }
}

extension DeletedParts {
    /// From nothing else to all of it.
    package static let samples = [
        DeletedParts(), DeletedParts(hasNote: true), DeletedParts(entries: Count(1)),
        DeletedParts(entries: Count(12), hasRating: true),
        DeletedParts(entries: Count(12), hasRating: true, hasNote: true),
    ]
}
