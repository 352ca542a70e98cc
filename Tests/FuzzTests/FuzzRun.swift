import CCoverage
import Glibc
import TerminalKit

@testable import CommandLine

/// Runs a target with mutations, one for each seed, and stops at the first that does harm.
struct FuzzRun {
    struct Finding: Error, CustomStringConvertible {
        let target: String
        let harm: String
        let input: [UInt8]
        /// The seed that reproduces it from the corpus; nil if its input came from another mutation.
        let seed: UInt64?

        var description: String {
            let text = String(decoding: input.prefix(300), as: UTF8.self).debugDescription
            let repetition = seed.map { "\nRepeat it with: scripts/fuzz --target \(target) --seed \($0) --inputs 1" }
            return "\(target): \(harm). The input begins: \(text)" + (repetition ?? "")
        }
    }

    let target: FuzzTarget
    /// The current input, in case the process dies.
    let note: FuzzNote

    /// Whether the input has reached new code. Always false in builds without coverage.
    var reachesMore: @Sendable () -> Bool = { matinee_coverage_take() > 0 }

    /// The time limit for an input, and for a frame with its text. In seconds of processor time, so that a busy machine
    /// does not matter.
    var limit = FuzzRun.limit

    /// Unoptimised builds get ten times as long, although they are slower than that.
    private static let limit = _isDebugAssertConfiguration() ? 1 : 0.1

    func run(seeds: Range<UInt64>) async throws {
        var pool = InputPool(target.corpus)
        _ = reachesMore()
        for seed in seeds {
            var mutator = Mutator(seed: seed)
            let input = mutator.input(from: pool.inputs)
            try await run(input, seed: pool.kept == 0 ? seed : nil)
            if reachesMore() { pool.keep(input) }
        }
        note.finish("\(seeds.count) inputs, \(pool.kept) of them reached what none had reached")
    }

    func run(_ input: [UInt8], seed: UInt64? = nil) async throws {
        note.write(input)
        if let harm = try await harm(of: input) {
            throw Finding(target: target.name, harm: harm, input: input, seed: seed)
        }
    }

    /// Nil if nothing is wrong.
    private func harm(of input: [UInt8]) async throws -> String? {
        var texts: [String] = []
        var fastest = Double.infinity
        // What takes too long does so each time: processor time too is more where caches and cores are shared.
        for _ in 1...3 where fastest > limit {
            let start = time()
            do {
                texts = try await target.read(input)
            } catch let harm as FuzzTarget.Harm {
                return harm.description
            }
            fastest = min(fastest, time() - start)
        }
        if fastest > limit { return "took \(fastest) s to read" }
        var last = time()
        for text in texts {
            for width in DrawnText.widths {
                let frame = DrawnText(text: text).frame(ofWidth: width)
                let drawn = time()
                if drawn - last > limit { return "took \(drawn - last) s to draw" }
                if let harm = DrawnCells(frame).harm { return "drew \(harm) at width \(width)" }
                last = time()
            }
        }
        return nil
    }

    /// In a process of its own the time of all threads counts, else only that of this thread, since other tests run
    /// too.
    private func time() -> Double {
        var time = timespec()
        clock_gettime(target.isAlone ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
