import Browsing
import Entities
import Presentation
import Services

/// Stores what somebody says that kept things are in catalogues, or are not. Undo takes it back.
@MainActor
final class Relinking {
    private let library: any Library
    private let notices: any NoticeBoard
    private let undo: UndoStack<LibraryFailure>
    private let orders: Orders<LibraryFailure>
    private let wording: Wording

    /// - Parameter undo: gets a step for each that was stored.
    init(
        library: any Library, notices: any NoticeBoard, undo: UndoStack<LibraryFailure>, wording: Wording
    ) {
        self.library = library
        self.notices = notices
        self.undo = undo
        self.wording = wording
        orders = Orders(notices: notices, message: wording.library.orderFailed)
    }

    /// A thing, with what it is from then on.
    typealias Change = (thing: LibrarySummary, aliases: Aliases)

    /// One step takes all of it back. If one of the changes fails, those before it are stored. The order has begun when this returns.
    ///
    /// - Parameters:
    ///   - changes: none where there is nothing to change, of which the message tells.
    ///   - message: said once all are stored.
    ///   - didEnd: hears which of them are stored.
    ///   - willTakeBack: called before they are undone.
    func relink(
        _ changes: [Change], saying message: Message,
        didEnd: @escaping @MainActor (_ stored: [LibrarySubject]) -> Void,
        willTakeBack: @escaping @MainActor () -> Void
    ) {
        orders.begin { [library, notices, undo, wording] () async throws(LibraryFailure) in
            var stored: [Change] = []
            var failure: LibraryFailure?
            do throws(LibraryFailure) {
                for change in changes {
                    try await library.relink(change.thing.subject, from: change.thing.aliases, to: change.aliases)
                    stored.append(change)
                }
            } catch {
                failure = error
            }
            if !stored.isEmpty {
                undo.push { [stored] () async throws(LibraryFailure) in
                    willTakeBack()
                    for change in stored {
                        try await library.relink(change.thing.subject, from: change.aliases, to: change.thing.aliases)
                    }
                    return Self.takenBack(stored, wording)
                }
            }
            didEnd(stored.map(\.thing.subject))
            if let failure { throw failure }
            notices.post(message)
        }
    }

    private static func takenBack(_ changes: [Change], _ wording: Wording) -> Message {
        guard changes.count == 1, let thing = changes.first?.thing else {
            return Message(wording.confirm.takenAllBack(wording.format.count(changes.count)))
        }
        return Message(wording.confirm.takenBack(thing.title.inSentence))
    }
}
