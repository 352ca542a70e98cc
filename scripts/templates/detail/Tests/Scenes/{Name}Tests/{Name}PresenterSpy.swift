import Pictures
import Presentation

@testable import Browsing
@testable import {Name}

@MainActor
final class {Name}PresenterSpy: {Name}Presenter {
    enum Call: Equatable {
        case didAppear
        case refresh
        case page
    }

    private(set) var calls: [Call] = []
    let copyable: CopyableThing? = nil

    func viewWillAppear() -> Bool { false }
    func viewDidAppear() { calls.append(.didAppear) }
    func didAskForRefresh() { calls.append(.refresh) }
    func didAskForPage() { calls.append(.page) }
    func viewDidLayOut(pictureBox: PictureBox?) {}
    func didSelect(_ place: Place) {}
}
