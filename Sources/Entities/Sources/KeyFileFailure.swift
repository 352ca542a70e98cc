/// Why the file with the services' keys cannot be used. The sentences for people are made in `Wording`.
package enum KeyFileFailure: Error, Hashable, Sendable {
    /// No variable says where it is: neither its own nor HOME is an absolute path.
    case noHome
    /// Others than its owner may read or write it.
    case openToOthers(path: String)
    /// It belongs to another user, or is not a file.
    case notOwned(path: String)
    /// It is not what this program writes.
    case damaged(path: String)
    case laterVersion(path: String)
    case cannotRead(path: String)
    /// Another process is writing it.
    case inUse(path: String)
    /// Its folder cannot be used.
    case folder(FolderFailure)
}
