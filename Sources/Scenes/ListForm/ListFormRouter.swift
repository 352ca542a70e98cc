import Browsing
import Navigation

@MainActor
protocol ListFormRouter: ClosingRouter {}

@MainActor
final class ListFormDefaultRouter: ListFormRouter, ClosingRouting {
    private(set) weak var navigator: (any Navigator)?

    init(navigator: (any Navigator)?) {
        self.navigator = navigator
    }
}
