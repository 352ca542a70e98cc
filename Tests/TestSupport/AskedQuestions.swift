package import Presentation

extension Wording {
    /// All questions of the language: those with a name in them about this one.
    package func questions(about name: String) -> [Question] {
        [library.askDelete(name, false), library.askDelete(name, true), library.askDiscard]
    }
}
