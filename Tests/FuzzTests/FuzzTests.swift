import Foundation
import Testing

/// Nothing that comes from outside stops the program, holds it up, or reaches the terminal unread. `scripts/fuzz` asks
/// for more inputs than there are here.
@Suite(.serialized)
struct FuzzTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let targets = (FuzzTarget.services + FuzzTarget.program).filter {
        environment["MATINEE_FUZZ_TARGET"].map([$0.name].contains) ?? true
    }
    /// In all, for all borders together.
    private static let inputs = environment["MATINEE_FUZZ_INPUTS"].flatMap(UInt64.init) ?? 20_000
    private static let firstSeed = environment["MATINEE_FUZZ_SEED"].flatMap(UInt64.init) ?? 0
    private static let note = FuzzNote(path: environment["MATINEE_FUZZ_NOTE"])

    @Test(arguments: targets)
    func whateverComesIsReadOrRefusedAndDrawnHarmlessly(target: FuzzTarget) throws {
        let share = max(1, Self.inputs / UInt64(Self.targets.count))
        try FuzzRun(target: target, note: Self.note).run(seeds: Self.firstSeed..<Self.firstSeed + share)
    }

    @Test(arguments: FuzzTarget.services + FuzzTarget.program)
    func whatIsWholeIsRead(target: FuzzTarget) {
        // A border that refuses everything would pass every other test.
        let texts = target.corpus.flatMap(target.read)
        switch target.name {
        case "arguments": #expect(texts.isEmpty, "What is right is not complained of")
        case "import-json", "import-csv": #expect(texts.first == "A, B")
        default: #expect(!texts.isEmpty)
        }
    }

    @Test func aReaderThatDrawsHarmIsFound() throws {
        let harmful = DrawnText(text: "\u{1B}[2J漢")
        #expect(harmful.harm() == nil, "HarmlessText makes it harmless")
        let slow = FuzzTarget(name: "slow", corpus: [[1]]) { _ in
            var sum = 0.0
            for number in 0..<40_000_000 { sum += Double(number).squareRoot() }
            return sum > 0 ? [] : ["never"]
        }
        #expect(throws: FuzzRun.Finding.self) { try FuzzRun(target: slow, note: FuzzNote(path: nil)).run(seeds: 0..<1) }
    }

    @Test func theSameSeedSpoilsAlike() {
        let corpus = Corpus.bodies("tmdb-detail")
        var (one, other, third) = (Mutator(seed: 7), Mutator(seed: 7), Mutator(seed: 8))
        let input = one.input(from: corpus)
        #expect(input == other.input(from: corpus))
        #expect(input != third.input(from: corpus))
    }
}
