package import Browsing
package import Entities

/// The way from a list to the details of its items.
@MainActor
package struct DetailRoute {
    fileprivate private(set) weak var navigator: (any Navigator)?

    package init(navigator: any Navigator) {
        self.navigator = navigator
    }
}

/// A router that leads to details by a `DetailRoute`.
@MainActor
package protocol DetailRouting: ListRouter where ID: StableID {
    var details: DetailRoute { get }
    /// Makes the detail of an item once it is wanted. The list may be gone by then: it is not kept for that.
    func makeDetail(of id: ID) -> Navigator.MakeScreen
}

extension DetailRouting {
    package func showDetail(of id: ID) {
        details.navigator?.open(id, makeDetail(of: id))
    }

    package func followDetail(of id: ID) {
        details.navigator?.follow(id, of: self, makeDetail(of: id))
    }

    package func didMoveDetail(to id: ID) {
        details.navigator?.didMoveDetail(to: id, makeDetail(of: id))
    }

    package func followNothing() {
        details.navigator?.followNothing(of: self)
    }
}
