/// Who writes on a note, as far as its history may know it. A history's router holds it weakly, as it holds every
/// delegate.
@MainActor
package protocol EarlierTextDelegate: AnyObject {
    /// An earlier text is to be the note's again.
    func didTakeBack(_ text: String)
}
