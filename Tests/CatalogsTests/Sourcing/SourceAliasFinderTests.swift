import CatalogKit
import Entities
import Services
import TestSupport
import Testing

/// Which ids open sources know kept films by.
struct SourceAliasFinderTests {
    private let library = FakeLibrary()
    private let catalog = FakeMovieCatalog([])

    private static func film(_ number: Int, _ aliases: Set<ItemID> = []) -> LibrarySummary {
        let imdb = ItemID(source: .imdb, key: "tt\(number)")
        return LibrarySummary(
            subject: .movie(MovieID(source: .cinemeta, key: imdb.key)), title: "Film \(number)",
            aliases: Aliases(known: aliases.union([imdb])))
    }

    private func keep(_ films: LibrarySummary...) {
        library.replaceItems(with: films.map { LibraryItem(summary: $0, isFavourite: true, added: 0) })
    }

    private func find(with finder: SourceAliasFinder) async {
        await finder.findAliases(of: library.kept.map(\.summary))
    }

    private var finder: SourceAliasFinder { SourceAliasFinder(library: library, catalogs: { [catalog] in [catalog] }) }

    @Test func whatIsFoundIsLearnt() async {
        keep(Self.film(1))
        catalog.foundByOthers.answer { _ in .success(MovieID(218)) }
        await find(with: finder)
        #expect(catalog.foundByOthers.requests == [ItemID(source: .imdb, key: "tt1")])
        #expect(library.others(than: LibrarySummary(Movie.sample(218))) == [Self.film(1).subject])
    }

    @Test func whatIsKnownIsNotAskedFor() async {
        keep(Self.film(1, [MovieID(218).item]), LibrarySummary(Movie.sample(7)), LibrarySummary(Artist.sample(1)))
        await find(with: finder)
        #expect(catalog.foundByOthers.requests.isEmpty)
    }

    @Test func whatTheSourceDoesNotHaveIsAskedForOnceInARun() async {
        keep(Self.film(1), Self.film(2))
        let finder = finder
        await find(with: finder)
        await find(with: finder)
        #expect(catalog.foundByOthers.requests.map(\.key) == ["tt1", "tt2"])
    }

    @Test func ofALargeLibraryAHundredAreAskedForAndTheOthersAnotherTime() async {
        library.replaceItems(
            with: (1...130).map { LibraryItem(summary: Self.film($0), isFavourite: true, added: 0) })
        let finder = finder
        await find(with: finder)
        #expect(catalog.foundByOthers.requests.count == 100)
        await find(with: finder)
        #expect(Set(catalog.foundByOthers.requests.map(\.key)).count == 130)
        #expect(catalog.foundByOthers.requests.count == 130)
    }

    @Test func afterAFailureNoMoreIsAskedForAndAllAnotherTime() async {
        keep(Self.film(1), Self.film(2))
        catalog.foundByOthers.fail(.offline)
        let finder = finder
        await find(with: finder)
        #expect(catalog.foundByOthers.requests.map(\.key) == ["tt1"])
        catalog.foundByOthers.answer { _ in .success(nil) }
        await find(with: finder)
        #expect(catalog.foundByOthers.requests.map(\.key) == ["tt1", "tt1", "tt2"])
    }

    @Test func whatCouldNotBeStoredIsAskedForAnotherTime() async {
        keep(Self.film(1))
        catalog.foundByOthers.answer { _ in .success(MovieID(218)) }
        library.fail(.readOnly(path: "/library"))
        let finder = finder
        await find(with: finder)
        library.fail(nil)
        await find(with: finder)
        #expect(catalog.foundByOthers.requests.count == 2)
        #expect(library.others(than: LibrarySummary(Movie.sample(218))) == [Self.film(1).subject])
    }

    @Test func nobodyIsAskedWhereNothingCanBeStored() async {
        keep(Self.film(1))
        library.close(because: .readOnly(path: "/library"))
        await find(with: finder)
        #expect(catalog.foundByOthers.requests.isEmpty)
    }

    @Test func twoThatAskAtOnceAskOnce() async {
        keep(Self.film(1))
        let finder = finder
        catalog.foundByOthers.hold()
        async let first: Void = find(with: finder)
        await #expect(eventually { catalog.foundByOthers.waiting.count == 1 })
        await find(with: finder)
        catalog.foundByOthers.release()
        await first
        #expect(catalog.foundByOthers.requests.count == 1)
    }
}
