import Foundation
import Testing

struct SimulationTests {
    /// `MATINEE_SYNC_SOAK=1000000` tries that many, from a seed of the time of day on; `MATINEE_SYNC_SEED=7` this one alone.
    private static let seeds: Range<UInt64> = {
        let environment = ProcessInfo.processInfo.environment
        if let seed = environment["MATINEE_SYNC_SEED"].flatMap({ UInt64($0) }) { return seed..<seed + 1 }
        guard let count = environment["MATINEE_SYNC_SOAK"].flatMap({ UInt64($0) }) else { return 0..<2_000 }
        let first = UInt64(Date.now.timeIntervalSince1970) << 24
        print("seeds \(first)..<\(first + count)")
        return first..<first + count
    }()

    @Test func `All machines come to the same state, byte for byte, and no text that was acknowledged is lost`() {
        var failures = 0
        for seed in Self.seeds where failures < 3 {
            guard let failure = Simulation(seed: seed).failure() else { continue }
            let shrunk = Simulation(seed: seed).shrunk()
            failures += 1
            Issue.record("seed \(seed): \(failure); after \(shrunk.length ?? 0) things: \(shrunk.failure() ?? failure)")
        }
    }
}
