import Entities
import Services
import TestSupport
import Testing

@testable import CommandLine
@testable import LibraryStore

struct LibraryOfTwoProcessesTests {
    private let folder: TemporaryFolder
    private let program: MatineeProgram
    private let library: SQLiteLibrary

    init() throws {
        folder = try TemporaryFolder()
        program = MatineeProgram(data: folder.path)
        library = SQLiteLibrary(location: LibraryLocation(folder: "\(folder.path)/matinee")) { .sampleToday }
    }

    @Test func `What another process stores is told, without anything being asked`() async throws {
        _ = try await library.items()
        var changes = library.changes().makeAsyncIterator()
        _ = try await program.run("library", "import", "-", input: file(1...1))
        #expect(await changes.next() == .everything)
        #expect(library.isFavourite(.movie(MovieID(1))))
    }

    @Test func `Two processes that write at once lose nothing of each other`() async throws {
        async let imports: Void = {
            for number in 1...10 { _ = try await program.run("library", "import", "-", input: file(number...number)) }
        }()
        for number in 1_001...1_100 {
            try await library.addFavourite(LibrarySummary(subject: .movie(MovieID(number)), title: "Film"))
        }
        try await imports
        #expect(try await library.items().count == 110)
        #expect(try await program.run("library", "check").output.contains("items: 110"))
    }

    @Test func `Another process reads what this one has just stored`() async throws {
        try await library.addFavourite(LibrarySummary(subject: .movie(MovieID(7, source: .builtIn)), title: "Stalker"))
        #expect(try await program.run("library", "export", "--format", "csv").output.contains("Stalker"))
    }

    private func file(_ numbers: ClosedRange<Int>) -> String {
        let items = numbers.map { number in
            #"{"kind":"movie","source":"tmdb","id":\#(number),"title":"Film","favourite":true,"#
                + #""added":"2026-01-01T00:00:00Z"}"#
        }
        return #"{"format":"matinee-library","version":1,"items":["# + items.joined(separator: ",") + "]}"
    }
}
