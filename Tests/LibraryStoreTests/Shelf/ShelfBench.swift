import Entities
import Foundation
import Services
import TestSupport
import Testing

@testable import BookShelf
@testable import HTTP
@testable import LibraryStore
@testable import Runtime

/// A machine with a library, and the service of a shelf that it shares.
struct ShelfBench {
    let server: FixtureServer
    let bench: LibraryBench
    let library: SQLiteLibrary
    let shelf: RemoteShelf
    let time: TimeSpy

    /// - Parameter arguments: of the fixture server.
    init(time: TimeSpy = TimeSpy(isHeld: true), with server: FixtureServer? = nil, _ settings: [String: Int] = [:])
        async throws
    {
        if let server { self.server = server } else { self.server = try await .start() }
        if !settings.isEmpty { try await self.server.have(settings) }
        self.time = time
        bench = try LibraryBench()
        let address = try #require(HTTPURL(self.server.address))
        library = SQLiteLibrary(location: bench.location, shelf: address.text) { 1_000 }
        // Faults that hang are given up soon.
        let transport = CurlTransport(
            userAgent: "Matinee-tests", limits: CurlLimits(totalMilliseconds: 1_000))
        shelf = RemoteShelf(library: library, http: HTTPClient(transport, time: time), address: address)
    }

    /// As another machine that shares it.
    func other() async throws -> ShelfBench { try await ShelfBench(with: server) }

    /// One pass that must succeed.
    func synchronize() async throws {
        if let stop = await shelf.synchronizeOnce() { throw stop }
    }

    /// What the service has, as it would be sent.
    func served() async throws -> [ServedBook] {
        try JSONDecoder().decode([ServedBook].self, from: Data(try await server.ask("GET /books").utf8))
    }

    func requests(_ method: String) async throws -> [FixtureServer.Request] {
        try await server.requests().filter { $0.method == method }
    }

    @discardableResult
    func add(_ title: String, isbn: String? = nil, pages: Int? = nil) async throws -> LibrarySubject {
        let summary = LibrarySummary(
            subject: .book(BookID(source: .ownBooks, key: "here-\(title)")), title: title, subtitle: "Somebody",
            released: CalendarDate(iso8601: "1999-12-31"))
        try await library.setStanding(
            Standing(state: .wanted, rating: .stars(3), isbn: isbn, pages: pages), of: summary)
        return summary.subject
    }

    func edit(_ subject: LibrarySubject, title: String) async throws {
        let item = try #require(library.item(subject))
        var book = ShelfBook(item)
        book.title = title
        #expect(try await library.edit(subject, from: ShelfBook(item), to: book) == nil)
    }

    var titles: [String] {
        get async throws { try await library.items().filter { $0.standing != nil }.map(\.summary.title).sorted() }
    }
}

struct ServedBook: Decodable, Equatable {
    enum Key: Decodable, Equatable {
        case number(Int)
        case text(String)

        init(from decoder: any Decoder) throws {
            if let number = try? Int(from: decoder) {
                self = .number(number)
            } else {
                self = .text(try .init(from: decoder))
            }
        }
    }

    private enum CodingKeys: String, CodingKey {
        case id = "Id"
        case isbn = "ISBN"
        case title = "Title"
        case author = "Author"
        case pages = "Pages"
        case releaseDate = "ReleaseDate"
    }

    let id: Key
    let isbn: String?
    let title: String
    let author: String?
    let pages: Int?
    let releaseDate: String?
}
