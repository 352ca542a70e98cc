package import Presentation

/// What the presenter of a detail tells its view.
@MainActor
package protocol DetailView: AnyObject {
    func show(_ state: DetailState)
}

/// The view of a detail that leads to the next and the previous item.
@MainActor
package protocol KeptDetailView: DetailView {
    /// Another one is shown.
    func startAnew()
}
