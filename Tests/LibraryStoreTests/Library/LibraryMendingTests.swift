import Entities
import Foundation
import Services
import TestSupport
import Testing

@testable import LibraryStore

/// A file that is damaged while it is open, and then repaired by somebody else.
struct LibraryMendingTests {
    /// How the content of the file is replaced.
    enum Way: CaseIterable {
        case rewritten
        case replaced
    }

    private let bench: LibraryBench
    private let whole: Data
    private let library: SQLiteLibrary
    private static let count = 20

    init() throws {
        bench = try LibraryBench()
        do {
            let store = try bench.store()
            // More than SQLite's page cache, so that it has to read the file.
            let text = String(repeating: "n", count: 200_000)
            for number in 1...Self.count {
                _ = try store.saveNote("\(number) \(text)", about: Self.film(number), startedFrom: nil)
            }
        }
        whole = try Data(contentsOf: URL(filePath: bench.location.path))
        library = bench.library()
    }

    @Test(arguments: Way.allCases, Way.allCases) func `An order works again`(damage: Way, mending: Way) async throws {
        _ = try await library.items()
        try put(garbage, damage)
        await #expect(throws: damaged) { try await library.saveNote("Lost?", about: Self.film(1), startedFrom: nil) }
        #expect(library.state == .unavailable(damaged))
        try put(whole, mending)
        _ = try await library.saveNote("Kept", about: Self.film(1), startedFrom: nil)
        #expect(library.state == .ready)
        #expect(library.item(Self.film(1).subject)?.note?.text == "Kept")
        #expect(try await bench.library().items().count == Self.count)
    }

    @Test(arguments: Way.allCases, Way.allCases) func `Looking again shows it again`(damage: Way, mending: Way)
        async throws
    {
        _ = try await library.items()
        try put(garbage, damage)
        await #expect(throws: damaged) { try await library.revisions(of: Self.film(1).subject) }
        await #expect(throws: damaged) { try await library.items() }
        try put(whole, mending)
        #expect(try await library.items().count == Self.count)
        #expect(library.state == .ready)
    }

    @Test func `What can be read of it is shown meanwhile, and looking again shows all of it`() async throws {
        _ = try await library.items()
        try put(whole.dropLast(whole.count / 2), .rewritten)
        await #expect(throws: damaged) { try await library.saveNote("Lost?", about: Self.film(20), startedFrom: nil) }
        #expect(library.state == .readOnly(damaged))
        let rest = try await library.items().count
        #expect(rest > 0)
        try put(whole, .rewritten)
        #expect(try await library.items().count == Self.count)
        #expect(library.state == .ready)
    }

    @Test func `What is damaged is left as it is, with what waits beside it`() async throws {
        _ = try await library.items()
        try put(garbage, .rewritten)
        _ = try? await library.saveNote("Lost?", about: Self.film(1), startedFrom: nil)
        library.finish()
        #expect(try Data(contentsOf: URL(filePath: bench.location.path)) == garbage)
    }

    @Test func `Looking at what cannot be written is told once`() async throws {
        try put(whole.dropLast(whole.count / 2), .rewritten)
        _ = try await library.items()
        let stream = library.changes()
        for _ in 1...3 { _ = try await library.items() }
        await #expect(throws: damaged) { try await library.addFavourite(.ran) }
        // An order causes one change when it begins and one when it ends.
        var changes = stream.makeAsyncIterator()
        for _ in 1...2 { #expect(await changes.next() == .item(LibrarySummary.ran.subject)) }
    }

    private static func film(_ number: Int) -> LibrarySummary {
        LibrarySummary(subject: .movie(MovieID(number)), title: "Film")
    }

    private var damaged: LibraryFailure { .damaged(path: bench.location.path) }

    private var garbage: Data { Data(whole.map { $0 ^ 0x5A }) }

    private func put(_ data: Data, _ way: Way) throws {
        try data.write(to: URL(filePath: bench.location.path), options: way == .replaced ? .atomic : [])
    }
}
