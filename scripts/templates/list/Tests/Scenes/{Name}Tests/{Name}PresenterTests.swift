import Browsing
import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import {Name}

@MainActor
struct {Name}PresenterTests {
    private let catalog = {Name}CatalogStub(count: 60)
    private let view = RemoteListViewSpy()
    private let router = ListRouterSpy<ItemID>()
    private let library = FakeLibrary()
    private let presenter: {Name}DefaultPresenter

    init() {
        let notices = NoticeBoardSpy()
        presenter = {Name}DefaultPresenter(
            interactor: {Name}DefaultInteractor(source: catalog, library: library, pictures: FakePictureStore(), asked: nil),
            router: router, wording: .sample("en_US"), notices: notices, undo: notices.makeUndoStack(),
            searchPause: Pause {}, picturePause: Pause {})
        presenter.view = view
    }

    /// Says which rows are in sight, and waits until no more are being loaded for them.
    private func load(lastVisible: Int = -1) async {
        presenter.browser.didShow(lastVisible: lastVisible, visibleRows: 10)
        await untilIdle()
    }

    private func untilIdle() async {
        await #expect(eventually { @MainActor in view.states.last?.isLoading == false })
    }

    @Test func saysThatItLoads() {
        catalog.pages.hold()
        presenter.browser.didShow(lastVisible: -1, visibleRows: 10)

        #expect(view.states.last?.message == Message("Loading…"))
    }

    @Test func asksForPagesAsFarAsTheyAreNeeded() async {
        await load()
        #expect(catalog.pages.requests == [1])

        await load(lastVisible: 9)
        #expect(catalog.pages.requests == [1, 2])
    }

    @Test func aRowIsTitleAndYear() async {
        await load()

        #expect(presenter.row(at: 1) == Row("Item 2", Marks(), ["1962"]))
        #expect(presenter.row(at: 99) == nil)
    }

    @Test func theItemUnderTheCursorBecomesAFavourite() async {
        await load()
        presenter.didToggleFavourite(at: 1)

        #expect(presenter.row(at: 1)?.marks == Marks(isFavourite: true))
        #expect(library.kept.map(\.summary) == [{Name}Item.sample(2).summary])
    }

    @Test func anEmptyListSaysSo() async {
        catalog.pages.answer { .success(Page(of: [], number: $0, size: 20)) }
        await load()

        #expect(view.states.last?.message == Message({Name}Words.nothing))
    }

    @Test func afterAFailureTheSamePageIsAskedForAgain() async {
        catalog.pages.fail(.offline)
        await load()
        #expect(view.states.last?.message?.isFailure == true)

        presenter.didAskForRefresh()
        await untilIdle()
        #expect(catalog.pages.requests == [1, 1])
    }

    @Test func theDetailFollowsTheCursorAndIsOpenedWhereARowIsSelected() async {
        await load()
        presenter.browser.didMoveCursor(to: 4)
        presenter.didSelectRow(at: 2)

        let ids = [1, 5, 3].map { {Name}Item.sample($0).id }
        #expect(router.calls == ids.map { .follow($0) } + [.show(ids[2])])
    }
}
