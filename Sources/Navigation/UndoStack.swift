package import Presentation

/// What can be taken back, the last first, on whichever screen it was done and whichever is in sight now.
@MainActor
package final class UndoStack<Failure: Error> {
    /// Takes something back.
    ///
    /// - Returns: what is to be said of it.
    package typealias Step = @MainActor () async throws(Failure) -> Message

    private let notices: any NoticeBoard
    private let nothing: Message
    private let orders: Orders<Failure>
    private var steps: [Step] = []

    /// - Parameters:
    ///   - nothing: what is said where there is nothing to take back.
    ///   - message: a failure in words.
    package init(notices: any NoticeBoard, nothing: Message, message: @escaping @MainActor (Failure) -> Message) {
        self.notices = notices
        self.nothing = nothing
        orders = Orders(notices: notices, message: message)
    }

    package var isEmpty: Bool { steps.isEmpty }

    package func push(_ step: @escaping Step) {
        steps.append(step)
    }

    /// Has begun when this returns. What fails can be tried again.
    package func undo() {
        guard let step = steps.popLast() else { return notices.post(nothing) }
        orders.begin { [notices] () async throws(Failure) in
            notices.post(try await step())
        } recover: { [weak self] in
            self?.steps.append(step)
        }
    }
}
