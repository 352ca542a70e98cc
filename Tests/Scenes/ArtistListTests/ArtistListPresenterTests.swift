import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import ArtistList

@MainActor
struct ArtistListPresenterTests {
    private let catalog = FakeMusicCatalog(artists: .samples(1...120))
    private let view = RemoteListViewSpy()
    private let router = ListRouterSpy<ArtistID>()
    private let library = FakeLibrary()
    private let notices = NoticeBoardSpy()

    private func untilIdle() async {
        await #expect(eventually { @MainActor in view.states.last?.isLoading == false })
    }

    private func started(_ locale: String = "en_US") async -> ArtistListDefaultPresenter {
        let presenter = ArtistListDefaultPresenter(
            catalog, library: library, router: router, wording: .sample(locale), notices: notices)
        presenter.view = view
        presenter.browser.didShow(lastVisible: -1, visibleRows: 10)
        await untilIdle()
        return presenter
    }

    @Test(arguments: [
        ("en_US", "1,234,567", "98,765,432"), ("de_DE", "1.234.567", "98.765.432"),
        ("en_IN", "12,34,567", "9,87,65,432"),
    ])
    func countsAreGroupedAsTheReadersLocaleHasThem(locale: String, listeners: String, plays: String) async {
        let presenter = await started(locale)

        #expect(presenter.row(at: 0)?.texts == [listeners, plays])
    }

    @Test func theArtistUnderTheCursorBecomesAFavourite() async throws {
        let presenter = await started()
        presenter.didToggleFavourite(at: 1)

        #expect(presenter.row(at: 1)?.marks == Marks(isFavourite: true))
        #expect(presenter.row(at: 0)?.marks == Marks())
        #expect(library.kept.map(\.summary) == [LibrarySummary(Artist.sample(2))])
    }

    @Test func anArtistThatWasKeptOfAnotherSourceHasItsMarks() async {
        let other = LibrarySummary(subject: .artist(ArtistID(name: "27", source: .deezer)), title: "ÁRTIST 2")
        library.replaceItems(with: [LibraryItem(summary: other, isFavourite: true, added: 0)])
        let presenter = await started()

        #expect(presenter.row(at: 1)?.marks == Marks(isFavourite: true))
        #expect(presenter.row(at: 0)?.marks == Marks())
        presenter.didToggleFavourite(at: 1)
        #expect(library.kept.isEmpty)
    }

    @Test func columnsOfCountsHaveHeadingsWhereTheCatalogueCounts() async {
        func headings(_ source: SourceID) async -> [String?] {
            let presenter = ArtistListDefaultPresenter(FakeMusicCatalog(source: source, artists: [.sample(1)]))
            presenter.browser.didShow(lastVisible: -1, visibleRows: 10)
            await #expect(eventually { @MainActor in presenter.row(at: 0) != nil })
            return presenter.columns.columns.map(\.heading)
        }
        #expect(await headings(.lastFM) == ["Listeners", "Plays"])
        #expect(await headings(.builtIn).isEmpty)
    }

    @Test func aRowLeavesOutWhatIsNotCounted() async {
        catalog.replaceArtists(with: [Artist(id: ArtistID(name: "Björk"), listeners: nil, plays: nil)])
        let presenter = await started()

        #expect(presenter.row(at: 0)?.texts == ["", ""])
    }

    @Test func asksForPagesInOrderAsFarAsTheyAreNeeded() async {
        let presenter = await started()
        #expect(catalog.artists.requests == [1])

        presenter.browser.didShow(lastVisible: 40, visibleRows: 10)
        await untilIdle()
        #expect(catalog.artists.requests == [1, 2])
        #expect(presenter.browser.status(atRow: 41) == "42 of 120")
    }

    @Test func anEmptyListSaysSo() async {
        catalog.replaceArtists(with: [])
        _ = await started()

        #expect(view.states.last?.message?.what == "No artists")
        #expect(router.calls.isEmpty)
    }
}
