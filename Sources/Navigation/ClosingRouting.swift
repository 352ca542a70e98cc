package import Browsing

/// A router that leads back through its navigator.
@MainActor
package protocol ClosingRouting: ClosingRouter {
    /// Held weakly.
    var navigator: (any Navigator)? { get }
}

extension ClosingRouting {
    package func close() {
        navigator?.pop()
    }
}
