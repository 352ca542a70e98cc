package import Browsing
import Entities
package import Pictures
package import Presentation
import Services
package import TestSupport

/// The presenter of a detail: it has what a test says, and records what its view tells it.
@MainActor
package final class DetailPresenterSpy: KeptDetailPresenter {
    package enum Call: Equatable {
        case willAppear
        case didAppear
        case sibling(SiblingDirection)
        case refresh
        case page
        case favourite
        case note
        case state
        case rating
        case lists
        case leaveMenu(Int?)
        case select(Place)
        /// Of one kind of detail only.
        case other(String)
    }

    private struct Shelf: KeepingInteractor {
        let library: any Diary
    }

    package var calls: [Call] = []
    /// The room for a picture, as it was told last.
    package private(set) var pictureBox: PictureBox?
    package var marks = Marks()
    package var known: KnownItem?
    package var copyable: CopyableThing?
    package var posters: PosterWall?
    /// What can be done with a book.
    package let shelved: ShelvedBook

    /// - Parameter library: what the reading list is in.
    package init(_ library: FakeLibrary = FakeLibrary()) {
        shelved = ShelvedBook(
            interactor: Shelf(library: library), notices: NoticeBoardSpy(), undo: NoticeBoardSpy().makeUndoStack(),
            wording: .sample("en_US"))
    }

    package func viewWillAppear() -> Bool {
        calls.append(.willAppear)
        return true
    }

    package func viewDidAppear() { calls.append(.didAppear) }
    package func viewDidLayOut(pictureBox: PictureBox?) { self.pictureBox = pictureBox }
    package func didAskForSibling(_ direction: SiblingDirection) { calls.append(.sibling(direction)) }
    package func didAskForRefresh() { calls.append(.refresh) }
    package func didAskForPage() { calls.append(.page) }
    package func didToggleFavourite() { calls.append(.favourite) }
    package func didAskForNote() { calls.append(.note) }
    package func didAskForState() { calls.append(.state) }
    package func didAskForRating() { calls.append(.rating) }
    package func didAskForLists() { calls.append(.lists) }
    package func didLeaveMenu(with entry: Int?) { calls.append(.leaveMenu(entry)) }
    package func didAnswer(isYes: Bool) { shelved.answer(isYes: isYes) }
    package func didSelect(_ place: Place) { calls.append(.select(place)) }
}
