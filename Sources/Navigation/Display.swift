/// Views call it when they need to be drawn again. Many calls make one frame.
@MainActor
package protocol Display: AnyObject {
    func setNeedsDisplay()
}
