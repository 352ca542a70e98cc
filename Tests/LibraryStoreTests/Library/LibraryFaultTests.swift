import Entities
import Foundation
import Services
import TestSupport
import Testing

@testable import LibraryStore
@testable import Storage

/// Failures of the disk and of other processes. An earlier program hid failed calls.
struct LibraryFaultTests {
    private let bench: LibraryBench
    private let subject = LibrarySummary.ran.subject

    init() throws {
        bench = try LibraryBench()
    }

    @Test func `A file that is full says so, and keeps what it has`() throws {
        let store = try bench.store()
        try store.addFavourite(.yiYi)
        try store.connection.execute("PRAGMA max_page_count = 1")
        let text = String(repeating: "n", count: LibraryLimits.note)
        #expect(throws: LibraryFailure.diskFull(path: bench.location.path)) {
            try store.saveNote(text, about: .ran, startedFrom: nil)
        }
        #expect(store.items.map(\.summary) == [.yiYi])
        #expect(try bench.store().items.map(\.summary) == [.yiYi])
    }

    @Test(.enabled(if: SmallDisk.isPossible))
    func `On a full disk a change is reported and taken back, and works once there is room`() async throws {
        let disk = try SmallDisk(kilobytes: 1_024)
        let library = SQLiteLibrary(location: LibraryLocation(folder: disk.path))
        try await library.addFavourite(.yiYi)
        let filler = try disk.fill()
        let text = String(repeating: "n", count: 100_000)
        await #expect(throws: LibraryFailure.diskFull(path: "\(disk.path)/library.sqlite")) {
            try await library.saveNote(text, about: .ran, startedFrom: nil)
        }
        #expect(!library.hasNote(subject))
        #expect(try await library.items().map(\.summary) == [.yiYi])

        try FileManager.default.removeItem(atPath: filler)
        _ = try await library.saveNote(text, about: .ran, startedFrom: nil)
        #expect(library.state == .ready)
        #expect(library.item(subject)?.note?.text == text)
    }

    @Test(.enabled(if: SmallDisk.isPossible))
    func `On a full disk there is no new library, and no half of one`() async throws {
        let disk = try SmallDisk(kilobytes: 64)
        try disk.fill()
        let library = SQLiteLibrary(location: LibraryLocation(folder: disk.path))
        let full = LibraryFailure.diskFull(path: "\(disk.path)/library.sqlite")
        await #expect(throws: full) { try await library.addFavourite(.ran) }
        #expect(library.state == .unavailable(full))
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == ["filler"])
    }

    @Test(.enabled(if: SmallDisk.isPossible), arguments: Array(stride(from: 64, through: 320, by: 16)))
    func `Wherever a disk becomes full, the library is whole or not there`(kilobytes: Int) async throws {
        let disk = try SmallDisk(kilobytes: kilobytes)
        let location = LibraryLocation(folder: disk.path)
        let full = LibraryFailure.diskFull(path: location.path)
        var isStored = true
        do throws(LibraryFailure) {
            try LibraryOpener(location: location, now: { 0 }, patience: 100).open().addFavourite(.ran)
        } catch {
            #expect(error == full)
            isStored = false
        }
        do throws(LibraryFailure) {
            let items = try await SQLiteLibrary(location: location).items()
            #expect(items.map(\.summary) == (isStored ? [.ran] : []))
        } catch {
            #expect(error == full && !isStored)
        }
    }

    @Test(.enabled(if: SmallDisk.isPossible))
    func `On a full disk a library can be read`() async throws {
        let disk = try SmallDisk(kilobytes: 256)
        let location = LibraryLocation(folder: disk.path)
        // It is closed by then: one that is open keeps a file that needs room.
        do { try LibraryOpener(location: location, now: { 0 }, patience: 100).open().addFavourite(.ran) }
        try disk.fill()
        #expect(try await SQLiteLibrary(location: location).items().map(\.summary) == [.ran])
    }

    @Test(.enabled(if: SmallDisk.isPossible))
    func `On a disk that cannot be written a library can be read`() async throws {
        let disk = try SmallDisk(kilobytes: 256)
        let location = LibraryLocation(folder: disk.path)
        do { try LibraryOpener(location: location, now: { 0 }, patience: 100).open().addFavourite(.ran) }
        try disk.setReadOnly()
        let library = SQLiteLibrary(location: location)
        #expect(try await library.items().map(\.summary) == [.ran])
        let failure = LibraryFailure.readOnly(path: location.path)
        #expect(library.state == .readOnly(failure))
        await #expect(throws: failure) { try await library.removeFavourites([subject]) }
        #expect(library.isFavourite(subject))
        #expect(try await library.items().map(\.summary) == [.ran])
        #expect(library.state == .readOnly(failure))

        try disk.setWritable()
        #expect(try await library.items().map(\.summary) == [.ran])
        #expect(library.state == .ready)
        try await library.removeFavourites([subject])
        #expect(!library.isFavourite(subject))
    }

    @Test(.enabled(if: SmallDisk.isPossible))
    func `On a disk that cannot be written, a library that was open when it was copied is told of once`() async throws {
        let disk = try SmallDisk(kilobytes: 1_024)
        let location = LibraryLocation(folder: disk.path)
        let store = try bench.store()
        try store.addFavourite(.ran)
        try store.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        for ending in ["", "-wal", "-shm"] {
            try FileManager.default.copyItem(atPath: bench.location.path + ending, toPath: location.path + ending)
        }
        withExtendedLifetime(store) {}
        try disk.setReadOnly()
        let library = SQLiteLibrary(location: location)
        #expect(try await library.items().map(\.summary) == [.ran])
        let stream = library.changes()
        for _ in 1...3 { #expect(try await library.items().count == 1) }
        await #expect(throws: LibraryFailure.readOnly(path: location.path)) { try await library.addFavourite(.yiYi) }
        // An order causes one change when it begins and one when it ends.
        var changes = stream.makeAsyncIterator()
        for _ in 1...2 { #expect(await changes.next() == .item(LibrarySummary.yiYi.subject)) }
    }

    @Test(.enabled(if: SmallDisk.isPossible))
    func `On a disk that cannot be written there is no new library`() async throws {
        let disk = try SmallDisk(kilobytes: 64)
        try disk.setReadOnly()
        let library = SQLiteLibrary(location: LibraryLocation(folder: "\(disk.path)/matinee"))
        await #expect(throws: LibraryFailure.readOnly(path: "\(disk.path)/matinee/library.sqlite")) {
            try await library.addFavourite(.ran)
        }
    }

    @Test func `A lock of another process that does not end is reported, and the change taken back`() async throws {
        let library = bench.library(patience: 20)
        try await library.addFavourite(.yiYi)
        let other = try bench.connection()
        try other.execute("BEGIN IMMEDIATE")
        let busy = LibraryFailure.busy(path: bench.location.path)
        await #expect(throws: busy) { try await library.addFavourite(.ran) }
        #expect(!library.isFavourite(subject))
        await #expect(throws: busy) { try await library.delete(LibrarySummary.yiYi.subject) }
        #expect(library.isFavourite(LibrarySummary.yiYi.subject))
        try other.execute("ROLLBACK")
        try await library.addFavourite(.ran)
        #expect(library.isFavourite(subject))
    }

    @Test func `A lock of another process that ends is waited for`() async throws {
        let library = bench.library()
        try await library.addFavourite(.yiYi)
        let other = try bench.connection()
        try other.execute("BEGIN IMMEDIATE")
        let change = Task { try await library.addFavourite(.ran) }
        #expect(await eventually { library.isBeingSaved(subject) })
        #expect(library.isFavourite(subject))
        try other.execute("ROLLBACK")
        try await change.value
        #expect(!library.isBeingSaved(subject))
        #expect(try await bench.library().items().count == 2)
    }

    @Test func `A file that was locked when the program began is opened with the next change`() async throws {
        do { try bench.store().addFavourite(.yiYi) }
        let library = bench.library(patience: 20)
        do {
            let other = try bench.connection()
            try other.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
            await #expect(throws: LibraryFailure.busy(path: bench.location.path)) { try await library.items() }
        }
        try await library.addFavourite(.ran)
        #expect(library.state == .ready)
        #expect(try await library.items().count == 2)
    }

    @Test func `A file that was moved away is not written to where nobody will find it`() async throws {
        let library = bench.library()
        try await library.addFavourite(.yiYi)
        try FileManager.default.moveItem(atPath: bench.location.folder, toPath: bench.folder.path + "/elsewhere")
        try await library.addFavourite(.ran)
        #expect(try await bench.library().items().map(\.summary) == [.ran])
    }

    @Test func `A folder that was moved away and comes back as a copy is followed`() async throws {
        let library = bench.library()
        try await library.addFavourite(.yiYi)
        let (folder, elsewhere) = (bench.location.folder, bench.folder.path + "/elsewhere")
        try FileManager.default.moveItem(atPath: folder, toPath: elsewhere)
        // Whole before it stands there: else the library opens what is still being copied.
        let copy = elsewhere + "-copy"
        try FileManager.default.copyItem(atPath: elsewhere, toPath: copy)
        // Fails where a folder was made anew meanwhile.
        try FileManager.default.moveItem(atPath: copy, toPath: folder)
        try await bench.library().addFavourite(.ran)
        #expect(await eventually { library.isFavourite(subject) })
    }

    @Test func `A library that knows why it cannot says so, whatever is asked`() async {
        let library = UnavailableLibrary(because: .noFolder) { .sampleToday }
        #expect(library.state == .unavailable(.noFolder))
        #expect(!library.isFavourite(subject))
        await #expect(throws: LibraryFailure.noFolder) { try await library.items() }
        await #expect(throws: LibraryFailure.noFolder) { try await library.addFavourite(.ran) }
        await #expect(throws: LibraryFailure.noFolder) {
            try await library.saveNote("Lost?", about: .ran, startedFrom: nil)
        }
        #expect(library.standing(subject) == nil)
        await #expect(throws: LibraryFailure.noFolder) { try await library.setStanding(Standing(), of: .ran) }
        await #expect(throws: LibraryFailure.noFolder) { try await library.removeStanding(subject) }
        for await _ in library.changes() { Issue.record("Nothing can change.") }
    }
}
