@testable import {Name}

@MainActor
final class {Name}PresenterSpy: {Name}Presenter {
    enum Call: Equatable {
        case didAppear
        case refresh
        case page
    }

    private(set) var calls: [Call] = []

    func viewDidAppear() { calls.append(.didAppear) }
    func didAskForRefresh() { calls.append(.refresh) }
    func didAskForPage() { calls.append(.page) }
}
