/// What became of a text that was copied, as far as anybody can tell.
package enum CopyOutcome: Hashable, Sendable {
    /// A program of the desktop has taken it, and says that all is well.
    case took(program: String)
    /// It was sent to the terminal, which does not say what it makes of it.
    ///
    /// - Parameter program: should have taken it, and has failed; nil where there is none to ask.
    case sent(insteadOf: String?)
    /// It is longer than terminals take.
    case tooLong(insteadOf: String?)
    /// The terminal would not understand it.
    case nowhere(insteadOf: String?)
}
