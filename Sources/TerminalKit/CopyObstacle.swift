/// Why a text is not handed to the clipboard of a terminal.
package enum CopyObstacle: Hashable, Sendable {
    /// Terminals would drop it, some without a word.
    case tooLong
    /// The terminal would show it instead.
    case notUnderstood
}
