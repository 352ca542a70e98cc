/// Why answers are not read from the disk, or not stored there, for now. The program works without the cache. Each
/// reason is shown once in a run; what may pass is tried again.
package enum CacheTrouble: Hashable, Sendable {
    /// The file was damaged. If rebuilt, a new and empty one is in use.
    case damaged(isRebuilt: Bool)
    /// The file belongs to another version of the program, or to another program. It is left alone while somebody uses
    /// it.
    case otherVersion(isRebuilt: Bool)
    /// Another process has locked it for longer than this one waits.
    case locked
    /// Stored answers are read; nothing is added until there is room.
    case diskFull
    /// Stored answers are read; nothing is added.
    case readOnly
    /// Neither the file nor its folder can be opened or made.
    case cannotOpen
    /// The disk reports an error.
    case inputOutput
}
