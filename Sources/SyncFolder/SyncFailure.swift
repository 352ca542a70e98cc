package import Entities
package import Sealing

/// Why a synchronisation did not come to its end. What it had done until then is done, and the next one goes on from there.
package enum SyncFailure: Error, Hashable, Sendable {
    case library(LibraryFailure)
    case folder(FolderFailure)
    /// - Parameter place: the address, which has no password in it.
    case server(ServerFailure, place: String)
    /// No address of a server that can be used.
    case notAnAddress
    /// A password is in an address, which others can see.
    case passwordInAddress
    /// The file in which passwords are.
    case keys(KeyFileFailure)
    /// The file that says where this library is shared is there, and cannot be read. It stays as it is.
    case placeFileDamaged(path: String)
    /// The key in that file is none. It stays as it is.
    case keyDamaged(path: String)
    /// Another process is writing that file, and does not come to an end.
    case placeFileInUse(path: String)
    /// There is no such folder, or it is not one that is synchronised: a disk that is not mounted looks like that.
    case notASyncFolder(path: String)
    /// A later version of Matinee has made it, in a format that this one does not know.
    case laterFormat(path: String, found: Int, known: Int)
    /// Machines' files are in the place, and what says of which form they are is not.
    case formatMissing(path: String)
    /// Other files are in the folder that was to be made one.
    case notEmpty(path: String)
    /// The place is encrypted, with a key that was not said here.
    case keyMissing(path: String, key: SealingKeyID)
    /// The place is encrypted, with another key than was said here.
    case otherKey(path: String, key: SealingKeyID, known: SealingKeyID)
    /// The place is not encrypted, and was said to be here.
    case notEncrypted(path: String)
    /// What files are unpacked with is not installed.
    case libraryMissing(name: String)
    /// Nothing can be encrypted here.
    case sealing(SealingFailure)
    /// No machine that is known is called so.
    case noSuchMachine(name: String)
    /// More than one is called so, or has an id that begins so: each in words, by its id.
    case severalMachines(name: String, [String])
    /// The library is not synchronised yet.
    case notSetUp
}
