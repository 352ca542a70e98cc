import Entities

/// What a list is to open as soon as it is there, once: where it is made again, the reader is elsewhere by then.
@MainActor
final class Opening {
    private var summary: LibrarySummary?

    /// - Parameter summary: nil for nothing.
    init(_ summary: LibrarySummary?) {
        self.summary = summary
    }

    /// Nil for nothing, and after the first time.
    func take() -> LibrarySummary? {
        defer { summary = nil }
        return summary
    }
}
