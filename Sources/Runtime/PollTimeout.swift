/// How long a loop sleeps in `poll` and the like.
package enum PollTimeout {
    /// In milliseconds, rounded up, so that the last fraction of one is not a busy loop; 0 where that is over, and -1, which is for ever,
    /// where there is none. What is further ahead than `poll` can wait (24.8 days) is asked for again then.
    package static func milliseconds(
        until deadline: ContinuousClock.Instant?, from now: ContinuousClock.Instant = .now
    ) -> Int32 {
        guard let deadline else { return -1 }
        let wait = ((deadline - now) / .milliseconds(1)).rounded(.up)
        return Int32(min(max(0, wait), Double(Int32.max)))
    }
}
