import Navigation

/// Counts how often something on the screen has changed.
@MainActor
package final class DisplaySpy: Display {
    package private(set) var changeCount = 0

    package init() {}

    package func setNeedsDisplay() {
        changeCount += 1
    }
}
