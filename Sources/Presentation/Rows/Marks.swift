package import Entities

/// The marks that a row has from the library, one cell each.
package struct Marks: Hashable, Sendable {
    package var isFavourite: Bool
    package var hasNote: Bool
    /// How far the reader is with it; nil where nothing is said of it.
    package var state: Standing.State?
    /// What it is, by which its state is called where that is said: a film is seen, an album heard; nil where nothing is said of it.
    package let kind: LibrarySubject.Kind?

    package init(
        isFavourite: Bool = false, hasNote: Bool = false, state: Standing.State? = nil,
        of kind: LibrarySubject.Kind? = nil
    ) {
        self.isFavourite = isFavourite
        self.hasNote = hasNote
        self.state = state
        self.kind = state == nil ? nil : kind
    }

    package static let favourite = "♥"
    package static let note = "✎"
    package static let wanted = "○"
    package static let begun = "◐"
    package static let paused = "◎"
    package static let done = "●"
    package static let givenUp = "✗"

    package static func state(_ state: Standing.State) -> String {
        switch state {
        case .wanted: wanted
        case .begun: begun
        case .done: done
        case .paused: paused
        case .givenUp: givenUp
        }
    }

    package var text: String {
        (state.map(Self.state) ?? "") + (isFavourite ? Self.favourite : "") + (hasNote ? Self.note : "")
    }

    /// A title with its marks before it, if there are any.
    package func before(_ title: String) -> String {
        text.isEmpty ? title : "\(text) \(title)"
    }

    /// The title without such marks.
    package static func removed(from titled: String) -> String {
        let parts = titled.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].allSatisfy({ all.contains($0) }) else { return titled }
        return String(parts[1])
    }

    private static let all: Set<Character> = Set(
        (Standing.State.allCases.map(state) + [favourite, note]).joined())
}
