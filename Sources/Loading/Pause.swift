/// A rest before work starts, so that what is only passed by is not asked for.
package struct Pause: Sendable {
    private let sleep: @MainActor @Sendable () async -> Void

    package init(_ sleep: @escaping @MainActor @Sendable () async -> Void) {
        self.sleep = sleep
    }

    /// May go on when its task is cancelled: who has waited looks whether it still matters.
    @MainActor
    package func wait() async {
        await sleep()
    }

    /// How long a cursor rests before its item's detail is asked for.
    package static let following = Duration.milliseconds(150)
    /// How long what is typed waits to be kept; with the time that a disk takes, nothing is more than 2 s behind.
    package static let drafting = Duration.seconds(1)
}
