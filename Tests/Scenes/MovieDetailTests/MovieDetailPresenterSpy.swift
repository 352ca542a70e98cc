import Navigation
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
    }

    private(set) var calls: [Call] = []
    var marks = Marks()

    func viewWillAppear() -> Bool {
        calls.append(.willAppear)
        return true
    }

    func viewDidAppear() { calls.append(.didAppear) }
    func didAskForSibling(_ direction: SiblingDirection) { calls.append(.sibling(direction)) }
    func didAskForNote() { calls.append(.note) }
    func didToggleFavourite() { calls.append(.favourite) }
    func didAskForRefresh() { calls.append(.refresh) }
    func didAskForPage() { calls.append(.page) }
    func didAskForTrailer() { calls.append(.trailer) }
}
