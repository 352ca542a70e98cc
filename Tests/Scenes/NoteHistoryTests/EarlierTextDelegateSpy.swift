import Navigation

/// Records what it is to go on with.
@MainActor
final class EarlierTextDelegateSpy: EarlierTextDelegate {
    private(set) var texts: [String] = []

    func didTakeBack(_ text: String) { texts.append(text) }
}
