import Browsing
import Navigation

@MainActor
protocol ImportFormRouter: ClosingRouter {}

@MainActor
final class ImportFormDefaultRouter: ImportFormRouter, ClosingRouting {
    private(set) weak var navigator: (any Navigator)?
    weak var screen: (any Screen)?

    init(navigator: (any Navigator)?) {
        self.navigator = navigator
    }
}
