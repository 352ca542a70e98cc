/// Something the program tells its user: what happened, why, and what to do about it.
package struct Message: Hashable, Sendable {
    package let what: String
    package let why: String?
    package let remedy: String?
    /// A place or hints: no message has both. In one field, since the state of each screen has room for several messages.
    private let addition: Addition?
    package let isFailure: Bool

    private enum Addition: Hashable {
        case place(String)
        case hints([Hint])
    }

    /// A key, and what it does: `f`, `keeps what is selected`.
    package struct Hint: Hashable, Sendable {
        package let key: String
        package let what: String

        package init(_ key: String, _ what: String) {
            (self.key, self.what) = (key, what)
        }
    }

    package init(
        _ what: String, why: String? = nil, remedy: String? = nil, place: String? = nil, isFailure: Bool = false
    ) {
        self.what = what
        self.why = why
        self.remedy = remedy
        addition = place.map(Addition.place)
        self.isFailure = isFailure
    }

    /// That there is nothing yet, and how that changes.
    package init(_ what: String, why: String? = nil, hints: [Hint]) {
        (self.what, self.why, addition) = (what, why, .hints(hints))
        remedy = hints.map { "\($0.key) \($0.what)" }.joined(separator: ", ") + "."
        isFailure = false
    }

    /// The file or folder that it is about. A field of its own, since only the path is shortened if there is little room.
    package var place: String? {
        if case .place(let place) = addition { place } else { nil }
    }

    /// What keys do here, of which the remedy says the same in one sentence: seen, each has a line of its own.
    package var hints: [Hint] {
        if case .hints(let hints) = addition { hints } else { [] }
    }
}

extension Message {
    /// What happened, and why.
    package var finding: String {
        guard let why else { return what }
        return what + (what.isEndedSentence ? " " : ": ") + why
    }

    /// What happened, and why, to be followed by more of the same sentence: without a full stop.
    package var clause: String { finding.hasSuffix(".") ? String(finding.dropLast()) : finding }

    /// What happened and why, and what to do about it. Without the place.
    package var text: String {
        guard let remedy else { return finding }
        return finding + (finding.isEndedSentence ? " " : ". ") + remedy
    }
}

extension String {
    package var isEndedSentence: Bool { last.map { ".…!?".contains($0) } == true }
}
