package import Browsing

/// A router that closes its screen through its navigator.
@MainActor
package protocol ClosingRouting: ClosingRouter {
    /// Held weakly.
    var navigator: (any Navigator)? { get }
    /// What closes: held weakly, and set by the builder.
    var screen: (any Screen)? { get }
}

extension ClosingRouting {
    package func close() {
        // One that has gone already must not take along what is in sight now.
        if let screen { navigator?.close(screen) }
    }
}
