import Entities
import LibraryStore
import Testing

/// Views go with the library into an export, and come back from it.
struct ViewExportTests {
    private static let view = SavedView(
        of: .movie,
        Refinement(
            text: "a=b&c, \"d\"",
            filters: [.genre: .only("thriller"), .language: .only("ko"), .years: .range(FilterRange(2000...2009))]))

    @Test(arguments: [ExportFormat.json, .csv])
    func theyComeBackAsTheyWere(format: ExportFormat) throws {
        let item = LibraryItem(
            summary: LibrarySummary(Self.view, name: "Seoul, by night"), isFavourite: true, added: 1_000_000)
        let text = LibraryText.text(of: [LibraryRecord(item: item, revisions: [])], format: format)
        let file = try ImportedFile(Array(text.utf8))
        #expect(file.problems.isEmpty)
        let read = try #require(file.records.first?.record.item)
        #expect(read == item)
        #expect(read.id.view == Self.view)
    }
}
