/// A router of a screen that leads back when it is done.
@MainActor
package protocol ClosingRouter: AnyObject {
    func close()
}
