package import Entities

/// The list from which a detail was opened, for the detail: it tells what comes before and after an item. A router
/// holds it weakly, as every delegate.
@MainActor
package protocol SiblingSource<ID>: AnyObject {
    associatedtype ID: Hashable & Sendable

    /// The item before or after an item.
    func sibling(_ direction: SiblingDirection, of id: ID) -> Sibling<ID>

    /// The detail shows another item now: the list's cursor goes along.
    func didMove(to id: ID)

    /// Returns when the list has more items, or knows that there are none.
    ///
    /// - Returns: why that has failed; nil if it has not.
    func loadMoreSiblings() async -> CatalogFailure?
}

package enum SiblingDirection: Hashable, Sendable {
    case next, previous
}

package enum Sibling<ID: Hashable & Sendable>: Hashable, Sendable {
    case item(ID)
    /// The list goes on, but that part is not loaded yet.
    case notLoaded
    /// The list ends here, or does not have the item.
    case none
}
