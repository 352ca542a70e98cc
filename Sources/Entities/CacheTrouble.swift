/// Why answers are, for now, not read from disk or not kept there. The program works without; each is told once a
/// run, and what passes is tried again.
package enum CacheTrouble: Hashable, Sendable {
    /// The file was damaged. Rebuilt: it is new and empty, and in use.
    case damaged(isRebuilt: Bool)
    /// The file is of another version of the program, or of another program. It is left alone while in use there.
    case otherVersion(isRebuilt: Bool)
    /// Another process holds it for longer than is waited.
    case locked
    /// What is there is read; nothing is added until there is room.
    case diskFull
    /// What is there is read; nothing is added.
    case readOnly
    /// Neither the file nor its folder can be opened or made.
    case cannotOpen
    /// The disk fails.
    case inputOutput
}
