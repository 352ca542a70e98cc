/// The editor that somebody prefers to ours.
@MainActor
package protocol ExternalEditor: AnyObject {
    /// Has a text edited, and waits for that. Says itself, on the screen, why it could not.
    ///
    /// - Returns: the text as it is now; nil where nothing has come of it.
    func edit(_ text: String) -> String?
}
