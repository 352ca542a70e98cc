import Entities
import TestSupport
import Testing

@testable import LibraryStore

/// What an export says of things, for who reads it.
struct LibraryTextTests {
    private static func record(_ kind: LibrarySubject.Kind, _ standing: Standing) -> LibraryRecord {
        let subject = LibrarySubject(kind: kind, id: ItemID(source: .builtIn, key: "1"))
        return LibraryRecord(
            item: LibraryItem(
                summary: LibrarySummary(subject: subject, title: "Thing"), isFavourite: false, added: 1,
                standing: standing),
            revisions: [])
    }

    @Test(arguments: [
        (LibrarySubject.Kind.movie, "seen", "want to see"), (.album, "heard", "want to hear"),
        (.artist, "heard", "want to hear"), (.book, "read", "want to read"), (.pokemon, "caught", "want to catch"),
        (LibrarySubject.Kind(rawValue: "game"), "done", "wanted"),
    ])
    func `Markdown says of each kind how far somebody is`(
        kind: LibrarySubject.Kind, done: String, wanted: String
    ) throws {
        let standing = Standing(
            storedState: "read", storedDays: ["read": "2026-02-03", "want": "2026-01-02"],
            rating: OwnRating(percent: 90), isbn: nil, pages: nil)
        let record = Self.record(kind, standing)
        let text = LibraryText.text(of: [record], format: .markdown)
        #expect(
            text.contains("\n\(done) · \(wanted) since 2026-01-02 · \(done) since 2026-02-03 · rated 90 of 100\n"),
            "\(text)")
        // What programs read has the names that are stored.
        #expect(LibraryText.text(of: [record], format: .json).contains("\"state\" : \"read\""))
        #expect(LibraryText.text(of: [record], format: .csv).contains(",read,"))
    }

    @Test func `A state that a later version knows has its own name`() {
        let standing = Standing(
            storedState: "lent *out*", storedDays: ["lent *out*": "2026"], rating: nil, isbn: nil, pages: nil)
        let text = LibraryText.text(of: [Self.record(.movie, standing)], format: .markdown)
        #expect(text.contains("\nlent \\*out\\* · lent \\*out\\* since 2026\n"), "\(text)")
    }
}
