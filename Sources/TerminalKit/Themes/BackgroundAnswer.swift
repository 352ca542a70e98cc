/// What a terminal has said of its background.
package enum BackgroundAnswer: Hashable, Sendable {
    case awaited
    /// It does not tell.
    case none
    case color(TerminalColor)
}
