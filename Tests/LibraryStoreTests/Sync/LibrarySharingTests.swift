import Entities
import Sealing
import Services
import TestSupport
import Testing

@testable import LibraryStore
@testable import Sync
@testable import SyncFolder

/// While the program runs.
struct LibrarySharingTests {
    private let shared: TemporaryFolder
    private let desk: SyncedMachine
    private let laptop: SyncedMachine

    init() throws {
        shared = try TemporaryFolder()
        desk = try SyncedMachine(sharing: shared)
        laptop = try SyncedMachine(sharing: shared)
        for machine in [desk, laptop] { try machine.setUp() }
    }

    private struct Folders: SyncPlaces {
        func files(at address: String, key: SealingKey?, password: String?) throws(SyncFailure) -> CarriedFiles {
            CarriedFiles(FolderTransport(path: address), form: try FileForm(key))
        }
    }

    private func sharing(_ machine: SyncedMachine, pause: Duration = .zero) -> (SQLiteLibrary, LibrarySharing) {
        let library = machine.bench.library()
        let sharing = LibrarySharing(
            library, place: machine.place, address: "\(shared.path)/sync", places: Folders(), pause: pause)
        return (library, sharing)
    }

    @Test func `What others have sent is there after the start, and what is changed is sent by itself`() async throws {
        try desk.store.addFavourite(.yiYi)
        try desk.synchronize()
        let (library, sharing) = sharing(laptop)
        sharing.start()
        #expect(await eventually { library.isFavourite(LibrarySummary.yiYi.subject) })
        try await library.addFavourite(.ran)
        let address = "\(shared.path)/sync"
        let machine = try laptop.sync.machine
        #expect(
            await eventually {
                ((try? Folders().files(at: address, key: nil).files()) ?? []).contains {
                    $0.machine == machine && $0.name.segment != nil
                }
            })
        try desk.synchronize()
        #expect(desk.store.snapshot[LibrarySummary.ran.subject] != nil)
    }

    @Test func `What is changed last is sent on the way out`() async throws {
        let (library, sharing) = sharing(laptop, pause: .seconds(1_000))
        sharing.start()
        #expect(await sharing.synchronize() == nil)
        try await library.addFavourite(.ran)
        library.finish()
        let address = "\(shared.path)/sync"
        #expect(
            await eventually {
                // Until it has heard of the change there is nothing to wait for.
                try? await onOwnThread { sharing.finish(within: .seconds(30)) }
                return ((try? Folders().files(at: address, key: nil).files()) ?? []).contains { $0.name.segment != nil }
            })
        try desk.synchronize()
        #expect(desk.store.snapshot[LibrarySummary.ran.subject] != nil)
    }

    @Test func `A library that is not shared starts nothing`() async throws {
        let other = try SyncedMachine(sharing: shared)
        let (library, sharing) = sharing(other)
        sharing.start()
        try await library.addFavourite(.ran)
        sharing.finish(within: .seconds(30))
        #expect(await sharing.synchronize() == .notSetUp)
    }
}
