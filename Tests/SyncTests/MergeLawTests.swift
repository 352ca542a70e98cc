import Entities
import TestSupport
import Testing

@testable import Sync

/// What makes it indifferent in which order, how often and in which parts machines hear of each other.
struct MergeLawTests {
    /// States that some machines have come to, who have heard of a part of what the others did.
    private func states(seed: UInt64) -> [SyncState] {
        var generator = SeededGenerator(seed: seed)
        let entries = (0..<2).map {
            EntryID(LibrarySubject(kind: .movie, id: ItemID(source: SourceID(rawValue: "s"), key: "\($0)")))
        }
        var machines = (0..<3).map { (MachineID(high: 0, low: $0), HybridClock(), SyncState()) }
        for _ in 0..<Int.random(in: 1...40, using: &generator) {
            let index = Int.random(in: machines.indices, using: &generator)
            let entry = entries[Int.random(in: 0...1, using: &generator)]
            let synced = machines[index].2[entry]
            // Coarse and wrong, so that stamps are close to each other and often in the wrong order.
            let stamp = machines[index].1.stamp(
                ofSecond: Int.random(in: 1...3, using: &generator), by: machines[index].0)
            let field = FieldID(["a", "b"].randomElement(using: &generator) ?? "a")
            var deltas: [Delta] = []
            switch Int.random(in: 0..<6, using: &generator) {
            case 0, 1:
                let register = (synced.registers[field] ?? Register()).writing(
                    [UInt8.random(in: 0...3, using: &generator)], at: stamp)
                deltas = [.register(entry, field, register)]
            case 2: deltas = synced.registers[field]?.takingAway().map { [.register(entry, field, $0)] } ?? []
            case 3:
                let text = [UInt8.random(in: 0...3, using: &generator)]
                deltas = [.revision(entry, synced.note.writing(text, changed: 0, at: stamp))]
            case 4:
                let isWhole = Bool.random(using: &generator)
                deltas =
                    synced.note.takingAway(isWhole: isWhole, changed: 0, at: stamp).map { [.revision(entry, $0)] } ?? []
            default:
                let other = Array(machines[Int.random(in: machines.indices, using: &generator)].2.content.deltas)
                deltas =
                    Bool.random(using: &generator)
                    ? other : other.filter { _ in Bool.random(using: &generator) }
                for delta in deltas { machines[index].1.see(delta.latest) }
            }
            machines[index].2.merge(
                SyncContent(deltas: deltas, vector: VersionVector([machines[index].0: .init(number: stamp.time)])))
        }
        return machines.map(\.2)
    }

    private func merged(_ states: SyncState...) -> [UInt8] {
        var whole = SyncState()
        for state in states { whole.merge(state) }
        return whole.content.bytes
    }

    @Test func `Merging is commutative, associative and idempotent, byte for byte`() {
        for seed in 0..<1_000 as Range<UInt64> {
            let states = states(seed: seed)
            let (a, b, c) = (states[0], states[1], states[2])
            var (left, right) = (a, b)
            left.merge(b)
            right.merge(c)
            #expect(merged(a, b) == merged(b, a), "seed \(seed)")
            #expect(merged(left, c) == merged(a, right), "seed \(seed)")
            #expect(merged(a, a) == a.content.bytes, "seed \(seed)")
            #expect(merged(left, a) == left.content.bytes, "seed \(seed)")
        }
    }

    @Test func `A state is what it says of itself`() throws {
        for seed in 0..<200 as Range<UInt64> {
            for state in states(seed: seed) {
                let read = try SyncContent(bytes: state.content.bytes)
                #expect(SyncState(read) == state, "seed \(seed)")
            }
        }
    }
}
