import Navigation
package import Presentation

/// Takes what is copied, and says what a test wants to hear.
@MainActor
package final class ClipboardSpy: Clipboard {
    package private(set) var copied: [String] = []
    package var outcome = CopyOutcome.sent(insteadOf: nil)

    package init() {}

    package func copy(_ text: String, didCopy: @escaping @MainActor (CopyOutcome) -> Void) {
        copied.append(text)
        didCopy(outcome)
    }
}
