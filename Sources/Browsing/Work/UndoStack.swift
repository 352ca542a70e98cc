package import Presentation

/// The steps that can be undone, the last one first, whatever screen they were done on.
@MainActor
package final class UndoStack<Failure: Error> {
    /// Undoes a step.
    ///
    /// - Returns: the message for the user.
    package typealias Step = @MainActor () async throws(Failure) -> Message

    private let notices: any NoticeBoard
    private let nothing: Message
    private let orders: Orders<Failure>
    private var steps: [Step] = []

    /// - Parameters:
    ///   - nothing: the message if there is nothing to undo.
    ///   - former: the one that this takes the place of: its steps can still be undone.
    ///   - message: makes the words for a failure.
    package init(
        notices: any NoticeBoard, nothing: Message, after former: UndoStack? = nil,
        message: @escaping @MainActor (Failure) -> Message
    ) {
        self.notices = notices
        self.nothing = nothing
        steps = former?.steps ?? []
        orders = Orders(notices: notices, message: message)
    }

    package var isEmpty: Bool { steps.isEmpty }

    package func push(_ step: @escaping Step) {
        steps.append(step)
    }

    /// Undoing has begun when this returns. A step that fails stays, so that it can be tried again.
    package func undo() {
        guard let step = steps.popLast() else { return notices.post(nothing) }
        orders.begin { [notices] () async throws(Failure) in
            notices.post(try await step())
        } recover: { [weak self] in
            self?.steps.append(step)
        }
    }
}
