import Entities
import TestSupport
import Testing

@testable import LibraryStore
@testable import Sync
@testable import SyncFolder

/// What is set on one machine counts on the others, where they share it.
struct SharedSettingsTests {
    private let shared: TemporaryFolder
    private let desk: SyncedMachine
    private let laptop: SyncedMachine

    init() throws {
        shared = try TemporaryFolder()
        desk = try SyncedMachine(sharing: shared)
        laptop = try SyncedMachine(sharing: shared)
        for machine in [desk, laptop] { try machine.setUp() }
    }

    private func synchronize(_ machine: SyncedMachine, _ set: [String: String] = [:]) throws {
        _ = try machine.sync.synchronize(with: machine.folder, settings: set)
    }

    private func inForce(_ machine: SyncedMachine) throws -> [String: String]? {
        try machine.place.read()?.settings.all
    }

    @Test func `Only what a machine shares is said, and it is on the others then`() throws {
        try desk.sync.setShared(true, "theme")
        try synchronize(desk, ["theme": "nord", "language": "de"])
        try synchronize(laptop)
        #expect(try inForce(laptop) == ["theme": "nord"])
        #expect(try laptop.sync.settings() == [SharedSetting(name: "theme", text: "nord", machine: desk.sync.machine)])
        #expect(try laptop.store.items.isEmpty && laptop.store.arrivedChanges().isEmpty)
        try synchronize(desk, ["theme": "dark"])
        try synchronize(laptop)
        #expect(try inForce(laptop) == ["theme": "dark"])
    }

    @Test func `Of two machines that share one thing the last one counts, and neither goes on about it`() throws {
        for machine in [desk, laptop] { try machine.sync.setShared(true, "theme") }
        desk.setClock(to: 100)
        try synchronize(desk, ["theme": "nord"])
        laptop.setClock(to: 200)
        try synchronize(laptop, ["theme": "light"])
        for _ in 0..<3 {
            try synchronize(desk, ["theme": "nord"])
            try synchronize(laptop, ["theme": "light"])
        }
        #expect(try inForce(desk) == ["theme": "light"])
        #expect(try inForce(laptop) == ["theme": "light"])
        #expect(try desk.sync.synchronize(with: desk.folder, settings: ["theme": "nord"]).sent == 0)
    }

    @Test func `What is kept again, or set to nothing, is taken away everywhere`() throws {
        try desk.sync.setShared(true, "theme")
        try desk.sync.setShared(true, "ratings")
        try synchronize(desk, ["theme": "nord", "ratings": "ten"])
        try synchronize(laptop)
        try desk.sync.setShared(false, "theme")
        try synchronize(desk, ["theme": "nord"])
        try synchronize(laptop)
        #expect(try inForce(laptop) == [:])
        #expect(try desk.place.read()?.settings.own == ["ratings": ""])
    }

    @Test func `Another machine's word is not taken away by one that keeps its own`() throws {
        for machine in [desk, laptop] { try machine.sync.setShared(true, "theme") }
        desk.setClock(to: 100)
        try synchronize(desk, ["theme": "nord"])
        laptop.setClock(to: 200)
        try synchronize(laptop, ["theme": "light"])
        try synchronize(desk, ["theme": "nord"])
        try desk.sync.setShared(false, "theme")
        try synchronize(desk, ["theme": "nord"])
        try synchronize(laptop, ["theme": "light"])
        #expect(try inForce(laptop) == ["theme": "light"])
    }

    /// The name and the text may be of a later version.
    @Test func `What is not known here is passed on`() throws {
        try desk.sync.setShared(true, "mood")
        try synchronize(desk, ["mood": "very good"])
        try synchronize(laptop)
        for file in try desk.folder.files() where file.machine == (try desk.sync.machine) {
            try desk.folder.remove(file)
        }
        try synchronize(laptop)
        let tablet = try SyncedMachine(sharing: shared)
        try tablet.setUp()
        try synchronize(tablet)
        #expect(try inForce(tablet) == ["mood": "very good"])
        #expect(try tablet.sync.settings().map(\.machine) == [desk.sync.machine])
    }
}
