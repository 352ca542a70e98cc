import CAllocationCount
import TerminalKit
import Testing

/// Keys cost no more than recorded, and no more than promised. This finds slow code without measuring time.
struct KeyCostTests {
    /// The widest terminal on which the list is alone, and one with the detail beside it.
    private static let alone = Size(width: 99, height: 40)
    private static let split = Size(width: 120, height: 40)
    private static let repetitions = 20
    private static let pages = 3

    @Test func keysCostWhatIsWrittenDown() async {
        await #expect(processExitsWith: .success) {
            let table = try await Self.measure()
            guard !CostTable.isToBeRecorded else { return try table.record() }
            let findings = table.findings(
                since: try CostTable.recorded, countsAllocations: matinee_counts_allocations())
            for finding in findings {
                Issue.record(
                    "\(finding) Where that is meant, `make docs` writes Tests/CounterTests/Counters.txt anew.")
            }
        }
    }

    @Test func keysCostNoMoreThanWasPromised() async {
        await #expect(processExitsWith: .success) {
            let table = try await Self.measure()
            let down = try #require(table["down"])
            #expect(down.bytes <= 150 * Self.repetitions)
            #expect(down.frames == Self.repetitions)
            #expect(try #require(table["follow"]).frames == Self.repetitions)
            #expect(try #require(table["page"]).bytes <= 2_500 * Self.pages)
            let burst = try #require(table["burst"])
            #expect(burst.bytes <= 10_000 && (1...3).contains(burst.frames))
            #expect(try #require(table["resize"]).bytes <= #require(table["redraw"]).bytes)
            #expect(try #require(table["no key"]).bytes == 0)
        }
    }

    @MainActor
    private static func measure() async throws -> CostTable {
        let program = try CountedProgram(alone)
        var table = CostTable()
        await program.press([])
        await program.loadAll()
        // Work that is done only once is not counted.
        await program.press([.down])
        table.append(await program.press([]), for: "no key")
        table.append(await program.pressEach(.down, times: repetitions), for: "down")
        await program.press(Array(repeating: .down, count: alone.height))
        table.append(await program.pressEach(.down, times: repetitions), for: "scroll")
        await program.press([.home])
        table.append(await program.pressEach(.pageDown, times: pages), for: "page")
        table.append(await program.press([.end]), for: "end")
        await program.press([.home])
        table.append(await program.press(Array(repeating: .down, count: 200)), for: "burst")
        table.append(await program.press([.enter]), for: "detail")
        await program.press([.escape])
        table.append(await program.resize(to: split), for: "resize")
        table.append(await program.press([.control("l")]), for: "redraw")
        await program.press([.home])
        table.append(await program.pressEach(.down, times: repetitions), for: "follow")
        return table
    }
}
