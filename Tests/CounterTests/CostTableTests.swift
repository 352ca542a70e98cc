import Testing

struct CostTableTests {
    private func table(_ cost: Cost) -> CostTable {
        var table = CostTable()
        table.append(cost, for: "down")
        return table
    }

    private let before = Cost(frames: 1, characters: 100, bytes: 1_000, allocations: 200)

    @Test func whatIsWrittenIsRead() {
        #expect(CostTable(text: table(before).text) == table(before))
        #expect(CostTable(text: table(before).text)["down"] == before)
    }

    @Test func theSameIsNothingToLookAt() {
        #expect(table(before).findings(since: table(before)) == [])
    }

    @Test(arguments: Cost.counters.map(\.name))
    func aCounterThatGetsWorseIsFound(name: String) throws {
        let counter = try #require(Cost.counters.first { $0.name == name })
        var worse = before
        // More than the two blocks, or the twentieth, that another compiler may need.
        worse[keyPath: counter.path] += name == "allocations" ? 11 : 1
        let value = worse[keyPath: counter.path]
        let finding = "down: \(name) were \(before[keyPath: counter.path]) and are \(value): worse."
        #expect(table(worse).findings(since: table(before)) == [finding])
    }

    @Test func aFewBlocksMoreAreAnotherCompilers() {
        var other = before
        other.allocations += 10
        #expect(table(other).findings(since: table(before)) == [])
    }

    @Test func whatIsClearlyBetterIsSaid() {
        var better = before
        better.bytes = 899
        #expect(table(better).findings(since: table(before)) == ["down: bytes were 1000 and are 899: better."])
        better.bytes = 900
        #expect(table(better).findings(since: table(before)) == [])
    }

    @Test func aCaseThatIsNewOrGoneIsFound() {
        #expect(table(before).findings(since: CostTable()) == ["down: has not been written down yet."])
        #expect(CostTable().findings(since: table(before)) == ["down: is no longer measured."])
    }

    @Test func whereNothingIsCountedAllocationsAreNotCompared() {
        var uncounted = before
        uncounted.allocations = 0
        #expect(table(uncounted).findings(since: table(before), countsAllocations: false) == [])
    }
}
