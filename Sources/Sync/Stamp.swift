/// When something was written, and by whom. Of two stamps the later one wins; stamps of two machines are never the same.
package struct Stamp: Hashable, Comparable, Sendable {
    /// 48 bits of milliseconds since 1970, and 16 that count what was written within one of them.
    package let time: UInt64
    package let machine: MachineID

    package init(time: UInt64, machine: MachineID) {
        self.time = time
        self.machine = machine
    }

    /// - Returns: since 1970.
    package static func second(of time: UInt64) -> Int { Int(time >> 16) / 1_000 }

    /// - Parameter second: what is outside of 48 bits of milliseconds becomes the nearest that is not.
    static func time(second: Int) -> UInt64 {
        UInt64(min(max(second, 0), (1 << 48 - 1) / 1_000) * 1_000) << 16
    }

    package static func < (left: Stamp, right: Stamp) -> Bool {
        left.time == right.time ? left.machine < right.machine : left.time < right.time
    }
}
