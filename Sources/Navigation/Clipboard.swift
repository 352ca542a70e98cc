package import Presentation

/// Where texts are copied to, to be pasted elsewhere.
@MainActor
package protocol Clipboard: AnyObject {
    /// - Parameter didCopy: hears what became of it, at once or later; not called where a later copy has begun by then.
    func copy(_ text: String, didCopy: @escaping @MainActor (CopyOutcome) -> Void)
}
