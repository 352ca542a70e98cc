import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import ArtistList

/// Orders that the source does not know.
@MainActor
struct ArtistListArrangingTests {
    private let catalog = FakeMusicCatalog(
        artists: [("Éder", 3), ("Zoë", 9), ("ada", 5), ("Björk", 7)].map { name, listeners in
            Artist(
                id: ArtistID(source: .lastFM, name: name), name: name, listeners: listeners, plays: nil)
        },
        capabilities: SourceCapabilities(lists: [
            SourceCapabilities.List(
                .everything,
                sorts: [
                    SourceCapabilities.Sort(.popularity, canBeReversed: false),
                    SourceCapabilities.Sort(.name, needsAllRows: true),
                    SourceCapabilities.Sort(.listeners, needsAllRows: true),
                ], filters: [SourceCapabilities.Filter(.tag, .choices(several: false, listed: false))])
        ]))
    private let view = RemoteListViewSpy()
    private let notices = NoticeBoardSpy()
    private let presenter: ArtistListDefaultPresenter

    init() {
        presenter = ArtistListDefaultPresenter(
            interactor: ArtistListDefaultInteractor(
                catalog: catalog, library: FakeLibrary(), pictures: FakePictureStore(), asked: nil),
            router: ListRouterSpy<ArtistID>(), wording: .sample("en_US"), notices: notices,
            undo: notices.makeUndoStack(), searchPause: Pause {}, picturePause: Pause {})
        presenter.view = view
    }

    private var names: [String] { (0..<4).compactMap { presenter.row(at: $0)?.title } }

    private func sort(by name: String) throws {
        presenter.didAskForSort()
        let entries = try #require(view.controls.menu?.entries)
        presenter.didAnswer(.took(try #require(entries.firstIndex { $0.hasPrefix(name) }, "\(entries)")))
    }

    private func start() async {
        presenter.browser.didShow(lastVisible: -1, visibleRows: 10)
        await untilShown(["Éder", "Zoë", "ada", "Björk"])
    }

    private func untilShown(_ wanted: [String]) async {
        #expect(await eventually { @MainActor in names == wanted }, "\(names)")
    }

    @Test func withAllRowsThereTheyAreArrangedHere() async throws {
        await start()
        try sort(by: "By name")
        await untilShown(["ada", "Björk", "Éder", "Zoë"])
        #expect(presenter.title == "Music · by name")

        try sort(by: "By name")
        await untilShown(["Zoë", "Éder", "Björk", "ada"])
        try sort(by: "Most listeners")
        await untilShown(["Zoë", "Björk", "ada", "Éder"])
        try sort(by: "Most popular")
        await untilShown(["Éder", "Zoë", "ada", "Björk"])
    }

    @Test func withoutAllRowsThatIsSaidAndTheListStays() async throws {
        catalog.artists.hold()
        presenter.browser.didShow(lastVisible: -1, visibleRows: 10)
        try sort(by: "By name")
        #expect(notices.notices.map(\.what) == [Wording.sample("en_US").query.needsAllRows])
        #expect(presenter.title == "Music")
        catalog.artists.release()
    }

    @Test func anotherListIsInItsOwnOrder() async throws {
        await start()
        try sort(by: "By name")
        presenter.didAskForFilters()
        let entries = try #require(view.controls.menu?.entries)
        presenter.didAnswer(.took(try #require(entries.firstIndex { $0.hasPrefix("Tag") })))
        presenter.didType("trip hop")
        presenter.didEndTyping(keeps: true)
        #expect(presenter.title == "Music · trip hop")
    }

    @Test func aSessionComesBackInTheListsOwnOrder() {
        presenter.restore(storedQuery: "sort=name&tag=trip%20hop")
        #expect(presenter.title == "Music · trip hop")
    }
}
