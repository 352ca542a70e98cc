/// A rest before work starts, so that what is only passed by is not asked for.
package struct Pause: Sendable {
    private let sleep: @Sendable () async -> Void

    package init(_ sleep: @escaping @Sendable () async -> Void) {
        self.sleep = sleep
    }

    /// Ends early when its task is cancelled.
    package func wait() async {
        await sleep()
    }

    /// How long a cursor rests before its item's detail is asked for.
    package static let following = Pause { try? await Task.sleep(for: .milliseconds(150)) }
}
