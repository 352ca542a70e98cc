/// Why nothing can be kept in one of the program's folders. The sentences for people are made in `Wording`.
package enum FolderFailure: Error, Hashable, Sendable {
    /// No variable says where it is: neither its own nor HOME is an absolute path.
    case noHome
    /// Something else is in the folder's place, or in that of one above it.
    case notAFolder(path: String)
    /// It can be neither made nor written to: missing rights, or a read-only disk.
    case notWritable(path: String)
    case diskFull(path: String)
    /// The disk failed.
    case inputOutput(path: String)
    /// Any other error of the system.
    case unusable(path: String)
}
