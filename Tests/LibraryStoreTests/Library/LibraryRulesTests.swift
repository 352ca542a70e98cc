import Entities
import Services
import TestSupport
import Testing

@testable import LibraryStore

/// An earlier program accepted empty titles.
struct LibraryRulesTests {
    private let library: SQLiteLibrary
    private let bench: LibraryBench
    private let id = LibrarySubject.movie(MovieID(1, source: .builtIn))

    init() throws {
        bench = try LibraryBench()
        library = bench.library()
    }

    @Test(arguments: ["", "   ", "\n\t", "\0"])
    func `An empty title is refused`(title: String) async throws {
        await #expect(throws: LibraryFailure.emptyText(.title)) {
            try await library.addFavourite(LibrarySummary(subject: id, title: title))
        }
        #expect(!library.isFavourite(id))
        #expect(try await library.items().isEmpty)
    }

    @Test(arguments: ["", " \n "])
    func `An empty note is refused`(text: String) async throws {
        await #expect(throws: LibraryFailure.emptyText(.note)) {
            try await library.saveNote(text, about: .ran, startedFrom: nil)
        }
        #expect(!library.hasNote(LibrarySummary.ran.subject))
    }

    @Test(arguments: [
        LibrarySubject.artist(ArtistID(name: "")),
        .album(AlbumID(artist: "", title: "Homogenic")), .album(AlbumID(artist: "Björk", title: " ")),
    ])
    func `A subject without its name is refused`(subject: LibrarySubject) async {
        await #expect(throws: LibraryFailure.emptyText(.name)) {
            try await library.addFavourite(LibrarySummary(subject: subject, title: "Title"))
        }
    }

    @Test func `The longest title is taken, a longer one is not`() async throws {
        let longest = String(repeating: "é", count: LibraryLimits.title / 2)
        try await library.addFavourite(LibrarySummary(subject: id, title: longest))
        await #expect(throws: LibraryFailure.tooLong(.title, limitInBytes: LibraryLimits.title)) {
            try await library.addFavourite(LibrarySummary(subject: id, title: longest + "e"))
        }
        #expect(try await bench.library().items().first?.summary.title == longest)
    }

    @Test func `The longest note is taken, a longer one is not`() async throws {
        let longest = String(repeating: "n", count: LibraryLimits.note)
        _ = try await library.saveNote(longest, about: .ran, startedFrom: nil)
        await #expect(throws: LibraryFailure.tooLong(.note, limitInBytes: LibraryLimits.note)) {
            try await library.saveNote(longest + "n", about: .ran, startedFrom: nil)
        }
        #expect(try await bench.library().items().first?.note?.text == longest)
    }

    @Test func `A subtitle that says nothing is none`() async throws {
        try await library.addFavourite(LibrarySummary(subject: id, title: "Title", subtitle: ""))
        #expect(try await library.items().first?.summary.subtitle == nil)
    }

    @Test func `Too long a subtitle is refused`() async {
        let subtitle = String(repeating: "s", count: LibraryLimits.subtitle + 1)
        await #expect(throws: LibraryFailure.tooLong(.subtitle, limitInBytes: LibraryLimits.subtitle)) {
            try await library.addFavourite(LibrarySummary(subject: id, title: "Title", subtitle: subtitle))
        }
    }
}
