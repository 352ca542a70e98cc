import Synchronization

/// Text that grows.
final class TextBox: Sendable {
    private let text = Mutex("")

    var all: String { text.withLock(\.self) }

    func append(_ more: String) {
        text.withLock { $0 += more }
    }
}
