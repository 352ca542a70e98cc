package import Presentation

/// Orders of a presenter that must not be lost, even if its screen goes away right after. If one fails, a notice says
/// why.
@MainActor
package final class Orders<Failure: Error> {
    private let notices: any NoticeBoard
    private let message: @MainActor (Failure) -> Message
    private let scope = TaskScope<Int>()
    private var count = 0

    /// - Parameter message: makes the words for a failure.
    package init(notices: any NoticeBoard, message: @escaping @MainActor (Failure) -> Message) {
        self.notices = notices
        self.message = message
    }

    /// The order has begun when this returns: neither the next key nor the end of the program can overtake it.
    ///
    /// - Parameter recover: called after a failure, to undo what was shown in advance.
    package func begin(
        _ order: @escaping @MainActor () async throws(Failure) -> Void, recover: (@MainActor () -> Void)? = nil
    ) {
        count += 1
        scope.begin(count) { [notices, message] in
            do throws(Failure) { try await order() } catch {
                recover?()
                notices.post(message(error))
            }
        }
    }
}
