import Navigation
import Pictures
import Presentation

@testable import Browsing
@testable import MovieDetail

@MainActor
final class MovieDetailPresenterSpy: MovieDetailPresenter {
    enum Call: Equatable {
        case willAppear
        case didAppear
        case sibling(SiblingDirection)
        case refresh
        case page
        case trailer
        case favourite
        case note
        case select(Place)
    }

    private(set) var calls: [Call] = []
    /// The room for a picture, as it was told last.
    private(set) var pictureBox: PictureBox?
    var marks = Marks()
    var known: KnownItem?
    var copyable: CopyableThing?

    func viewWillAppear() -> Bool {
        calls.append(.willAppear)
        return true
    }

    func viewDidAppear() { calls.append(.didAppear) }
    func didAskForSibling(_ direction: SiblingDirection) { calls.append(.sibling(direction)) }
    func didAskForNote() { calls.append(.note) }
    func didSelect(_ place: Place) { calls.append(.select(place)) }
    func didToggleFavourite() { calls.append(.favourite) }
    func viewDidLayOut(pictureBox: PictureBox?) { self.pictureBox = pictureBox }
    func didAskForRefresh() { calls.append(.refresh) }
    func didAskForPage() { calls.append(.page) }
    func didAskForTrailer() { calls.append(.trailer) }
}
