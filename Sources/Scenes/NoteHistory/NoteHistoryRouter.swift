import Browsing
import Navigation

@MainActor
protocol NoteHistoryRouter: AnyObject {
    /// Goes back to the note, with one of its earlier texts.
    func takeBack(_ text: String)
}

@MainActor
final class NoteHistoryDefaultRouter: NoteHistoryRouter {
    private weak var delegate: (any EarlierTextDelegate)?
    private weak var navigator: (any Navigator)?

    init(delegate: any EarlierTextDelegate, navigator: (any Navigator)?) {
        self.delegate = delegate
        self.navigator = navigator
    }

    func takeBack(_ text: String) {
        delegate?.didTakeBack(text)
        navigator?.pop()
    }
}
