import Navigation

@MainActor
protocol ImportFormRouter: AnyObject {
    func close()
}

@MainActor
final class ImportFormDefaultRouter: ImportFormRouter {
    private weak var navigator: (any Navigator)?

    init(navigator: (any Navigator)?) {
        self.navigator = navigator
    }

    func close() {
        navigator?.pop()
    }
}
