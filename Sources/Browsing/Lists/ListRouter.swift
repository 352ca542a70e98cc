/// The router of a list whose items have details and notes.
@MainActor
package protocol ListRouter<ID>: NoteRouter {
    associatedtype ID: Hashable & Sendable

    func showDetail(of id: ID)
    /// The cursor has come to an item.
    func followDetail(of id: ID)
    /// The detail shows another item, by its own decision.
    func didMoveDetail(to id: ID)
    /// The list is empty.
    func followNothing()
}
