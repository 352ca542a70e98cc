import Foundation

/// What is asked of the fuzzer: by `scripts/fuzz` in the environment, else what every run of the tests does.
struct FuzzPlan {
    let targets: [FuzzTarget]
    /// For each target.
    let seeds: Range<UInt64>
    /// One input in place of seeds.
    let file: String?
    /// Where inputs are noted; nil for nowhere.
    private let notes: String?

    init(environment: [String: String]) {
        targets = FuzzTarget.all.filter { environment["MATINEE_FUZZ_TARGET"].map([$0.name].contains) ?? true }
        // In all, for all borders together.
        let inputs = environment["MATINEE_FUZZ_INPUTS"].flatMap(UInt64.init) ?? 20_000
        let first = environment["MATINEE_FUZZ_SEED"].flatMap(UInt64.init) ?? 0
        seeds = first..<first + max(1, inputs / UInt64(max(1, targets.count)))
        file = environment["MATINEE_FUZZ_FILE"]
        notes = environment["MATINEE_FUZZ_NOTES"]
    }

    /// Whether it gets a process of its own. Where somebody reads the notes, one target's trap is not the end of the others.
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
