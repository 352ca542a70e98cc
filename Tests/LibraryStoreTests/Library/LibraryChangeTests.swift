import Entities
import Foundation
import Services
import TestSupport
import Testing

@testable import LibraryStore

struct LibraryChangeTests {
    private let bench: LibraryBench
    private let library: SQLiteLibrary
    private let subject = LibrarySummary.ran.subject

    init() throws {
        bench = try LibraryBench()
        library = bench.library()
    }

    @Test func `A change is told when it is ordered, and when it is stored`() async throws {
        _ = try await library.items()
        var changes = library.changes().makeAsyncIterator()
        try await library.addFavourite(.ran)
        #expect(await changes.next() == .item(subject))
        #expect(await changes.next() == .item(subject))
    }

    @Test func `A change that fails is told too`() async throws {
        _ = try await library.items()
        var changes = library.changes().makeAsyncIterator()
        _ = try? await library.saveNote("", about: .ran, startedFrom: nil)
        #expect(await changes.next() == .item(subject))
        #expect(await changes.next() == .item(subject))
        #expect(!library.hasNote(subject))
    }

    @Test func `Opening is told`() async throws {
        var changes = library.changes().makeAsyncIterator()
        #expect(library.state == .opening)
        library.open()
        #expect(await changes.next() == .state(.ready))
        #expect(await changes.next() == .everything)
        #expect(library.state == .ready)
    }

    @Test func `Each listener hears all`() async throws {
        _ = try await library.items()
        let streams = [library.changes(), library.changes()]
        try await library.addFavourite(.ran)
        for stream in streams {
            var changes = stream.makeAsyncIterator()
            #expect(await changes.next() == .item(subject))
        }
    }

    @Test func `The stream ends with the library`() async throws {
        let stream: AsyncStream<LibraryChange>
        do { stream = bench.library().changes() }
        for await _ in stream {}
    }

    @Test func `Another's favourite is told, without anything being asked`() async throws {
        _ = try await library.items()
        var changes = library.changes().makeAsyncIterator()
        try await bench.library().addFavourite(.ran)
        #expect(await changes.next() == .everything)
        #expect(library.isFavourite(subject))
    }

    @Test func `Another's note is told, without anything being asked`() async throws {
        try await library.addFavourite(.ran)
        var changes = library.changes().makeAsyncIterator()
        _ = try await bench.library().saveNote("From there", about: .ran, startedFrom: nil)
        #expect(await changes.next() == .everything)
        #expect(library.item(subject)?.note?.text == "From there")
    }

    @Test func `Its own changes are not taken for another's`() async throws {
        _ = try await library.items()
        let stream = library.changes()
        for summary in [LibrarySummary.ran, .yiYi, .björk] { try await library.addFavourite(summary) }
        library.finish()
        var told: [LibraryChange] = []
        for await change in stream {
            told.append(change)
            if told.count == 6 { break }
        }
        #expect(!told.contains(.everything))
    }

    @Test func `The list has what another has stored up to now`() async throws {
        _ = try await library.items()
        let other = bench.library()
        for number in 1...50 {
            try await other.addFavourite(
                LibrarySummary(subject: .movie(MovieID(number, source: .builtIn)), title: "\(number)"))
            #expect(try await library.items().count == number)
        }
    }

    @Test func `Several that write at once lose nothing`() async throws {
        let writers = (0..<4).map { _ in bench.library() }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (index, writer) in writers.enumerated() {
                group.addTask {
                    for number in 1...25 {
                        let id = MovieID(index * 1_000 + number)
                        try await writer.addFavourite(LibrarySummary(subject: .movie(id), title: "Film"))
                        _ = try await writer.saveNote("\(index) \(number)", about: .yiYi, startedFrom: nil)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await library.items().count == 101)
        let texts = Set(try await library.revisions(of: LibrarySummary.yiYi.subject).map(\.text))
        #expect(texts.count == 100)
    }

    @Test func `What is ordered before the end is stored before the end`() async throws {
        let library = library
        let orders = (1...20).map { number in
            Task { @MainActor in
                try await library.addFavourite(LibrarySummary(subject: .movie(MovieID(number)), title: "Film"))
            }
        }
        #expect(await eventually { (1...20).allSatisfy { library.isFavourite(.movie(MovieID($0))) } })
        library.finish()
        #expect(try bench.store().items.count == 20)
        for order in orders { try await order.value }
    }
}
