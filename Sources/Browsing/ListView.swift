package import Presentation

/// What the presenter of a list tells its view.
@MainActor
package protocol ListView: AnyObject {
    func show(_ state: ListState)
    func select(row: Int)
}

/// The view of a list that can be searched, sorted and narrowed.
@MainActor
package protocol RemoteListView: ListView {
    func show(_ controls: ListControls)
}

/// The view of such a list of things that have pictures.
@MainActor
package protocol PosterListView: RemoteListView {
    /// A picture of the grid has come.
    func showPosters()
}
