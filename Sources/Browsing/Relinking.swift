package import Entities
package import Presentation
package import Services

/// Stores what somebody says that kept things are in catalogues, or are not. Undo takes it back.
@MainActor
package final class Relinking {
    private let library: any Library
    private let notices: any NoticeBoard
    private let undo: UndoStack<LibraryFailure>
    private let orders: Orders<LibraryFailure>
    private let wording: Wording

    /// - Parameter undo: gets a step for each that was stored.
    package init(
        library: any Library, notices: any NoticeBoard, undo: UndoStack<LibraryFailure>, wording: Wording
    ) {
        self.library = library
        self.notices = notices
        self.undo = undo
        self.wording = wording
        orders = Orders(notices: notices, message: wording.library.orderFailed)
    }

    /// The order has begun when this returns.
    ///
    /// - Parameters:
    ///   - message: said once it is stored.
    ///   - didEnd: hears whether it is stored.
    ///   - willTakeBack: called before it is undone.
    package func relink(
        _ thing: LibrarySummary, to aliases: Aliases, saying message: Message,
        didEnd: @escaping @MainActor (_ isStored: Bool) -> Void, willTakeBack: @escaping @MainActor () -> Void
    ) {
        orders.begin { [library, notices, undo, wording] () async throws(LibraryFailure) in
            try await library.relink(thing.subject, from: thing.aliases, to: aliases)
            undo.push { () async throws(LibraryFailure) in
                willTakeBack()
                try await library.relink(thing.subject, from: aliases, to: thing.aliases)
                return Message(wording.confirm.takenBack(thing.title.inSentence))
            }
            notices.post(message)
            didEnd(true)
        } recover: {
            didEnd(false)
        }
    }
}
