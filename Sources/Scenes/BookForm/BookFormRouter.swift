import Browsing
import Entities
import Navigation

@MainActor
protocol BookFormRouter: ClosingRouter {
    func willSave(_ subject: LibrarySubject)
}

@MainActor
final class BookFormDefaultRouter: BookFormRouter, ClosingRouting {
    private(set) weak var navigator: (any Navigator)?
    weak var screen: (any Screen)?
    private weak var delegate: (any WrittenBookDelegate)?

    init(navigator: (any Navigator)?, delegate: (any WrittenBookDelegate)?) {
        self.navigator = navigator
        self.delegate = delegate
    }

    func willSave(_ subject: LibrarySubject) {
        delegate?.willSave(subject)
    }
}
