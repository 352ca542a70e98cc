import Browsing
import Entities
import Navigation

@MainActor
protocol BookFormRouter: AnyObject {
    func willSave(_ subject: LibrarySubject)
    func close()
}

@MainActor
final class BookFormDefaultRouter: BookFormRouter {
    private weak var navigator: (any Navigator)?
    private weak var delegate: (any WrittenBookDelegate)?

    init(navigator: (any Navigator)?, delegate: (any WrittenBookDelegate)?) {
        self.navigator = navigator
        self.delegate = delegate
    }

    func willSave(_ subject: LibrarySubject) {
        delegate?.willSave(subject)
    }

    func close() {
        navigator?.pop()
    }
}
