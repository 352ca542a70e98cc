import Entities
import Sync
import SyncFolder

/// What a library keeps of what is synchronised, for an engine on a thread of its own. Each call is one order to the library, which does
/// whatever else it is asked to in between: a folder or a server that is slow holds up nobody.
final class SyncOrders: SyncStore, Sendable {
    private let library: SQLiteLibrary
    private let place: SyncPlaceFile

    init(_ library: SQLiteLibrary, place: SyncPlaceFile) {
        self.library = library
        self.place = place
    }

    /// Done in its turn, on the library's thread, while the calling one waits.
    func order<Value: Sendable>(
        _ body: @escaping @Sendable (LibrarySyncStore) throws(SyncFailure) -> Value
    ) throws(SyncFailure) -> Value {
        let result: Result<Value, SyncFailure>
        do throws(LibraryFailure) {
            result = try library.withStoreAndWait { [place] store throws(LibraryFailure) in
                do throws(SyncFailure) {
                    return .success(try body(LibrarySyncStore(store, place: place)))
                } catch {
                    // Of its own failures the library may have to see to its file.
                    if case .library(let failure) = error { throw failure }
                    return .failure(error)
                }
            }
        } catch {
            throw .library(error)
        }
        return try result.get()
    }

    var machine: MachineID {
        get throws(SyncFailure) { try order { sync throws(SyncFailure) in try sync.machine } }
    }

    var count: UInt64 {
        get throws(SyncFailure) { try order { sync throws(SyncFailure) in try sync.count } }
    }

    var vector: VersionVector {
        get throws(SyncFailure) { try order { sync throws(SyncFailure) in try sync.vector } }
    }

    func known() throws(SyncFailure) -> [SyncFile: SyncFileState] {
        try order { sync throws(SyncFailure) in try sync.known() }
    }

    func take(_ piece: FilePiece) throws(SyncFailure) -> Set<EntryID> {
        try order { sync throws(SyncFailure) in try sync.take(piece) }
    }

    func forgotten() throws(SyncFailure) -> Set<MachineID> {
        try order { sync throws(SyncFailure) in try sync.forgotten() }
    }

    func forget(_ files: Set<SyncFile>) throws(SyncFailure) {
        try order { sync throws(SyncFailure) in try sync.forget(files) }
    }

    func nextSegment() throws(SyncFailure) -> OutgoingFile? {
        try order { sync throws(SyncFailure) in try sync.nextSegment() }
    }

    func makeBase() throws(SyncFailure) -> OutgoingFile {
        try order { sync throws(SyncFailure) in try sync.makeBase() }
    }

    func didPublish(_ file: OutgoingFile) throws(SyncFailure) {
        try order { sync throws(SyncFailure) in try sync.didPublish(file) }
    }

    func become(_ machine: MachineID) throws(SyncFailure) {
        try order { sync throws(SyncFailure) in try sync.become(machine) }
    }
}
