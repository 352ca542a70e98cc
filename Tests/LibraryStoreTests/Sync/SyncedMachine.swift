import Entities
import Services
import TestSupport

@testable import LibraryStore
@testable import Storage
@testable import Sync
@testable import SyncFolder

/// A machine with a library of its own, beside others that share a folder or a server with it.
final class SyncedMachine {
    let bench: LibraryBench
    let store: LibraryStore
    let place: SyncPlaceFile
    let folder: CarriedFiles
    let sync: LibrarySyncStore

    /// - Parameters:
    ///   - shared: the folder that all share.
    ///   - shelf: the address of a shared shelf; nil for none.
    convenience init(sharing shared: TemporaryFolder, bench: LibraryBench? = nil, shelf: String? = nil) throws {
        try self.init(by: FolderTransport(path: "\(shared.path)/sync"), bench: bench, shelf: shelf)
    }

    /// - Parameter transport: what carries files from machine to machine.
    init(by transport: any SyncTransport, bench: LibraryBench? = nil, shelf: String? = nil) throws {
        let bench = try bench ?? LibraryBench()
        self.bench = bench
        store = try shelf.map { try bench.store(shelf: $0) } ?? bench.store()
        place = SyncPlaceFile(stateFolder: "\(bench.folder.path)/state", library: bench.location.path)
        folder = CarriedFiles(transport)
        sync = LibrarySyncStore(store, place: place)
    }

    /// - Parameter second: how many there are since the clocks of all machines showed the same.
    func setClock(to second: Int) {
        bench.clock.advance(by: 1_000_000 + second - bench.clock.now)
    }

    func setUp() throws {
        try folder.make()
        let machine = MachineID.make()
        try place.change { $0 = .init(machine: machine, address: "") }
        try sync.setUp(as: machine)
    }

    @discardableResult
    func synchronize() throws -> SyncReport {
        try sync.takePlace()
        return try FolderSync(store: sync, files: folder).run()
    }

    /// All that is kept, with the texts of notes, in an order and without numbers of this file's own.
    var content: [String] {
        get throws {
            try store.snapshot.stored.values.map { stored in
                let texts = try store.tables.revisions(of: stored.row).map { "\($0.changed) \($0.text)" }.sorted()
                let item = stored.item
                return
                    "\(item.id) \(item.summary.title) \(item.summary.subtitle ?? "-") \(item.isFavourite) \(item.added) note: \(item.note?.text ?? "-") \(texts) standing: \(item.standing.map { "\($0)" } ?? "-") events: \(item.events) things: \(item.things) \(item.summary.aliases.known.map(\.stableText).sorted())"
            }.sorted()
        }
    }

    /// What is merged.
    var state: [UInt8] {
        get throws { try store.syncTables.state(try sync.vector).bytes }
    }

    var parts: [Delta] {
        get throws { Array(try store.syncTables.state(VersionVector()).deltas) }
    }
}
