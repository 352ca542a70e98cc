import Navigation
import Pictures
import Presentation
import ScreenTestSupport
import TestSupport

@testable import BookDetail
@testable import Browsing

@MainActor
final class BookDetailPresenterSpy: BookDetailPresenter {
    enum Call: Equatable {
        case willAppear
        case didAppear
        case sibling(SiblingDirection)
        case refresh
        case page
        case favourite
        case note
        case select(Place)
    }

    private(set) var calls: [Call] = []
    /// The room for a picture, as it was told last.
    private(set) var pictureBox: PictureBox?
    let shelved: ShelvedBook
    var marks = Marks()
    var known: KnownItem?
    var copyable: CopyableThing?

    /// - Parameter library: what the reading list is in.
    init(_ library: FakeLibrary = FakeLibrary()) {
        shelved = ShelvedBook(
            interactor: BookDetailDefaultInteractor(
                catalog: FakeBookCatalog([]), readingList: library, pictures: FakePictureStore(),
                today: { .sampleToday }),
            notices: NoticeBoardSpy(), undo: NoticeBoardSpy().makeUndoStack(), wording: .sample("en_US"))
    }

    func viewWillAppear() -> Bool {
        calls.append(.willAppear)
        return true
    }

    func viewDidAppear() { calls.append(.didAppear) }
    func didAskForSibling(_ direction: SiblingDirection) { calls.append(.sibling(direction)) }
    func viewDidLayOut(pictureBox: PictureBox?) { self.pictureBox = pictureBox }
    func didAskForRefresh() { calls.append(.refresh) }
    func didAskForPage() { calls.append(.page) }
    func didToggleFavourite() { calls.append(.favourite) }
    func didAskForNote() { calls.append(.note) }
    func didSelect(_ place: Place) { calls.append(.select(place)) }
}
