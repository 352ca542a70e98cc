package import Entities

/// Why a synchronisation did not come to its end. What it had done until then is done, and the next one goes on from there.
package enum SyncFailure: Error, Hashable, Sendable {
    case library(LibraryFailure)
    case folder(FolderFailure)
    /// There is no such folder, or it is not one that is synchronised: a disk that is not mounted looks like that.
    case notASyncFolder(path: String)
    /// A later version of Matinee has made it, in a format that this one does not know.
    case laterFormat(path: String, found: Int, known: Int)
    /// Other files are in the folder that was to be made one.
    case notEmpty(path: String)
    /// No machine that is known is called so.
    case noSuchMachine(name: String)
    /// The library is not synchronised yet.
    case notSetUp
}
