import Navigation
import Pictures
import Presentation

@testable import Browsing
@testable import PokemonDetail

@MainActor
final class PokemonDetailPresenterSpy: PokemonDetailPresenter {
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
    var marks = Marks()
    var known: KnownItem?
    var copyable: CopyableThing?

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
