import Foundation

/// The settings of the fuzzer: from `scripts/fuzz` by environment variables, or the defaults for test runs.
struct FuzzPlan {
    let targets: [FuzzTarget]
    /// For each target.
    let seeds: Range<UInt64>
    /// One input in place of seeds.
    let file: String?
    /// The folder for notes of inputs; nil for none.
    private let notes: String?

    init(environment: [String: String]) {
        targets = FuzzTarget.all.filter { environment["MATINEE_FUZZ_TARGET"].map([$0.name].contains) ?? true }
        // The number for all targets together.
        let inputs = environment["MATINEE_FUZZ_INPUTS"].flatMap(UInt64.init) ?? 20_000
        let first = environment["MATINEE_FUZZ_SEED"].flatMap(UInt64.init) ?? 0
        seeds = first..<first + max(1, inputs / UInt64(max(1, targets.count)))
        file = environment["MATINEE_FUZZ_FILE"]
        notes = environment["MATINEE_FUZZ_NOTES"]
    }

    /// Whether it gets a process of its own. With notes every target does, so that a trap in one does not end the
    /// others.
    func runsAlone(_ target: FuzzTarget) -> Bool {
        target.isAlone || notes != nil
    }

    static let current = FuzzPlan(environment: ProcessInfo.processInfo.environment)

    func run(_ target: FuzzTarget) async throws {
        let note = FuzzNote(folder: notes, name: target.name)
        let run = FuzzRun(target: target, note: note)
        if let file {
            try await run.run(Array(try Data(contentsOf: URL(filePath: file))))
            note.finish("1 input")
        } else {
            try await run.run(seeds: seeds)
        }
    }
}
