import Foundation
import TestSupport
import Testing

/// `matinee library sync`, as a script calls it.
struct ShelfCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `Without a shelf it says how to have one`() async throws {
        let result = try await MatineeProgram(data: folder.path).run("library", "sync")
        #expect(result.status == 2)
        #expect(result.complaint.contains("MATINEE_BOOKS_URL"))
    }

    @Test func `What was imported is on the shelf, and what is there comes in`() async throws {
        let server = try await FixtureServer.start()
        let program = MatineeProgram(data: folder.path, environment: ["MATINEE_BOOKS_URL": server.address])
        _ = try await server.ask("POST /books", #"{"Title":"Emma"}"#)
        #expect(try await program.run("library", "import", "-", input: Self.file).status == 0)
        let result = try await program.run("library", "sync")
        #expect((result.status, result.output) == (0, "waiting: 0, refused: 0, in conflict: 0\n"))
        #expect(try await server.ask("GET /books").contains("Sanditon"))
        #expect(try await program.run("library", "export").output.contains("Emma"))
    }

    @Test func `Of a service that does not answer it says so, and what waits is kept`() async throws {
        let server = try await FixtureServer.start("--fault", "http-503")
        let program = MatineeProgram(data: folder.path, environment: ["MATINEE_BOOKS_URL": server.address])
        #expect(try await program.run("library", "import", "-", input: Self.file).status == 0)
        let result = try await program.run("library", "sync")
        #expect((result.status, result.output) == (5, "waiting: 1, refused: 0, in conflict: 0\n"))
        #expect(result.complaint.contains("the shared shelf: ") && !result.complaint.contains(".;"))
    }

    @Test func `A refusal is counted, and is no failure`() async throws {
        let server = try await FixtureServer.start("--books-refuse", "422")
        let program = MatineeProgram(data: folder.path, environment: ["MATINEE_BOOKS_URL": server.address])
        #expect(try await program.run("library", "import", "-", input: Self.file).status == 0)
        let result = try await program.run("library", "sync")
        #expect((result.status, result.output) == (0, "waiting: 0, refused: 1, in conflict: 0\n"))
    }

    @Test func `Killed at random, with a service that fails, nothing is lost and no book is there twice`() async throws
    {
        let script = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../scripts/library-crash").standardizedFileURL.path
        let output = try folder.file("output")
        let status = try await onOwnThread {
            try SpawnedProcess(
                [script, "12", "--shelf", "--program", MatineeProgram.path, "--seed", "7"], output: output
            ).wait()
        }
        let said = try output.content()
        #expect(status == 0, "\(said)")
    }

    private static let file =
        #"{"format":"matinee-library","version":1,"items":[{"kind":"book","source":"own-books","key":"1","#
        + #""title":"Sanditon","added":"2026-01-01T00:00:00Z","standing":{}}]}"#
}
