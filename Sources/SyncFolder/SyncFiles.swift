package import Sync

/// The files of all machines, as `FolderSync` sees them: by machine and name. They never change once they are there, and a machine writes
/// its own only.
package protocol SyncFiles {
    /// What is there; files whose names say nothing are left out.
    func files() throws(SyncFailure) -> Set<SyncFile>

    /// Nil if it is not there any more.
    func bytes(of file: SyncFile) throws(SyncFailure) -> [UInt8]?

    /// Once it returns the file is there, whole, whatever happens then. One that is there already is written again.
    func put(_ bytes: [UInt8], as file: SyncFile) throws(SyncFailure)

    /// Does nothing where there is none.
    func remove(_ file: SyncFile) throws(SyncFailure)

    /// Takes the place of a machine's files away where there are none.
    func removePlace(of machine: MachineID) throws(SyncFailure)
}
