import Entities
import Foundation
import Services
import TestSupport
import Testing

@testable import LibraryStore
@testable import Storage

/// An existing file in the library's place is never replaced.
struct LibraryDamageTests {
    private let bench: LibraryBench
    private let whole: Data
    private static let count = 200

    init() throws {
        bench = try LibraryBench()
        do {
            let store = try bench.store()
            for number in 1...Self.count {
                let summary = LibrarySummary(
                    subject: .movie(MovieID(number)), title: "Film number \(number)", subtitle: "Subtitle")
                try store.addFavourite(summary)
                _ = try store.saveNote("What there is to say of \(number)", about: summary, startedFrom: nil)
            }
        }
        whole = try Data(contentsOf: URL(filePath: bench.location.path))
    }

    @Test(arguments: [0, 1, 15, 16, 99, 100, 511, 4_095, 4_096, 8_192, 20_000, -4_096, -1])
    func `A truncated file is reported and left as it is`(length: Int) throws {
        let rest = whole.prefix(length < 0 ? whole.count + length : length)
        try put(rest)
        #expect(throws: damaged) { try refusal() }
        #expect(try content() == rest)
    }

    @Test func `What is whole of a truncated file can be read`() throws {
        try put(whole.dropLast(4_096))
        let store = try bench.store()
        #expect(store.refusal == damaged)
        #expect(!store.items.isEmpty)
        #expect(throws: damaged) { try store.addFavourite(.yiYi) }
    }

    @Test func `A flipped bit is found, or harms no item's being there`() throws {
        var found = 0
        for step in 0..<250 {
            var spoiled = whole
            // With a prime distance, so that all kinds of places are hit: headers, cells, texts, indexes.
            let position = step * 7_919 % whole.count
            spoiled[position] ^= 1 << UInt8(step % 8)
            try put(spoiled)
            do throws(LibraryFailure) {
                let store = try bench.opener(patience: 0).open()
                if store.refusal != nil { found += 1 } else { #expect(store.snapshot.stored.count == Self.count) }
                guard store.refusal != nil else { continue }
            } catch {
                found += 1
            }
            #expect(try content() == spoiled)
        }
        #expect(found > 0)
    }

    @Test func `A page of noise is found`() throws {
        var spoiled = whole
        for position in 8_192..<12_288 { spoiled[position] = UInt8(truncatingIfNeeded: position &* 31) }
        try put(spoiled)
        #expect(throws: damaged) { try refusal() }
        #expect(try content() == spoiled)
    }

    @Test(arguments: ["This is a letter, not a library.", "<html>", "SQLite format 3\0"])
    func `Something else is reported and left as it is`(text: String) throws {
        try put(Data(text.utf8))
        #expect(throws: damaged) { try refusal() }
        #expect(try content() == Data(text.utf8))
    }

    @Test func `Another program's database is reported and left as it is`() throws {
        try FileManager.default.removeItem(atPath: bench.location.path)
        do { try bench.connection().execute("CREATE TABLE bookmark (url TEXT); PRAGMA user_version = 2") }
        let before = try content()
        #expect(throws: LibraryFailure.notALibrary(path: bench.location.path)) { try refusal() }
        #expect(try content() == before)
    }

    @Test func `Changes that wait for a file that is gone are not given to a new one`() throws {
        do {
            let store = try bench.store()
            try store.addFavourite(.yiYi)
            try FileManager.default.removeItem(atPath: bench.location.path)
            #expect(throws: damaged) { try refusal() }
            #expect(!FileManager.default.fileExists(atPath: bench.location.path))
        }
    }

    @Test func `A folder in its place is reported`() throws {
        try FileManager.default.removeItem(atPath: bench.location.path)
        try FileManager.default.createDirectory(atPath: bench.location.path, withIntermediateDirectories: false)
        #expect(throws: LibraryFailure.cannotOpen(path: bench.location.path)) { try refusal() }
    }

    @Test func `A library of a damaged file says so, and stores again once the file is mended`() async throws {
        try put(whole.prefix(5_000))
        let library = bench.library()
        _ = try? await library.items()
        #expect(library.state.failure == damaged)
        await #expect(throws: damaged) { try await library.addFavourite(.yiYi) }
        try put(whole)
        try await library.addFavourite(.yiYi)
        #expect(library.state == .ready)
        #expect(try await library.items().count == Self.count + 1)
    }

    private var damaged: LibraryFailure { .damaged(path: bench.location.path) }

    /// Throws the reason why nothing can be stored.
    private func refusal() throws {
        if let refusal = try bench.store().refusal { throw refusal }
    }

    private func put(_ data: Data) throws {
        for ending in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: bench.location.path + ending) }
        try data.write(to: URL(filePath: bench.location.path))
    }

    private func content() throws -> Data {
        try Data(contentsOf: URL(filePath: bench.location.path))
    }
}
