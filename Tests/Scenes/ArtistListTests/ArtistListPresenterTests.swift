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

    private func makePresenter(_ locale: String = "en_US") -> ArtistListDefaultPresenter {
        let presenter = ArtistListDefaultPresenter(
            interactor: ArtistListDefaultInteractor(
                catalog: catalog, library: library, pictures: FakePictureStore(), asked: nil),
            router: router,
            wording: .sample(locale), notices: notices, undo: notices.makeUndoStack(), searchPause: Pause {},
            picturePause: Pause {})
        presenter.view = view
        return presenter
    }

    private func untilIdle() async {
        await #expect(eventually { @MainActor in view.states.last?.isLoading == false })
    }

    private func started(_ locale: String = "en_US") async -> ArtistListDefaultPresenter {
        let presenter = makePresenter(locale)
        presenter.browser.didShow(lastVisible: -1, visibleRows: 10)
        await untilIdle()
        return presenter
    }

    @Test func saysThatItLoadsBeforeTheFirstRowsAreThere() {
        catalog.artists.hold()
        let presenter = makePresenter()
        presenter.browser.didShow(lastVisible: -1, visibleRows: 10)

        #expect(view.states.map(\.message) == [Message("Loading…")])
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

    @Test func whyNothingWasKeptIsSaid() async {
        library.fail(.diskFull(path: "/library"))
        let presenter = await started()
        presenter.didToggleFavourite(at: 1)
        await #expect(eventually { @MainActor in notices.notices.map(\.what) == ["The disk is full"] })

        #expect(presenter.row(at: 1)?.marks == Marks())
    }

    @Test func anArtistThatWasKeptOfAnotherSourceHasItsMarks() async {
        let other = LibrarySummary(subject: .artist(ArtistID(name: "27", source: .deezer)), title: "ÁRTIST 2")
        library.replaceItems(with: [LibraryItem(summary: other, isFavourite: true, added: 0)])
        let presenter = makePresenter()
        presenter.browser.didShow(lastVisible: -1, visibleRows: 10)
        await untilIdle()

        #expect(presenter.row(at: 1)?.marks == Marks(isFavourite: true))
        #expect(presenter.row(at: 0)?.marks == Marks())
        presenter.didToggleFavourite(at: 1)
        #expect(library.kept.isEmpty)
    }

    @Test func columnsOfCountsHaveHeadingsWhereTheCatalogueCounts() async {
        func headings(_ source: SourceID) async -> [String?] {
            let presenter = ArtistListDefaultPresenter(
                interactor: ArtistListDefaultInteractor(
                    catalog: FakeMusicCatalog(source: source, artists: [.sample(1)]), library: library,
                    pictures: FakePictureStore(), asked: nil),
                router: ListRouterSpy<ArtistID>(), wording: .sample("en_US"), notices: notices,
                undo: notices.makeUndoStack(), searchPause: Pause {}, picturePause: Pause {})
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

    @Test func theDetailFollowsAtTheFirstDataAndAsTheCursorMoves() async {
        let presenter = await started()
        presenter.browser.didMoveCursor(to: 2)
        presenter.browser.didMoveCursor(to: 2)

        #expect(router.calls == [.follow("Artist 1"), .follow("Artist 3")])
    }

    @Test func aRowThatIsSelectedOpensItsArtist() async {
        let presenter = await started()
        presenter.didSelectRow(at: 0)

        #expect(router.calls == [.follow("Artist 1"), .show("Artist 1")])
    }

    @Test func aRowThatIsNotThereOpensNothing() async {
        let presenter = await started()
        presenter.didSelectRow(at: 999)

        #expect(router.calls == [.follow("Artist 1")])
    }

    @Test func anEmptyListSaysSo() async {
        catalog.replaceArtists(with: [])
        _ = await started()

        #expect(view.states.last?.message?.what == "No artists")
        #expect(router.calls.isEmpty)
    }

    @Test func aFailureSaysWhy() async {
        catalog.artists.fail(.keyRejected(.lastFM))
        _ = await started()

        #expect(view.states.last?.message?.why == "Last.fm refuses the key.")
    }

    @Test func aRetryAsksForTheSamePageAndForgetsNothing() async {
        catalog.artists.fail(.offline)
        let presenter = await started()
        catalog.replaceArtists(with: .samples(1...120))
        presenter.didAskForRefresh()
        await untilIdle()

        #expect(catalog.artists.requests == [1, 1])
        #expect(catalog.forgetCount == 0)
        #expect(view.states.last?.rowCount == 50)
    }

    @Test func aRefreshForgetsAnswersAndKeepsTheCursorOnItsArtist() async {
        let presenter = await started()
        presenter.browser.didMoveCursor(to: 4)
        catalog.replaceArtists(with: [.sample(5)] + .samples(200...220))
        presenter.didAskForRefresh()
        await untilIdle()

        #expect(catalog.forgetCount == 1)
        #expect(view.selected == 0)
        #expect(router.calls == [.follow("Artist 1"), .follow("Artist 5")])
    }

    @Test func inAListThatHasBecomeShorterTheCursorGoesToTheLastRow() async {
        let presenter = await started()
        presenter.browser.didMoveCursor(to: 40)
        catalog.replaceArtists(with: .samples(200...202))
        presenter.didAskForRefresh()
        await untilIdle()

        #expect(view.selected == 2)
        #expect(router.calls.last == .follow("Artist 202"))
    }

    @Test func inAListThatHasBecomeEmptyThereIsNothingToFollow() async {
        let presenter = await started()
        catalog.replaceArtists(with: [])
        presenter.didAskForRefresh()
        await untilIdle()

        #expect(router.calls == [.follow("Artist 1"), .followNothing])
    }
}
