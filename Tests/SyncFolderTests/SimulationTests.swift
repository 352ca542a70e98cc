import Foundation
import Testing

@testable import Sealing
@testable import SyncFolder

struct SimulationTests {
    /// `MATINEE_SYNC_SOAK=1000000` tries that many, from a seed of the time of day on; `MATINEE_SYNC_SEED=7` this one alone.
    private static let seeds: Range<UInt64> = {
        let environment = ProcessInfo.processInfo.environment
        if let seed = environment["MATINEE_SYNC_SEED"].flatMap({ UInt64($0) }) { return seed..<seed + 1 }
        guard let count = environment["MATINEE_SYNC_SOAK"].flatMap({ UInt64($0) }) else { return 0..<800 }
        let first = UInt64(Date.now.timeIntervalSince1970) << 24
        print("seeds \(first)..<\(first + count)")
        return first..<first + count
    }()

    @Test func `All machines come to the same state, byte for byte, and no text that was acknowledged is lost`() throws
    {
        let sealed = try FileForm(SealingKey(bytes: Array(1...32)))
        var failures = 0
        for seed in Self.seeds where failures < 3 {
            // Every other one with files that are encrypted.
            let simulation = Simulation(seed: seed, form: seed % 2 == 0 ? .plain : sealed)
            guard let failure = simulation.failure() else { continue }
            let shrunk = simulation.shrunk()
            failures += 1
            Issue.record("seed \(seed): \(failure); after \(shrunk.length ?? 0) things: \(shrunk.failure() ?? failure)")
        }
    }
}
