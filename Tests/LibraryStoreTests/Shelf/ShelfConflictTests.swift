import Entities
import Foundation
import Services
import TestSupport
import Testing

@testable import BookShelf
@testable import HTTP
@testable import LibraryStore

/// What the service refuses, what is lost on the way, and what two machines change at once.
struct ShelfConflictTests {
    /// A service that forgets keys, or knows books in other words, is looked through before anything is sent again.
    @Test(arguments: ["hang", "reset"], [[:], ["books_keys": 0], ["books_keys": 0, "books_plain": 1]])
    func `An addition whose answer is lost is not made twice`(fault: String, settings: [String: Int]) async throws {
        let bench = try await ShelfBench(settings)
        try await bench.add(" Emma", isbn: "978-0-14-143958-7")
        try await bench.server.spoil([FixtureServer.Fault(fault, times: 1, method: "POST")])
        #expect(await bench.shelf.synchronizeOnce() != nil)
        #expect(try await bench.served().count == 1)
        #expect(try await bench.shelf.pending().map(\.state) == [.waiting])
        try await bench.synchronize()
        #expect(try await bench.served().count == 1)
        #expect(try await bench.shelf.pending().isEmpty)
        #expect(try await bench.titles == [" Emma"])
    }

    @Test func `An addition that did not arrive is sent again with the same key`() async throws {
        let bench = try await ShelfBench()
        try await bench.add("Emma")
        try await bench.server.spoil([FixtureServer.Fault("http-503", times: 1, method: "POST")])
        #expect(await bench.shelf.synchronizeOnce() != nil)
        try await bench.synchronize()
        let keys = try await bench.requests("POST").compactMap { $0.headers["idempotency-key"] }
        #expect(keys.count == 2 && Set(keys).count == 1)
        #expect(try await bench.served().count == 1)
    }

    @Test(arguments: [0, 1]) func `An edit and a deletion whose answers are lost are no conflict`(etags: Int)
        async throws
    {
        let bench = try await ShelfBench(["books_etags": etags])
        let subject = try await bench.add("Emma")
        try await bench.synchronize()
        try await bench.edit(subject, title: "Emma, revised")
        try await bench.server.spoil([FixtureServer.Fault("reset", times: 1, method: "PUT")])
        #expect(await bench.shelf.synchronizeOnce() != nil)
        try await bench.synchronize()
        #expect(try await bench.shelf.pending().isEmpty)
        #expect(try await bench.served().map(\.title) == ["Emma, revised"])
        _ = try await bench.library.delete(subject)
        try await bench.server.spoil([FixtureServer.Fault("reset", times: 1, method: "DELETE")])
        #expect(await bench.shelf.synchronizeOnce() != nil)
        try await bench.synchronize()
        #expect(try await bench.shelf.pending().isEmpty)
        #expect(try await bench.served().isEmpty)
    }

    @Test(arguments: [400, 409, 422]) func `A refusal is kept with its reason until it is tried again`(status: Int)
        async throws
    {
        let bench = try await ShelfBench(["books_refuse": status])
        try await bench.add("Emma")
        try await bench.synchronize()
        let refused = try #require(try await bench.shelf.pending().first)
        guard case .refused(status, let reason) = refused.state else {
            Issue.record("\(refused.state)")
            return
        }
        #expect(!reason.isEmpty)
        #expect(try await bench.titles == ["Emma"])
        try await bench.synchronize()
        #expect(try await bench.requests("POST").count == 1)
        try await bench.server.have(["books_refuse": 0])
        try await bench.shelf.retry(refused.id)
        #expect(await eventually { (try? await bench.shelf.pending().isEmpty) == true })
        #expect(try await bench.served().map(\.title) == ["Emma"])
    }

    @Test func `A refused addition, edit and deletion are taken back`() async throws {
        let bench = try await ShelfBench()
        let edited = try await bench.add("Emma", pages: 474)
        let deleted = try await bench.add("Persuasion")
        let note = try #require(bench.library.item(deleted)?.summary)
        for text in ["First", "Second"] {
            _ = try await bench.library.saveNote(text, about: note, startedFrom: nil)
        }
        try await bench.synchronize()
        try await bench.server.have(["books_refuse": 422])
        try await bench.edit(edited, title: "Emma, revised")
        let before = try #require(bench.library.item(deleted))
        _ = try await bench.library.delete(deleted)
        try await bench.add("Sanditon")
        try await bench.synchronize()
        let refused = try await bench.shelf.pending()
        #expect(refused.map(\.kind) == [.edited, .deleted, .added])
        for change in refused { try await bench.shelf.takeBack(change.id) }
        #expect(try await bench.titles == ["Emma", "Persuasion"])
        #expect(bench.library.item(deleted) == before)
        #expect(try await bench.library.revisions(of: deleted).map(\.text) == ["First", "Second"])
        #expect(try await bench.shelf.pending().isEmpty)
        await #expect(throws: LibraryFailure.notFound) { try await bench.shelf.takeBack(refused[0].id) }
    }

    /// With tags the service says so itself, without them its list does.
    @Test(arguments: [0, 1], [true, false])
    func `Where both have changed a book both are kept until the reader chooses`(etags: Int, isMine: Bool) async throws
    {
        let bench = try await ShelfBench(["books_etags": etags])
        let subject = try await bench.add("Emma", pages: 474)
        try await bench.synchronize()
        try await bench.edit(subject, title: "Mine")
        _ = try await bench.server.ask("PUT /books/1", #"{"Title":"Theirs","Author":"Somebody","Pages":474}"#)
        try await bench.synchronize()
        try await bench.synchronize()
        let conflict = try #require(try await bench.shelf.pending().first)
        #expect(conflict.book.title == "Mine")
        #expect(
            conflict.state
                == .conflicting(theirs: ShelfBook(title: "Theirs", author: "Somebody", pages: 474)))
        #expect(try await bench.titles == ["Mine"])
        #expect(try await bench.served().map(\.title) == ["Theirs"])

        try await bench.shelf.settle(conflict.id, keepingMine: isMine)
        #expect(await eventually { bench.shelf.state == .upToDate })
        #expect(try await bench.shelf.pending().isEmpty)
        #expect(try await bench.titles == [isMine ? "Mine" : "Theirs"])
        #expect(try await bench.served().map(\.title) == [isMine ? "Mine" : "Theirs"])
        #expect(bench.library.item(subject)?.standing?.rating == .stars(3))
    }

    /// The list was read before the other machine's change, the change is sent after it.
    @Test func `A change between the list and the edit is found by its tag`() async throws {
        let bench = try await ShelfBench()
        let subject = try await bench.add("Emma")
        try await bench.synchronize()
        try await bench.edit(subject, title: "Mine")
        let client = ShelfClient(
            http: HTTPClient(CurlTransport(userAgent: "Matinee-tests"), time: bench.time),
            address: try #require(HTTPURL(bench.server.address)))
        let change = try #require(
            try await bench.library.withStore { store throws(LibraryFailure) in try store.nextForShelf() })
        _ = try await bench.server.ask("PUT /books/1", #"{"Title":"Theirs"}"#)
        guard case .differs = try await client.send(change) else {
            Issue.record("412 was not noticed")
            return
        }
        try await bench.synchronize()
        #expect(
            try await bench.shelf.pending().map(\.state)
                == [.conflicting(theirs: ShelfBook(title: "Theirs", author: ""))])
        #expect(try await bench.served().map(\.title) == ["Theirs"])
    }

    @Test(arguments: [true, false]) func `What was edited here and deleted there is asked about`(isMine: Bool)
        async throws
    {
        let bench = try await ShelfBench()
        let subject = try await bench.add("Emma")
        try await bench.synchronize()
        try await bench.edit(subject, title: "Mine")
        _ = try await bench.server.ask("DELETE /books/1")
        try await bench.synchronize()
        let conflict = try #require(try await bench.shelf.pending().first)
        #expect(conflict.state == .conflicting(theirs: nil))
        try await bench.shelf.settle(conflict.id, keepingMine: isMine)
        #expect(await eventually { (try? await bench.shelf.pending().isEmpty) == true })
        #expect(try await bench.served().map(\.title) == (isMine ? ["Mine"] : []))
        #expect(try await bench.titles == (isMine ? ["Mine"] : []))
    }

    @Test(arguments: [true, false]) func `What was deleted here and edited there is asked about`(isMine: Bool)
        async throws
    {
        let bench = try await ShelfBench()
        let subject = try await bench.add("Emma")
        try await bench.synchronize()
        _ = try await bench.library.delete(subject)
        _ = try await bench.server.ask("PUT /books/1", #"{"Title":"Theirs"}"#)
        try await bench.synchronize()
        let conflict = try #require(try await bench.shelf.pending().first)
        #expect(conflict.state == .conflicting(theirs: ShelfBook(title: "Theirs", author: "")))
        try await bench.shelf.settle(conflict.id, keepingMine: isMine)
        #expect(await eventually { (try? await bench.shelf.pending().isEmpty) == true })
        #expect(try await bench.served().map(\.title) == (isMine ? [] : ["Theirs"]))
        #expect(try await bench.titles == (isMine ? [] : ["Theirs"]))
        #expect(isMine || bench.library.item(subject)?.standing?.rating == .stars(3))
    }

    @Test func `The same change on both sides is no conflict`() async throws {
        let bench = try await ShelfBench()
        let other = try await bench.other()
        let subject = try await bench.add("Emma")
        try await bench.synchronize()
        try await other.synchronize()
        let theirs = try #require(try await other.library.items().first?.id)
        for (machine, book) in [(bench, subject), (other, theirs)] {
            try await machine.edit(book, title: "Emma, revised")
            try await machine.synchronize()
        }
        #expect(try await other.shelf.pending().isEmpty)
        #expect(try await bench.served().map(\.title) == ["Emma, revised"])
    }

    @Test func `Two machines that both had a book before they shared it have it once`() async throws {
        let bench = try await ShelfBench()
        let other = try await bench.other()
        for machine in [bench, other] {
            try await machine.add("Emma")
            try await machine.synchronize()
        }
        #expect(try await bench.served().count == 1)
        #expect(try await other.titles == ["Emma"])
    }

    @Test func `Two windows on one library send each change once`() async throws {
        let bench = try await ShelfBench(["books_keys": 0])
        for number in 1...12 { try await bench.add("\(number)") }
        let address = try #require(HTTPURL(bench.server.address))
        let windows = (0..<3).map { _ in
            RemoteShelf(
                library: SQLiteLibrary(location: bench.bench.location, shelf: address.text) { 1_000 },
                http: HTTPClient(CurlTransport(userAgent: "Matinee-tests"), time: TimeSpy(isHeld: true)),
                address: address)
        }
        await withTaskGroup(of: Void.self) { group in
            for window in windows { group.addTask { _ = await window.synchronizeOnce() } }
        }
        try await bench.synchronize()
        #expect(try await bench.served().map(\.title) == (1...12).map(String.init))
        #expect(try await bench.requests("POST").count == 12)
    }

    @Test func `A change of a book is sent by itself, and what fails is tried again after a while`() async throws {
        let bench = try await ShelfBench(time: TimeSpy())
        bench.shelf.start()
        #expect(await eventually { bench.shelf.state == .upToDate })
        try await bench.server.spoil([FixtureServer.Fault("http-503", times: 2)])
        try await bench.add("Emma")
        #expect(
            await eventually { (try? await bench.shelf.pending().isEmpty) == true && bench.shelf.state == .upToDate })
        #expect(try await bench.served().count == 1)
        #expect(bench.time.sleeps.prefix(2) == [.seconds(2), .seconds(4)])
    }

    @Test func `As long as the service asks is waited, unless somebody asks`() async throws {
        let bench = try await ShelfBench()
        try await bench.add("Emma")
        try await bench.server.spoil([FixtureServer.Fault("http-429", times: 1)])
        bench.shelf.start()
        #expect(await eventually { bench.time.sleeps == [.seconds(2)] })
        #expect(bench.shelf.state == .failed(.rateLimited(retryAfterSeconds: 1)))
        bench.shelf.synchronize()
        #expect(await eventually { bench.shelf.state == .upToDate })
        #expect(try await bench.served().count == 1)
    }

    @Test func `Who started without the network is told so, and nothing is tried again`() async throws {
        let bench = try LibraryBench()
        let library = SQLiteLibrary(location: bench.location, shelf: "http://a.test") { 1 }
        let time = TimeSpy()
        let shelf = RemoteShelf(
            library: library, http: HTTPClient(nil, time: time),
            address: HTTPURL(scheme: .http, host: "a.test", path: ""))
        try await library.setStanding(Standing(), of: .ulysses)
        shelf.start()
        #expect(await eventually { shelf.state == .failed(.startedOffline) })
        #expect(time.sleeps.isEmpty)
        #expect(try await shelf.pending().count == 1)
    }
}
