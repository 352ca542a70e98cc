import Foundation
import Glibc

/// Sends mutations through a border, one a seed, and stops at the first that does harm.
struct FuzzRun {
    struct Finding: Error, CustomStringConvertible {
        let target: String
        let seed: UInt64
        let harm: String
        let input: [UInt8]

        var description: String {
            """
            \(target), seed \(seed): \(harm). The input begins: \(String(decoding: input.prefix(300), as: UTF8.self).debugDescription)
            Repeat it with: scripts/fuzz --target \(target) --seed \(seed) --inputs 1
            """
        }
    }

    let target: FuzzTarget
    /// What is being tried, for whoever finds the process dead.
    let note: FuzzNote

    /// In seconds of this thread's own time, so that a busy machine is no finding.
    private static let limit = 0.1

    func run(seeds: Range<UInt64>) throws {
        for seed in seeds { try run(seed) }
    }

    private func run(_ seed: UInt64) throws {
        var mutator = Mutator(seed: seed)
        let input = mutator.input(from: target.corpus)
        note.write("\(target.name) \(seed)")
        let start = Self.threadTime()
        let texts = target.read(input)
        let time = Self.threadTime() - start
        if time > Self.limit { throw finding(seed, "took \(time) s", input) }
        for text in texts {
            if let harm = DrawnText(text: text).harm() { throw finding(seed, "drew \(harm)", input) }
        }
    }

    private func finding(_ seed: UInt64, _ harm: String, _ input: [UInt8]) -> Finding {
        Finding(target: target.name, seed: seed, harm: harm, input: input)
    }

    private static func threadTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
