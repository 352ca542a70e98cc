import Browsing
package import Presentation

/// The view of a detail: it records what it should show.
@MainActor
package final class DetailViewSpy: KeptDetailView {
    package private(set) var states: [DetailState] = []
    /// How often it was told that another one is shown.
    package private(set) var scrollCount = 0

    package init() {}

    package var state: DetailState { states.last ?? DetailState() }

    package func show(_ state: DetailState) { states.append(state) }
    package func startAnew() { scrollCount += 1 }
}
