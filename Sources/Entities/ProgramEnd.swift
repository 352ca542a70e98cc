/// How another program has ended.
package enum ProgramEnd: Hashable, Sendable {
    /// By itself; 0 where all went well.
    case status(Int)
    /// Of a signal with this number.
    case signal(Int)
}
