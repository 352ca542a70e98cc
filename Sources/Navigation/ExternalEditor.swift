/// The user's own text editor.
@MainActor
package protocol ExternalEditor: AnyObject {
    /// Opens a text in the editor and waits for its end. If that fails, it tells the user why.
    ///
    /// - Returns: the edited text; nil if there is none.
    func edit(_ text: String) -> String?
}
