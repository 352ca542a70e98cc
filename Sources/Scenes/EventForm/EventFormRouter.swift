import Navigation

@MainActor
protocol EventFormRouter: AnyObject {
    func close()
}

@MainActor
final class EventFormDefaultRouter: EventFormRouter {
    private weak var navigator: (any Navigator)?

    init(navigator: (any Navigator)?) {
        self.navigator = navigator
    }

    func close() {
        navigator?.pop()
    }
}
