import Loading
package import Presentation

/// Orders that a presenter gives and that must not be lost, though its screen may be gone a moment later. Why one
/// could not be carried out is said below whatever is in sight then.
@MainActor
package final class Orders<Failure: Error> {
    private let notices: any NoticeBoard
    private let message: @MainActor (Failure) -> Message
    private let scope = TaskScope<Int>()
    private var count = 0

    /// - Parameter message: a failure in words.
    package init(notices: any NoticeBoard, message: @escaping @MainActor (Failure) -> Message) {
        self.notices = notices
        self.message = message
    }

    /// Has begun when this returns: neither the next key nor the way out can overtake it.
    ///
    /// - Parameter recover: undoes what was shown in advance.
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
