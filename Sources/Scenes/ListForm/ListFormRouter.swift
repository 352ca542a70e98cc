import Browsing
import Navigation

@MainActor
protocol ListFormRouter: ClosingRouter {}

@MainActor
final class ListFormDefaultRouter: ListFormRouter, ClosingRouting {
    private(set) weak var navigator: (any Navigator)?
    weak var screen: (any Screen)?

    init(navigator: (any Navigator)?) {
        self.navigator = navigator
    }
}
