package import Presentation

extension Wording {
    /// All questions of the language; those about an item use this name.
    package func questions(about name: String) -> [Question] {
        [
            library.askDelete(name, false), library.askDelete(name, true), library.askDiscard, unsaved.askQuit,
            unsaved.askTakeUp("Nov 20, 2026", false), unsaved.askTakeUp("Nov 20, 2026", true),
        ]
    }
}
