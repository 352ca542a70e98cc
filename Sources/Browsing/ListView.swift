package import Presentation

/// What the presenter of a list tells its view.
@MainActor
package protocol ListView: AnyObject {
    func show(_ state: ListState)
    func select(row: Int)
}
