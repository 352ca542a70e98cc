import Navigation

@MainActor
protocol ListFormRouter: AnyObject {
    func close()
}

@MainActor
final class ListFormDefaultRouter: ListFormRouter {
    private weak var navigator: (any Navigator)?

    init(navigator: (any Navigator)?) {
        self.navigator = navigator
    }

    func close() {
        navigator?.pop()
    }
}
