/// A hybrid logical clock: the time of day where that is ahead, else one more than the latest stamp that was made or seen. So what
/// somebody writes is later than all that they have seen, whatever clocks say (Kulkarni et al., 2014).
///
/// No stamp is rejected. A clock in 2099 takes all others along, and costs no more than the time of day in the stamps: days that are
/// shown are data of their own.
package struct HybridClock: Hashable, Sendable {
    /// The latest time that was made or seen, as `Stamp.time` has it.
    package private(set) var latest: UInt64

    package init(latest: UInt64 = 0) {
        self.latest = latest
    }

    /// The stamp of what is written now.
    ///
    /// - Parameter second: since 1970, as the machine's clock has it.
    package mutating func stamp(ofSecond second: Int, by machine: MachineID) -> Stamp {
        let next = latest == .max ? latest : latest + 1
        latest = max(next, Stamp.time(second: second))
        return Stamp(time: latest, machine: machine)
    }

    package mutating func see(_ time: UInt64) {
        latest = max(latest, time)
    }
}
