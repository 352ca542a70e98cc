import Browsing
package import Entities

/// The router of a list: it records where it should lead.
@MainActor
package final class ListRouterSpy<ID: Hashable & Sendable>: ListRouter {
    package enum Call: Equatable {
        case show(ID)
        case follow(ID)
        case didMove(ID)
        case followNothing
        case editNote(String)
        case makeList(String)
        /// Where only one kind of list leads.
        case other(String)
    }

    package var calls: [Call] = []

    package init() {}

    package func showDetail(of id: ID) { calls.append(.show(id)) }
    package func followDetail(of id: ID) { calls.append(.follow(id)) }
    package func didMoveDetail(to id: ID) { calls.append(.didMove(id)) }
    package func followNothing() { calls.append(.followNothing) }
    package func editNote(about summary: LibrarySummary) { calls.append(.editNote(summary.title)) }
    package func makeList(beginningWith thing: LibrarySummary) { calls.append(.makeList(thing.title)) }
}
