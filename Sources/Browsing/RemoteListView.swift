package import Presentation

/// What the presenter of a list of a catalogue tells its view.
@MainActor
package protocol RemoteListView: AnyObject {
    func show(_ state: ListState)
    func show(_ controls: ListControls)
    func select(row: Int)
}

/// The view of such a list of things that have pictures.
@MainActor
package protocol PosterListView: RemoteListView {
    /// A picture of the grid has come.
    func showPosters()
}
