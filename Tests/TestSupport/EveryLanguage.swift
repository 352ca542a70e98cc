package import Presentation

extension Wording {
    /// Every language of the program.
    package static let all = [Wording.for(localeIdentifier: "en_US"), Wording.for(localeIdentifier: "de_DE")]
}
