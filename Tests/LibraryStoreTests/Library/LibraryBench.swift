import Entities
import Foundation
import Services
import TestSupport
import Testing

@testable import LibraryStore
@testable import Storage

/// A temporary place for a library.
final class LibraryBench: Sendable {
    let folder: TemporaryFolder
    let location: LibraryLocation
    let clock = ClockStub()

    init() throws {
        folder = try TemporaryFolder()
        location = LibraryLocation(folder: "\(folder.path)/data/matinee")
    }

    /// A new library object for the same file, as in another process.
    func library(patience: Int32 = 5_000) -> SQLiteLibrary {
        SQLiteLibrary(location: location, patience: patience) { [clock] in clock.now }
    }

    func opener(patience: Int32 = 5_000) -> LibraryOpener {
        LibraryOpener(location: location, now: { [clock] in clock.now }, patience: patience)
    }

    /// For a shared shelf.
    ///
    /// - Parameter shelf: its address.
    func store(shelf: String) throws -> LibraryStore {
        var opener = opener()
        opener.shelf = shelf
        return try opener.open()
    }

    func store() throws -> LibraryStore {
        try opener().open()
    }

    /// Fills the page of the file that has this text with something else. The file is closed.
    func spoilPage(with text: String) throws {
        let url = URL(filePath: location.path)
        var content = try Data(contentsOf: url)
        let page = try #require(content.range(of: Data(text.utf8))).lowerBound / 4_096 * 4_096
        for position in page..<page + 4_096 { content[position] = 0x5A }
        try content.write(to: url)
    }

    /// Opens the file directly.
    func connection() throws -> SQLiteConnection {
        try SQLiteConnection(path: location.path, mode: .readWrite)
    }
}

extension LibrarySummary {
    static let yiYi = LibrarySummary(
        subject: .movie(MovieID(25_538)), title: "Yi Yi", subtitle: "一一", released: CalendarDate(year: 2000))
    static let ran = LibrarySummary(
        subject: .movie(MovieID(11_645)), title: "Ran", released: CalendarDate(iso8601: "1985-05-31"))
    static let builtInRan = LibrarySummary(subject: .movie(MovieID(11_645, source: .builtIn)), title: "Solaris")
    static let björk = LibrarySummary(
        subject: .artist(ArtistID(name: "Björk", mbid: "87c5dedd-371d-4a53-9f7f-80522fb7f3cb")), title: "Björk"
    )
    static let homogenic = LibrarySummary(
        subject: .album(AlbumID(artist: "Björk", title: "Homogenic")), title: "Homogenic", subtitle: "Björk",
        released: CalendarDate(iso8601: "1997-09-22"))
}

extension Library {
    /// Removes a note by who has read what is in it now.
    ///
    /// - Returns: nil if there was none.
    @discardableResult
    func removeNoteAsItIs(_ subject: LibrarySubject) async throws(LibraryFailure) -> LibraryRecord? {
        guard case .removed(let record) = try await removeNote(subject, startedFrom: item(subject)?.note?.revision)
        else { return nil }
        return record
    }
}

extension SQLiteLibrary {
    /// On the day of all samples.
    convenience init(
        location: LibraryLocation, shelf: String? = nil, patience: Int32 = 5_000,
        now: @escaping @Sendable () -> Int = { 1 }
    ) {
        self.init(location: location, shelf: shelf, patience: patience, today: { .sampleToday }, now: now)
    }
}
