/// A rest before work starts, so that nothing is requested for items that the cursor only passes.
package struct Pause: Sendable {
    private let sleep: @MainActor @Sendable () async -> Void

    package init(_ sleep: @escaping @MainActor @Sendable () async -> Void) {
        self.sleep = sleep
    }

    /// Need not end when its task is cancelled: the caller checks whether the work is still wanted.
    @MainActor
    package func wait() async {
        await sleep()
    }

    /// How long the cursor must rest on an item before its detail is requested.
    package static let following = Duration.milliseconds(150)
    /// How long the reader must have stopped typing before a source is asked for it.
    package static let searching = Duration.milliseconds(250)
    /// How long typed text waits before a draft is stored. With the time that the disk takes, a draft is at most 2 s
    /// old.
    package static let drafting = Duration.seconds(1)
}

/// How long scenes rest before what costs something.
package struct Pauses: Sendable {
    /// Before what is in sight, or under the cursor, is asked for.
    package let following: Pause
    /// Before a source is asked for what was typed.
    package let searching: Pause
    /// Before typed text is stored as a draft.
    package let drafting: Pause

    package init(following: Pause, searching: Pause, drafting: Pause) {
        self.following = following
        self.searching = searching
        self.drafting = drafting
    }
}
