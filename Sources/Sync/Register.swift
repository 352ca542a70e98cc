/// A multi-value register: per machine its last value, or a tombstone.
///
/// The later stamp wins. What another machine wrote beside it, without having seen it, stays in its slot until somebody writes who has
/// seen both. To take away is to replace by nothing: what was not seen by who took away stays, and is the value then.
///
/// Merging takes of each machine the later slot. That is commutative, associative and idempotent, since each slot is the greatest of
/// all that was ever said of it. A part of a register is a register too: what is sent is the slots that a change has set.
package struct Register: Hashable, Sendable {
    /// What is known of one machine's writing.
    package struct Slot: Hashable, Sendable {
        package let stamp: Stamp
        /// Nil once somebody has replaced it or taken it away.
        package let value: [UInt8]?

        package init(stamp: Stamp, value: [UInt8]?) {
            self.stamp = stamp
            self.value = value
        }

        /// Whether this machine said this after the other. Only clones say two things with one stamp: then the bytes decide.
        fileprivate func isAfter(_ other: Slot) -> Bool {
            guard stamp.time == other.stamp.time else { return stamp.time > other.stamp.time }
            guard let theirs = other.value else { return false }
            guard let value else { return true }
            return theirs.lexicographicallyPrecedes(value)
        }
    }

    /// One a machine, sorted by it.
    package private(set) var slots: [Slot]

    package init() {
        slots = []
    }

    init(slots: [Slot]) {
        self.init()
        for slot in slots { take(slot) }
    }

    /// Nil where nothing is written.
    package var value: [UInt8]? { winner?.value }

    /// When the value was written, and by whom.
    package var stamp: Stamp? { winner?.stamp }

    /// The latest time in it; 0 if there is none.
    var latest: UInt64 { slots.map(\.stamp.time).max() ?? 0 }

    package mutating func merge(_ other: Register) {
        for slot in other.slots { take(slot) }
    }

    /// What is to be merged and sent for writing a value.
    package func writing(_ value: [UInt8], at stamp: Stamp) -> Register {
        Register(slots: replaced.filter { $0.stamp.machine != stamp.machine } + [Slot(stamp: stamp, value: value)])
    }

    /// What is to be merged and sent for taking the value away, with all that is beside it; nil where there is nothing.
    package func takingAway() -> Register? {
        replaced.isEmpty ? nil : Register(slots: replaced)
    }

    /// What is to be merged and sent for taking the value away where that has to be said even if there is none.
    package func takingAway(at stamp: Stamp) -> Register {
        Register(slots: replaced.filter { $0.stamp.machine != stamp.machine } + [Slot(stamp: stamp, value: nil)])
    }

    /// Whether what this machine has written here was neither replaced nor taken away.
    package func isWritten(by machine: MachineID) -> Bool {
        slots.contains { $0.stamp.machine == machine && $0.value != nil }
    }

    private var winner: Slot? { slots.filter { $0.value != nil }.max { $0.stamp < $1.stamp } }

    private var replaced: [Slot] { slots.filter { $0.value != nil }.map { Slot(stamp: $0.stamp, value: nil) } }

    private mutating func take(_ slot: Slot) {
        let index = slots.firstIndex { $0.stamp.machine >= slot.stamp.machine } ?? slots.endIndex
        guard index < slots.endIndex, slots[index].stamp.machine == slot.stamp.machine else {
            return slots.insert(slot, at: index)
        }
        if slot.isAfter(slots[index]) { slots[index] = slot }
    }
}
