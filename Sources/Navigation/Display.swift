/// Views call it when they need to be drawn again. Many calls make one frame.
@MainActor
package protocol Display: AnyObject {
    /// Whether it is a dialogue of lines: scenes have a second view for that.
    var isPlain: Bool { get }

    func setNeedsDisplay()
}

extension Display {
    package var isPlain: Bool { false }
}
