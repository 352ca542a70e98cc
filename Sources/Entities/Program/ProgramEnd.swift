/// How another program has ended.
package enum ProgramEnd: Hashable, Sendable {
    /// It exited with this status; 0 is success.
    case status(Int)
    /// A signal with this number ended it.
    case signal(Int)
}
