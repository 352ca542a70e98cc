import Navigation

/// Whether a frame is due.
@MainActor
final class DisplayFlag: Display {
    var needsDisplay = false

    func setNeedsDisplay() {
        needsDisplay = true
    }
}
