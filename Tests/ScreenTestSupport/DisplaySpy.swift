import Navigation

/// Counts how often something on the screen has changed.
@MainActor
package final class DisplaySpy: Display {
    package private(set) var changeCount = 0
    package let isPlain: Bool

    /// - Parameter isPlain: whether it is a dialogue of lines.
    package init(isPlain: Bool = false) {
        self.isPlain = isPlain
    }

    package func setNeedsDisplay() {
        changeCount += 1
    }
}
