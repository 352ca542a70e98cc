/// The editor of a note, for the scene that shows the note's earlier texts. A router holds it weakly, as every
/// delegate.
@MainActor
package protocol EarlierTextDelegate: AnyObject {
    /// An earlier text was chosen to become the note's text again.
    func didTakeBack(_ text: String)
}
