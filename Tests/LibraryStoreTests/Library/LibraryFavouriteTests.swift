import Entities
import Services
import TestSupport
import Testing

@testable import LibraryStore

struct LibraryFavouriteTests {
    private let bench: LibraryBench

    init() throws {
        bench = try LibraryBench()
    }

    @Test func `A favourite is there after the library was closed and opened again`() async throws {
        try await bench.library().addFavourite(.yiYi)
        let items = try await bench.library().items()
        #expect(items == [LibraryItem(summary: .yiYi, isFavourite: true, added: bench.clock.now)])
    }

    @Test(arguments: [LibrarySummary.yiYi, .ran, .builtInRan, .björk, .homogenic])
    func `Every kind of item is stored whole`(summary: LibrarySummary) async throws {
        try await bench.library().addFavourite(summary)
        let stored = try #require(try await bench.library().items().first)
        #expect(stored.summary == summary)
    }

    @Test func `The same number in another catalogue is another film`() async throws {
        let library = bench.library()
        try await library.addFavourite(.ran)
        #expect(!library.isFavourite(LibrarySummary.builtInRan.subject))
        try await library.addFavourite(.builtInRan)
        #expect(try await library.items().count == 2)
    }

    @Test func `A name that is written with other scalars is the same artist`() async throws {
        let library = bench.library()
        try await library.addFavourite(.björk)
        let decomposed = LibrarySubject.artist(ArtistID(name: "Bjo\u{308}rk"))
        try await library.addFavourite(LibrarySummary(subject: decomposed, title: "Björk"))
        #expect(try await bench.library().items().count == 1)
        #expect(library.isFavourite(decomposed))
    }

    @Test func `The latest comes first`() async throws {
        let library = bench.library()
        for summary in [LibrarySummary.yiYi, .ran, .björk] {
            try await library.addFavourite(summary)
            bench.clock.advance()
        }
        #expect(try await library.items().map(\.summary) == [.björk, .ran, .yiYi])
    }

    @Test func `What comes in the same second keeps its order`() async throws {
        let library = bench.library()
        for summary in [LibrarySummary.yiYi, .ran, .björk] { try await library.addFavourite(summary) }
        #expect(try await bench.library().items().map(\.summary) == [.björk, .ran, .yiYi])
    }

    @Test func `Adding it again keeps its date and takes the new title`() async throws {
        let library = bench.library()
        try await library.addFavourite(.ran)
        let added = bench.clock.now
        bench.clock.advance(by: 60)
        let translated = LibrarySummary(subject: LibrarySummary.ran.subject, title: "乱")
        try await library.addFavourite(translated)
        #expect(try await library.items() == [LibraryItem(summary: translated, isFavourite: true, added: added)])
    }

    @Test func `What is removed is gone for good`() async throws {
        let library = bench.library()
        try await library.addFavourite(.yiYi)
        try await library.removeFavourites([LibrarySummary.yiYi.subject])
        #expect(!library.isFavourite(LibrarySummary.yiYi.subject))
        #expect(try await bench.library().items().isEmpty)
    }

    @Test func `Removing what is no favourite does nothing`() async throws {
        let library = bench.library()
        try await library.addFavourite(.ran)
        try await library.removeFavourites([LibrarySummary.yiYi.subject])
        #expect(try await library.items().map(\.summary) == [.ran])
    }

    @Test func `A favourite with a note that is no favourite any more stays for its note`() async throws {
        let library = bench.library()
        try await library.addFavourite(.ran)
        _ = try await library.saveNote("Again.", about: .ran, startedFrom: nil)
        try await library.removeFavourites([LibrarySummary.ran.subject])
        let item = try #require(try await library.items().first)
        #expect(!item.isFavourite)
        #expect(item.note?.text == "Again.")
    }

    @Test func `Changes that are ordered at once are made in their order`() async throws {
        let library = bench.library()
        await inOrder(library)
        #expect(library.isFavourite(LibrarySummary.ran.subject))
        #expect(try await bench.library().items().map(\.summary) == [.ran])
    }

    /// As on the main actor: one order after the other, without waiting.
    @MainActor private func inOrder(_ library: SQLiteLibrary) async {
        let orders = (0..<21).map { number in
            Task { @MainActor in
                if number.isMultiple(of: 2) {
                    try await library.addFavourite(.ran)
                } else {
                    try await library.removeFavourites([LibrarySummary.ran.subject])
                }
            }
        }
        for order in orders { _ = await order.result }
    }
}
