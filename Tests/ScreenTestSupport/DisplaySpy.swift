import Navigation

/// Counts how often something on the screen has changed.
@MainActor
package final class DisplaySpy: Display {
    package private(set) var changeCount = 0
    package let isPlain: Bool
    package let isForReader: Bool

    /// - Parameters:
    ///   - isPlain: whether it is a dialogue of lines.
    ///   - isForReader: whether a screen reader tells of it.
    package init(isPlain: Bool = false, isForReader: Bool = false) {
        (self.isPlain, self.isForReader) = (isPlain, isForReader)
    }

    package func setNeedsDisplay() {
        changeCount += 1
    }
}
