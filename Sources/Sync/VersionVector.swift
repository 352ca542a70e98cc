/// How much of what each machine has written is known. Merging needs none of it: it says what is missing, and who was last heard of when.
package struct VersionVector: Hashable, Sendable {
    package struct Progress: Hashable, Sendable {
        /// All changes of the machine up to this one, counted from 1, are known.
        package var number: UInt64
        /// Its latest stamp that is known.
        package var time: UInt64

        package init(number: UInt64 = 0, time: UInt64 = 0) {
            self.number = number
            self.time = time
        }
    }

    package private(set) var machines: [MachineID: Progress]

    package init(_ machines: [MachineID: Progress] = [:]) {
        self.machines = machines
    }

    package subscript(machine: MachineID) -> Progress { machines[machine] ?? Progress() }

    package mutating func merge(_ other: VersionVector) {
        for (machine, progress) in other.machines {
            see(machine, number: progress.number, time: progress.time)
        }
    }

    package mutating func see(_ machine: MachineID, number: UInt64 = 0, time: UInt64 = 0) {
        // One of whom nothing is known is not in it.
        guard number > 0 || time > 0 else { return }
        let known = self[machine]
        machines[machine] = Progress(number: max(known.number, number), time: max(known.time, time))
    }

    /// Goes on as far as these leave no gap.
    ///
    /// - Parameter ranges: of changes of this machine that are known.
    package mutating func see(_ ranges: [ClosedRange<UInt64>], of machine: MachineID) {
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            let known = self[machine].number
            // Numbers come from names of files, of which anybody may make some: the last that there is has none behind it.
            guard range.lowerBound <= known || range.lowerBound - 1 == known else { continue }
            see(machine, number: range.upperBound)
        }
    }
}
