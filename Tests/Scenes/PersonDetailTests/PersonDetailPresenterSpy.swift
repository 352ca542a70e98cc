import Pictures
import Presentation

@testable import Browsing
@testable import PersonDetail

@MainActor
final class PersonDetailPresenterSpy: PersonDetailPresenter {
    enum Call: Equatable {
        case willAppear
        case didAppear
        case refresh
        case page
        case order
        case select(Place)
    }

    var copyable: CopyableThing?
    private(set) var calls: [Call] = []
    /// The room for a picture, as it was told last.
    private(set) var pictureBox: PictureBox?

    func viewWillAppear() -> Bool {
        calls.append(.willAppear)
        return true
    }

    func viewDidAppear() { calls.append(.didAppear) }
    func viewDidLayOut(pictureBox: PictureBox?) { self.pictureBox = pictureBox }
    func didAskForRefresh() { calls.append(.refresh) }
    func didAskForPage() { calls.append(.page) }
    func didAskForOrder() { calls.append(.order) }
    func didSelect(_ place: Place) { calls.append(.select(place)) }
}
