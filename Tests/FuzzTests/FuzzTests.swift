import Testing

@testable import CommandLine

/// No input from outside crashes the program, blocks it, or reaches the terminal unchecked. `scripts/fuzz` runs more
/// inputs.
@Suite(.serialized)
struct FuzzTests {
    @Test(arguments: FuzzPlan.current.targets.filter { !FuzzPlan.current.runsAlone($0) })
    func whateverComesIsReadOrRefusedAndDrawnHarmlessly(target: FuzzTarget) async throws {
        try await FuzzPlan.current.run(target)
    }

    @Test(arguments: FuzzPlan.current.targets.filter(FuzzPlan.current.runsAlone))
    func whateverComesToAProcessOfItsOwnLeavesItWhole(target: FuzzTarget) async {
        await #expect(processExitsWith: .success) { [name = target.name as String] in
            // A thrown error would end the process as a trap does, so it is recorded instead.
            do { try await FuzzPlan.current.run(try #require(FuzzTarget.named(name))) } catch { Issue.record(error) }
        }
    }

    @Test(arguments: FuzzTarget.all)
    func whatIsWholeIsRead(target: FuzzTarget) async throws {
        guard !target.isAlone else {
            await #expect(processExitsWith: .success) { [name = target.name as String] in
                try await Self.expectWholeIsRead(try #require(FuzzTarget.named(name)))
            }
            return
        }
        try await Self.expectWholeIsRead(target)
    }

    /// A target that rejects everything would pass all other tests.
    private static func expectWholeIsRead(_ target: FuzzTarget) async throws {
        for input in target.corpus {
            let texts = try await target.read(input)
            switch target.name {
            case "arguments": #expect(texts.isEmpty, "What is right is not complained of")
            case "import-json", "import-csv": #expect(texts.first == "A, B")
            default: #expect(!texts.isEmpty)
            }
        }
    }

    @Test func whatIsHarmfulIsDrawnHarmless() {
        #expect(DrawnCells(DrawnText(text: "\u{1B}[2J漢").frame(ofWidth: 7)).harm == nil)
    }

    @Test func aBorderThatSaysThatHarmWasDoneIsFound() async {
        let finding = await finding(
            of: FuzzTarget(name: "harmful", corpus: [[1]]) { _ in throw FuzzTarget.Harm("hurt") })
        #expect(finding?.harm == "hurt")
    }

    @Test func whatTakesLongToReadIsFound() async {
        let slow = FuzzTarget(name: "slow", corpus: [[1]]) { _ in
            [String((0..<3_000_000).reduce(0.0) { $0 + Double($1).squareRoot() }.isZero)]
        }
        #expect(await finding(of: slow, limit: 0.001)?.harm.hasSuffix("s to read") == true)
    }

    @Test func whatTakesLongToDrawIsFound() async {
        let text = String(repeating: "漢e\u{301}\u{302}", count: 30_000)
        let finding = await finding(of: FuzzTarget(name: "long", corpus: [[1]]) { _ in [text] }, limit: 0.001)
        #expect(finding?.harm.hasSuffix("s to draw") == true)
    }

    private func finding(of target: FuzzTarget, limit: Double = 1) async -> FuzzRun.Finding? {
        await #expect(throws: FuzzRun.Finding.self) {
            try await FuzzRun(target: target, note: FuzzNote(folder: nil, name: target.name), limit: limit).run(
                seeds: 0..<1)
        }
    }

    @Test func whatReachesNewCodeIsMutatedFurther() async throws {
        let inputs = Recorded()
        let target = FuzzTarget(name: "letters", corpus: [[UInt8](repeating: 0x61, count: 60)]) { input in
            inputs.add(input)
            return []
        }
        var run = FuzzRun(target: target, note: FuzzNote(folder: nil, name: "letters"))
        run.reachesMore = { true }
        try await run.run(seeds: 0..<30)
        let guided = inputs.all
        run.reachesMore = { false }
        try await run.run(seeds: 0..<30)
        #expect(inputs.all.count == 60)
        #expect(guided != Array(inputs.all.suffix(30)))
        #expect(guided.first == inputs.all[30])
    }

    @Test func theSameSeedSpoilsAlike() {
        let corpus = Corpus.bodies("tmdb-detail")
        var (one, other, third) = (Mutator(seed: 7), Mutator(seed: 7), Mutator(seed: 8))
        let input = one.input(from: corpus)
        #expect(input == other.input(from: corpus))
        #expect(input != third.input(from: corpus))
    }
}
