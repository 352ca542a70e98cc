import Entities

/// What narrows a list, as it was typed.
package struct ListFilter: Equatable, Sendable {
    package var text: String
    package var isBeingTyped: Bool

    package init(text: String = "", isBeingTyped: Bool = false) {
        self.text = text
        self.isBeingTyped = isBeingTyped
    }
}

extension ListFilter {
    /// Whether it lets everything through.
    package var isEmpty: Bool { SearchWords(text).isEmpty }

    /// What of a text it is about, in any spelling: for marking that.
    package func ranges(in text: String) -> [Range<String.Index>] {
        SearchWords(self.text).ranges(in: text)
    }
}
