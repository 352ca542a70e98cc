package import Entities

/// The list that an item's detail was opened from, as far as the detail may know it: what comes before and
/// after an item. A detail's router holds it weakly, as it holds every delegate.
@MainActor
package protocol SiblingSource<ID>: AnyObject {
    associatedtype ID: Hashable & Sendable

    /// What comes before or after an item.
    func sibling(_ direction: SiblingDirection, of id: ID) -> Sibling<ID>

    /// The detail shows another item now: the list's cursor goes along.
    func didMove(to id: ID)

    /// Waits until the list knows more items, or that there are none.
    ///
    /// - Returns: why it could not find out; nil where it could.
    func loadMoreSiblings() async -> CatalogFailure?
}

package enum SiblingDirection: Hashable, Sendable {
    case next, previous
}

package enum Sibling<ID: Hashable & Sendable>: Hashable, Sendable {
    case item(ID)
    /// The list goes on, but not yet here.
    case notLoaded
    /// The list ends here, or does not know the item.
    case none
}
