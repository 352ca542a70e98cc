/// A name as it is compared: without what differs between spellings of one name, which is case, accents, and the width
/// of letters. What makes another letter of a letter stays: `ø` is no `o`, and `ガ` no `カ`.
package struct FoldedName: Hashable, Sendable {
    private let parts: [String]

    /// - Parameter names: from the whole to the part: artist, album. Nil where one of them says nothing.
    package init?(_ names: [String]) {
        guard !names.isEmpty, !names.contains(where: { $0.allSatisfy(\.isWhitespace) }) else { return nil }
        parts = names.map(\.folded)
    }
}
