import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import BookDetail

@MainActor
struct BookDetailPresenterTests {
    private let scene = PresentedBook(3)

    @Test func itsPageOpensInTheBrowserOnceItIsKnown() async {
        scene.rememberSummaries()
        scene.catalog.details.hold()
        scene.appear()
        scene.presenter.didAskForPage()
        #expect(scene.links.opened.isEmpty)
        #expect(!scene.view.state.offers.contains(.page))

        scene.catalog.details.release()
        await scene.untilShown(3)
        scene.presenter.didAskForPage()
        #expect(scene.view.state.offers.contains(.page))
        #expect(scene.links.opened == ["https://openlibrary.org/works/OL3W"])
    }
}
