package import Entities
package import Services

/// What the program says of its sources and their keys.
package struct SourceWording: Sendable {
    package var title: String
    // Headings of a table.
    package var source: String
    package var stateHeading: String
    /// In a word or two.
    package var state: @Sendable (SourceReport.State) -> String
    /// Why it is so and what to do, for the states that are no failure; nil if there is nothing to add.
    package var explanation: @Sendable (SourceReport.State) -> String?
    /// From when on the service may be asked again.
    package var limitedUntil: @Sendable (_ moment: String) -> String

    // Labels of facts, and the facts.
    package var gives: String
    package var inUse: String
    /// In use since the user has chosen it for this run.
    package var inUseByChoice: String
    package var key: String
    package var keyText: @Sendable (SourceReport.Key) -> String
    /// What there is to say of a key, in a word or two.
    package var keyWord: @Sendable (SourceReport.Key) -> String
    package var lastAnswer: String
    package var cached: String
    /// Its state while something waits for its answer.
    package var asking: String
    /// Says in a row that lists are from it.
    package var used: String
    /// The label of when it last answered, and what of it is cached.
    package var answer: String
    package var kept: @Sendable (_ size: String) -> String

    // Keys. Each name is a source's.
    package var enterKey: @Sendable (_ name: String) -> String
    /// What Enter does with a key that was typed.
    package var hintToSave: String
    package var needsNoKey: @Sendable (_ name: String) -> String
    /// Where only what is built in is used.
    package var keyIsNoUse: String
    package var hasNoKey: @Sendable (_ name: String) -> String
    package var staysInEnvironment: @Sendable (_ variable: String) -> Message
    package var askToRemove: @Sendable (_ name: String) -> Question
    package var stored: @Sendable (_ name: String) -> String
    package var removed: @Sendable (_ name: String) -> String
    /// Why a key was not stored or not removed.
    package var failure: @Sendable (KeyFailure, _ name: String) -> Message
    /// Why the keys of the file are not used.
    package var keysNotUsed: @Sendable (KeyFileFailure) -> Message
}

extension Words<SourceWording> {
    /// A size on disk: `3.2 MB`, `640 kB`.
    package func size(_ bytes: Int, _ format: LocaleFormat) -> String {
        bytes < 1_000_000
            ? "\(format.grouped((bytes + 999) / 1_000)) kB" : "\(format.rating(Double(bytes) / 1_000_000)) MB"
    }
}
