package import Entities

/// Why what is shown may not be what the service would say now.
package struct Staleness: Equatable, Sendable {
    /// How old its oldest part is, in seconds; nil if it was loaded in this run of the program.
    package var age: Int?
    /// Why nothing newer is shown; nil while it is being requested.
    package var failure: CatalogFailure?

    package init(age: Int?, failure: CatalogFailure?) {
        self.age = age
        self.failure = failure
    }
}
