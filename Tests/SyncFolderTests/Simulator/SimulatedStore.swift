import TestSupport

@testable import Sync
@testable import SyncFolder

/// What a machine keeps, in memory. It lasts through kills, can be cloned, and put back as it was.
final class SimulatedStore: SyncStore {
    struct Disk {
        var machine: MachineID
        var clock = HybridClock()
        var state = SyncState()
        /// How many changes this machine has made.
        var count: UInt64 = 0
        var waiting: [Delta] = []
        /// How many of them are in the segment that is under way.
        var underWay: Int?
        var files: [SyncFile: SyncFileState] = [:]
    }

    var disk: Disk
    private let power: Power

    init(_ disk: Disk, power: Power) {
        self.disk = disk
        self.power = power
    }

    /// Changes something here, as the reader does.
    func change(at second: Int, _ body: (SyncState, Stamp) -> [Delta]) -> [Delta] {
        let stamp = disk.clock.stamp(ofSecond: second, by: disk.machine)
        let deltas = body(disk.state, stamp)
        disk.state.merge(SyncContent(deltas: deltas))
        disk.count += UInt64(deltas.count)
        disk.waiting += deltas
        return deltas
    }

    var machine: MachineID { disk.machine }
    var count: UInt64 { disk.count }
    var vector: VersionVector { disk.state.vector }

    func known() throws(SyncFailure) -> [SyncFile: SyncFileState] { disk.files }

    func take(_ piece: FilePiece) throws(SyncFailure) -> Set<EntryID> {
        try lasting {
            for delta in piece.parts { disk.clock.see(delta.latest) }
            disk.state.merge(SyncContent(deltas: piece.parts, vector: piece.vector))
            if piece.vector != nil { disk.files[piece.file] = SyncFileState(.read, size: 0) }
            return []
        }
    }

    func forgotten() -> Set<MachineID> { [] }

    func forget(_ files: Set<SyncFile>) throws(SyncFailure) {
        try lasting { for file in files { disk.files[file] = nil } }
    }

    func nextSegment() throws(SyncFailure) -> OutgoingFile? {
        guard !disk.waiting.isEmpty else { return nil }
        return try lasting {
            let count = disk.underWay ?? disk.waiting.count
            disk.underWay = count
            return written(
                OutgoingFile(
                    Array(disk.waiting.prefix(count)), from: disk.count - UInt64(disk.waiting.count) + 1,
                    by: disk.machine))
        }
    }

    func makeBase() throws(SyncFailure) -> OutgoingFile {
        try lasting {
            var vector = disk.state.vector
            vector.see(disk.machine, number: disk.count, time: disk.waiting.map(\.latest).max() ?? 0)
            let state = SyncContent(deltas: disk.state.content.deltas, vector: vector)
            return written(OutgoingFile(state: state, by: disk.machine))
        }
    }

    func didPublish(_ outgoing: OutgoingFile) throws(SyncFailure) {
        try lasting {
            disk.files[outgoing.file] = SyncFileState(.published, size: outgoing.bytes.count)
            disk.state.merge(SyncContent(vector: outgoing.vector))
            disk.waiting.removeFirst(Int(outgoing.file.name.last) - Int(disk.count) + disk.waiting.count)
            disk.underWay = nil
        }
    }

    func become(_ machine: MachineID) throws(SyncFailure) {
        try lasting {
            disk.machine = machine
            disk.count = UInt64(disk.waiting.count)
            disk.underWay = nil
        }
    }

    private func written(_ outgoing: OutgoingFile) -> OutgoingFile {
        if disk.files[outgoing.file] == nil {
            disk.files[outgoing.file] = SyncFileState(.written, size: outgoing.bytes.count)
        }
        return outgoing
    }

    private func lasting<Value>(_ body: () -> Value) throws(SyncFailure) -> Value {
        try power.step()
        let value = body()
        try power.step()
        return value
    }
}
