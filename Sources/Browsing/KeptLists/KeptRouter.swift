package import Entities
package import Presentation

/// The router of a list of kept things, of whatever kinds.
@MainActor
package protocol KeptRouter: NoteRouter {
    /// - Parameter keptText: what is shown in place of its detail, if no catalogue tells of it.
    func show(_ thing: LibrarySummary, keptText: KeptText?)
    /// The cursor has come to it.
    func follow(_ thing: LibrarySummary, keptText: KeptText?)
    /// The list is empty.
    func followNothing()
}

/// The stored data of an item as text; made anew for each call.
package typealias KeptText = @MainActor () -> [Paragraph]
