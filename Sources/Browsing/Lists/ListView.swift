package import Presentation

/// What the presenter of a list tells its view.
@MainActor
package protocol ListView: AnyObject {
    func show(_ state: ListState)
    /// Where the rows are parted otherwise now, this comes before them.
    func show(_ controls: ListControls)
    func select(row: Int)
    /// A picture of the grid has come.
    func showPosters()
}
