import Glibc
import TerminalKit

/// Sends mutations through a border, one a seed, and stops at the first that does harm.
struct FuzzRun {
    struct Finding: Error, CustomStringConvertible {
        let target: String
        let harm: String
        let input: [UInt8]
        /// What repeats it, after `scripts/fuzz`.
        let repetition: String

        var description: String {
            """
            \(target): \(harm). The input begins: \(String(decoding: input.prefix(300), as: UTF8.self).debugDescription)
            Repeat it with: scripts/fuzz --target \(target) \(repetition)
            """
        }
    }

    let target: FuzzTarget
    /// What is being tried, for whoever finds the process dead.
    let note: FuzzNote

    /// For reading an input, and for a frame that shows a text of it. In seconds of processor time, so that a busy
    /// machine is no finding.
    var limit = FuzzRun.limit

    /// Five times as long without the compiler's optimisation, which makes more difference than that.
    private static let limit = _isDebugAssertConfiguration() ? 0.5 : 0.1

    func run(seeds: Range<UInt64>) async throws {
        for seed in seeds {
            var mutator = Mutator(seed: seed)
            note.write("\(target.name) --seed \(seed) --inputs 1")
            try await run(mutator.input(from: target.corpus), repetition: "--seed \(seed) --inputs 1")
        }
    }

    func run(_ input: [UInt8], repetition: String) async throws {
        if let harm = try await harm(of: input) {
            throw Finding(target: target.name, harm: harm, input: input, repetition: repetition)
        }
    }

    /// Nil where all is well.
    private func harm(of input: [UInt8]) async throws -> String? {
        let texts: [String]
        let start = time()
        do {
            texts = try await target.read(input)
        } catch let harm as FuzzTarget.Harm {
            return harm.description
        }
        var last = time()
        if last - start > limit { return "took \(last - start) s to read" }
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

    /// A process of its own may have several threads at work; else what other tests do must not count.
    private func time() -> Double {
        var time = timespec()
        clock_gettime(target.isAlone ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
