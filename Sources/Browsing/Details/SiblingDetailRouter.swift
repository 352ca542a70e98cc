/// The router of a detail that leads to notes, to what it names, and to the next and the previous item of a list.
@MainActor
package protocol SiblingDetailRouter<ID>: NoteRouter, PlaceRouter {
    associatedtype ID: Hashable & Sendable

    /// The list that the detail was opened from; nil if there was none, or it is gone.
    var siblings: (any SiblingSource<ID>)? { get }
}
