import Entities
import TestSupport
import Testing

@testable import Library

struct LibraryShelfTests {
    private let items: [LibraryItem] = [
        .album("vespertine", by: "Björk", added: 4), .film(2, title: "Yi Yi", added: 3),
        .artist("Air", added: 2), .film(1, title: "Alien", added: 1),
    ]

    private func shelf(_ items: [LibraryItem], drafts: [Draft] = []) -> LibraryShelf {
        var shelf = LibraryShelf()
        shelf.fill(with: LibraryContents(items: .success(items), drafts: drafts))
        return shelf
    }

    private func arranged(
        _ shelf: LibraryShelf, by sort: LibrarySort, isReversed: Bool = false, matching filter: String
    ) -> Arranged<LibraryItem> {
        var shelf = shelf
        return shelf.arranged(by: sort, isReversed: isReversed, matching: filter)
    }

    private func draft(_ item: LibraryItem) -> Draft {
        Draft(id: Draft.ID(), summary: item.summary, text: "words", startedFrom: nil, changed: 9)
    }

    @Test func theBestRatedComesFirstAndTheUnratedLastByTitle() {
        var items = items
        items[0].standing = Standing(rating: OwnRating(percent: 40))
        items[3].standing = Standing(rating: OwnRating(percent: 90))
        let first = [items[3], items[0]].map(\.summary.title)
        let rest = items[1...2].map(\.summary.title).sorted { $0.lowercased() < $1.lowercased() }
        #expect(arranged(shelf(items), by: .rating, matching: "").map(\.summary.title) == first + rest)
        #expect(
            arranged(shelf(items), by: .rating, isReversed: true, matching: "").map(\.summary.title)
                == (first + rest).reversed())
    }

    @Test func byLengthTheShortestComesFirstAndAPageOfABookTakesTwoMinutes() {
        var items = items
        items[0].summary.length = 120
        items[1].summary.length = 90
        var book = LibraryItem.film(9, title: "Momo")
        book = LibraryItem(
            summary: LibrarySummary(
                subject: LibrarySubject(kind: .book, id: ItemID(source: .tmdb, key: "9")), title: "Momo"),
            isFavourite: true, added: book.added, standing: Standing(pages: 50))
        let rest = items[2...].map(\.summary.title).sorted { $0.lowercased() < $1.lowercased() }
        #expect(
            arranged(shelf(items + [book]), by: .length, matching: "").map(\.summary.title)
                == [items[1].summary.title, "Momo", items[0].summary.title] + rest)
    }

    @Test(arguments: [
        (LibrarySort.added, ["vespertine", "Yi Yi", "Air", "Alien"]),
        (.title, ["Air", "Alien", "vespertine", "Yi Yi"]),
        (.kind, ["Alien", "Yi Yi", "Air", "vespertine"]),
    ])
    func itemsComeInOrder(sort: LibrarySort, titles: [String]) {
        #expect(arranged(shelf(items), by: sort, matching: "").map(\.summary.title) == titles)
    }

    @Test(arguments: [
        ("yi", ["Yi Yi"]), ("BJÖRK", ["vespertine"]), ("a i", ["Air", "Alien"]), ("björk vesper", ["vespertine"]),
        ("  ", ["vespertine", "Yi Yi", "Air", "Alien"]), ("zzz", []),
    ])
    func aFilterIsWordsThatAreAllInTitleOrSubtitle(filter: String, titles: [String]) {
        #expect(arranged(shelf(items), by: .added, matching: filter).map(\.summary.title) == titles)
    }

    @Test func whatHasOnlyADraftComesFirstAndOnce() {
        let other = LibraryItem.film(7, title: "Yojimbo")
        let shelf = shelf(items, drafts: [draft(other), draft(items[1]), draft(other)])

        #expect(shelf.unsaved.map(\.summary.title) == ["Yojimbo"])
        #expect(arranged(shelf, by: .added, matching: "y").map(\.summary.title) == ["Yojimbo", "Yi Yi"])
        #expect(shelf.count == 5)
        #expect(shelf.hasDraft(items[1].id) && shelf.hasDraft(other.id) && !shelf.hasDraft(items[0].id))
        #expect(shelf.isKept(items[1].id) && !shelf.isKept(other.id))
    }

    @Test func itIsEmptyWithoutItemsAndDrafts() {
        #expect(LibraryShelf().isEmpty)
        #expect(!shelf([items[0]]).isEmpty)
        #expect(!shelf([], drafts: [draft(items[0])]).isEmpty)
    }

    @Test func whatCannotBeReadLeavesWhatWasThere() {
        var shelf = shelf(items)
        shelf.fill(with: LibraryContents(items: .failure(.damaged(path: "/library")), drafts: [draft(items[0])]))
        #expect(shelf.count == 4)
        #expect(shelf.hasDraft(items[0].id))
        #expect(shelf.read.failure == .damaged(path: "/library"))
        shelf.fill(with: LibraryContents(items: .success([]), drafts: []))
        #expect(shelf.read.failure == nil && shelf.isEmpty && shelf.read.isLoaded)
        #expect(!LibraryShelf().read.isLoaded)
    }

    @Test func theHeadOfALargeLibraryIsShownWhereItIsTheBeginning() {
        var shelf = LibraryShelf()
        let counts = LibraryHead.Counts(ofKinds: [.movie: 70_000, .album: 30_000], wanted: 12)
        shelf.fill(with: LibraryContents(LibraryHead(items: items, counts: counts)))
        #expect(!shelf.isWhole && !shelf.read.isLoaded)
        #expect(shelf.parts == [.all, .kind(.movie), .kind(.album), .wanted])
        #expect(shelf.parts.map(shelf.count(of:)) == [100_000, 70_000, 30_000, 12])
        #expect(arranged(shelf, by: .added, matching: "").map(\.id) == items.map(\.id))
        #expect(arranged(shelf, by: .title, matching: "").isEmpty)
        #expect(arranged(shelf, by: .added, isReversed: true, matching: "").isEmpty)
        #expect(arranged(shelf, by: .added, matching: "yi").isEmpty)
        shelf.remove(items[0].id)
        #expect(shelf.count == 99_999 && shelf.loadedCount == 3)
        shelf.chosen = .kind(.movie)
        #expect(arranged(shelf, by: .added, matching: "").isEmpty)

        shelf.fill(with: LibraryContents(items: .success(items), drafts: []))
        #expect(shelf.isWhole && shelf.read.isLoaded)
        #expect(shelf.parts.map(shelf.count(of:)) == [4, 2, 1, 1])
        #expect(arranged(shelf, by: .added, matching: "yi").map(\.summary.title) == ["Yi Yi"])
    }

    @Test func whatIsRemovedIsGoneAtOnce() {
        var shelf = shelf(items)
        #expect(arranged(shelf, by: .title, matching: "").count == 4)
        shelf.remove(items[1].id)
        shelf.remove(items[1].id)
        #expect(arranged(shelf, by: .added, matching: "").map(\.id) == [items[0].id, items[2].id, items[3].id])
        #expect(arranged(shelf, by: .title, matching: "").map(\.summary.title) == ["Air", "Alien", "vespertine"])
        #expect(arranged(shelf, by: .title, matching: "yi").isEmpty)
        #expect(!shelf.isKept(items[1].id) && shelf.isKept(items[0].id))
        #expect(shelf.count == 3 && shelf.count(of: .kind(.movie)) == 1)

        shelf.remove(items[3].id)
        #expect(!shelf.parts.contains(.kind(.movie)))
        shelf.remove(items[0].id)
        shelf.remove(items[2].id)
        #expect(shelf.isEmpty && !shelf.hasKept)
    }

    @Test func aNoteThatWasNeverSavedStaysOfWhatIsRemoved() {
        var shelf = shelf(items, drafts: [draft(items[1])])
        #expect(shelf.unsaved.isEmpty)
        shelf.remove(items[1].id)
        #expect(shelf.unsaved.map(\.id) == [items[1].id] && !shelf.isKept(items[1].id))
        #expect(arranged(shelf, by: .added, matching: "").map(\.id) == [1, 0, 2, 3].map { items[$0].id })
        shelf.remove(items[1].id)
        #expect(shelf.count == 4)
    }
}
