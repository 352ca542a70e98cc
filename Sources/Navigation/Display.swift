/// Whom a view tells that what it shows has changed. Many calls make one frame.
@MainActor
package protocol Display: AnyObject {
    func setNeedsDisplay()
}
