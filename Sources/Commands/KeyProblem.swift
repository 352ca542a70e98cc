/// What is wrong with keys that somebody has chosen. The rest of them counts.
package struct KeyProblem: Error, Hashable, Sendable {
    /// What a key is chosen for: `list`, `open`. The command is empty for a place as a whole.
    package struct Choice: Hashable, Sendable {
        package let place: String
        package let command: String
        /// From 1; nil for what the preset says.
        package let line: Int?

        package init(place: String, command: String, line: Int?) {
            self.place = place
            self.command = command
            self.line = line
        }
    }

    package enum Kind: Hashable, Sendable {
        case unknownPlace(nearest: String?)
        case unknownCommand(nearest: String?)
        /// It is understood in a place of its own, and so has its keys everywhere or not at all.
        case notInThisPlace
        case unknownKey(String, nearest: String?)
        /// Terminals send something else for it, or nothing.
        ///
        /// - Parameter sentAs: what they send.
        case neverSent(String, sentAs: String?)
        /// Where that command is understood it would be typed text.
        case isText(String)
        /// Where that command is understood, keys are heard one by one.
        case isSequence(String)
        /// Another command has the same key, or one that begins so; that one counts.
        case taken(String, by: Choice, key: String)
        /// Only the first ones of them count.
        case tooMany(limit: Int)
        /// Without it nobody gets out; it keeps its keys.
        case needed
        /// Its last key was taken from it by that choice.
        case leftWithout(Choice)
    }

    package let kind: Kind
    package let choice: Choice

    package init(_ kind: Kind, _ choice: Choice) {
        self.kind = kind
        self.choice = choice
    }

    /// Whether it is only a hint.
    package var isWarning: Bool {
        if case .leftWithout = kind { return true }
        return false
    }
}
