import Browsing
import Navigation

/// Records the restored text.
@MainActor
final class EarlierTextDelegateSpy: EarlierTextDelegate {
    private(set) var texts: [String] = []

    func didTakeBack(_ text: String) { texts.append(text) }
}
