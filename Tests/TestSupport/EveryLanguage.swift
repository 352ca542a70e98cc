package import Presentation

extension Wording {
    /// Every language of the program.
    package static let all = [Wording.sample("en_US"), Wording.sample("de_DE")]
}
