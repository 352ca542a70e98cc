import Browsing
import Navigation

@MainActor
protocol EventFormRouter: ClosingRouter {}

@MainActor
final class EventFormDefaultRouter: EventFormRouter, ClosingRouting {
    private(set) weak var navigator: (any Navigator)?
    weak var screen: (any Screen)?

    init(navigator: (any Navigator)?) {
        self.navigator = navigator
    }
}
