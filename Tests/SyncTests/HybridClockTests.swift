import Testing

@testable import Sync

struct HybridClockTests {
    private let machine = MachineID(high: 0, low: 1)

    @Test func `What is written is later than what was seen, whatever the clock says`() {
        var clock = HybridClock()
        let first = clock.stamp(ofSecond: 1_000, by: machine)
        let second = clock.stamp(ofSecond: 1_000, by: machine)
        let behind = clock.stamp(ofSecond: 10, by: machine)
        clock.see(Stamp.time(second: 4_073_000_000))
        let after = clock.stamp(ofSecond: 2_000, by: machine)
        #expect([first, second, behind, after] == [first, second, behind, after].sorted())
        #expect(Set([first, second, behind, after]).count == 4)
        #expect(Stamp.second(of: after.time) == 4_073_000_000)
    }

    @Test func `Times that have no room are the nearest that have`() {
        var clock = HybridClock(latest: .max)
        #expect(clock.stamp(ofSecond: .max, by: machine).time == .max)
        #expect(Stamp.time(second: .min) == 0)
        #expect(Stamp.second(of: Stamp.time(second: .max)) == (1 << 48 - 1) / 1_000)
    }
}
