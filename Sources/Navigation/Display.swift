/// Views call it when they need to be drawn again. Many calls make one frame.
@MainActor
package protocol Display: AnyObject {
    /// Whether it is a dialogue of lines: panes say lines there, or a scene has a second view for that.
    var isPlain: Bool { get }

    /// Whether a screen reader tells of what is drawn: what is only there to be looked at is left out.
    var isForReader: Bool { get }

    func setNeedsDisplay()

    /// Draws rows of a list alone, over the frame that is there (`Surface.keepsFrame`): for where nothing has changed but these, as a list
    /// moves in its window.
    func setNeedsDisplayOfRows()

    /// How often rows alone have changed.
    var rowChanges: Int { get }

    /// Changes a part of the screen that the caller draws anew with the rows (`Surface.drawAnew`). What asks to be drawn meanwhile
    /// is in that part, so it needs no whole frame.
    func changePart(_ change: () -> Void)
}

extension Display {
    package var isPlain: Bool { false }

    package var isForReader: Bool { false }

    package func setNeedsDisplayOfRows() { setNeedsDisplay() }

    package var rowChanges: Int { 0 }

    package func changePart(_ change: () -> Void) { change() }
}
