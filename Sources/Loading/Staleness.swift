package import Entities

/// Why what is shown may not be what the service would say now.
package struct Staleness: Equatable, Sendable {
    /// How old the oldest of it is, in seconds; nil where it was asked for in this run of the program.
    package var age: Int?
    /// Why nothing newer is shown; nil while that is being asked for.
    package var failure: CatalogFailure?

    package init(age: Int?, failure: CatalogFailure?) {
        self.age = age
        self.failure = failure
    }
}
