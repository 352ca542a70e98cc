import Dispatch
import Entities
import Foundation
import Sealing
import Services
import Synchronization
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

    private func sharing(
        _ machine: SyncedMachine, places: any SyncPlaces = Folders(), pause: Duration = .zero,
        interval: Duration = .seconds(1_000)
    ) -> (SQLiteLibrary, LibrarySharing) {
        let library = machine.bench.library()
        let sharing = LibrarySharing(
            library, place: machine.place, address: "\(shared.path)/sync", places: places, pause: pause,
            interval: interval)
        return (library, sharing)
    }

    private func move(_ name: String, to other: String) throws {
        try FileManager.default.moveItem(atPath: "\(shared.path)/\(name)", toPath: "\(shared.path)/\(other)")
    }

    @Test func `A place that does not answer holds up no change of the library`() async throws {
        let gate = Gate()
        let (library, sharing) = sharing(laptop, places: GatedFolders(gate: gate))
        sharing.start()
        #expect(await eventually { gate.isWaitedAt })
        let change = Task { try await library.addFavourite(.ran) }
        #expect(await eventually { library.item(LibrarySummary.ran.subject)?.isFavourite == true })
        #expect(gate.isWaitedAt)
        gate.open()
        try await change.value
        #expect(await sharing.synchronize() == nil)
        try desk.synchronize()
        #expect(desk.store.snapshot[LibrarySummary.ran.subject] != nil)
    }

    @Test func `What others send while the program runs comes by itself`() async throws {
        let (library, sharing) = sharing(laptop, interval: .milliseconds(1))
        sharing.start()
        #expect(await sharing.synchronize() == nil)
        try desk.store.addFavourite(.yiYi)
        try desk.synchronize()
        #expect(await eventually { library.isFavourite(LibrarySummary.yiYi.subject) })
        #expect(await eventually { sharing.state.came?.title == "Yi Yi" })
        #expect(sharing.state.came?.changes == 1)
    }

    @Test func `It says what waits and why, and that it is over`() async throws {
        let (library, sharing) = sharing(laptop)
        #expect(await sharing.synchronize() == nil)
        #expect(sharing.state == SharingState())
        try move("sync", to: "elsewhere")
        try await library.addFavourite(.ran)
        #expect(await sharing.synchronize() == .notASyncFolder(path: "\(shared.path)/sync"))
        #expect(sharing.state.failure == .placeMissing(place: "\(shared.path)/sync"))
        #expect(sharing.state.waiting > 0)
        try move("elsewhere", to: "sync")
        let states = sharing.states()
        #expect(await sharing.synchronize() == nil)
        #expect(await states.first { _ in true } == SharingState())
    }

    @Test func `It names notes with several versions until one is decided for`() async throws {
        let (library, sharing) = sharing(laptop)
        _ = try desk.store.saveNote("the desk's", about: .yiYi, startedFrom: nil)
        try desk.synchronize()
        _ = try await library.saveNote("the laptop's", about: .yiYi, startedFrom: nil)
        #expect(await sharing.synchronize() == nil)
        #expect(sharing.state.severalVersions == ["Yi Yi"])
        let shown = try #require(library.item(LibrarySummary.yiYi.subject)?.note)
        _ = try await library.saveNote(shown.text, about: .yiYi, startedFrom: shown.revision)
        #expect(await sharing.synchronize() == nil)
        #expect(sharing.state.severalVersions == [])
        try desk.synchronize()
        #expect(try desk.sync.status().conflicts == [])
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

    @Test func `A file of its place that is damaged is told, and stays as it is`() async throws {
        let state = "\(laptop.bench.folder.path)/state"
        let names = try FileManager.default.contentsOfDirectory(atPath: state)
        let path = "\(state)/\(try #require(names.first { $0.hasSuffix(".json") }))"
        try Data("{".utf8).write(to: URL(filePath: path))
        let (library, sharing) = sharing(laptop)
        sharing.start()
        #expect(await eventually { sharing.state.failure == .placeFileDamaged(path: path) })
        #expect(try Data(contentsOf: URL(filePath: path)) == Data("{".utf8))
        withExtendedLifetime(library) {}
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

/// Folders in which nothing is found until a gate is open.
private struct GatedFolders: SyncPlaces {
    let gate: Gate

    func files(at address: String, key: SealingKey?, password: String?) -> CarriedFiles {
        CarriedFiles(GatedTransport(folder: FolderTransport(path: address), gate: gate))
    }
}

private struct GatedTransport: SyncTransport {
    let folder: FolderTransport
    let gate: Gate

    var place: String { folder.place }

    func paths() throws(SyncFailure) -> Set<SyncPath> {
        gate.pass()
        return try folder.paths()
    }

    func bytes(at path: SyncPath) throws(SyncFailure) -> [UInt8]? { try folder.bytes(at: path) }
    func put(_ bytes: [UInt8], at path: SyncPath) throws(SyncFailure) { try folder.put(bytes, at: path) }
    func remove(_ path: SyncPath) throws(SyncFailure) { try folder.remove(path) }
    func removeFolder(_ name: String) throws(SyncFailure) { try folder.removeFolder(name) }
    func hasOthers() throws(SyncFailure) -> Bool { try folder.hasOthers() }
}

/// Holds threads until it is opened.
private final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var waiting = 0
    }

    private let state = Mutex(State())
    private let opening = DispatchSemaphore(value: 0)

    var isWaitedAt: Bool { state.withLock { $0.waiting > 0 } }

    func pass() {
        let mustWait = state.withLock { state in
            if !state.isOpen { state.waiting += 1 }
            return !state.isOpen
        }
        if mustWait { opening.wait() }
    }

    func open() {
        let waiting = state.withLock { state in
            defer { (state.isOpen, state.waiting) = (true, 0) }
            return state.waiting
        }
        for _ in 0..<waiting { opening.signal() }
    }
}
