import DiaryFiles
import Entities
import TestSupport
import Testing

struct StabilityTests {
    @Test(arguments: Files.all.indices)
    func theSameFileTwiceGivesTheSameRecords(index: Int) throws {
        let (name, text) = Files.all[index]
        let (first, second) = (try DiaryFile(text, named: name), try DiaryFile(text, named: name))
        #expect(first.records.map(\.record) == second.records.map(\.record))
        #expect(first.records.map(\.place) == second.records.map(\.place))
    }

    @Test(arguments: Files.all.indices)
    func theOrderOfRowsDoesNotMatter(index: Int) throws {
        let (name, text) = Files.all[index]
        // The rows of these have lines of their own, and those of JSON do not stand on lines.
        guard !text.hasPrefix("["), !text.contains("\nStill") else { return }
        var generator = SeededGenerator(seed: 7)
        let lines = text.split(separator: "\n")
        let whole = try DiaryFile(text, named: name)
        for _ in 0..<20 {
            let shuffled = [lines[0]] + lines.dropFirst().shuffled(using: &generator)
            let file = try DiaryFile(shuffled.joined(separator: "\n"), named: name)
            #expect(file.sortedRecords == whole.sortedRecords)
        }
    }

    @Test(arguments: RandomTable.all.indices)
    func norDoesItWhereRowsContradictEachOther(index: Int) throws {
        let table = RandomTable.all[index]
        var generator = SeededGenerator(seed: UInt64(index))
        var merged = 0
        for _ in 0..<150 {
            let rows = table.rows(Int.random(in: 2...12, using: &generator), by: &generator)
            let whole = try DiaryFile(table.text(rows), named: table.name)
            let shuffled = try DiaryFile(table.text(rows.shuffled(using: &generator)), named: table.name)
            #expect(shuffled.sortedRecords == whole.sortedRecords)
            #expect(Set(whole.items.map(\.name)).count == whole.items.count)
            merged += rows.count - whole.problems.count - whole.items.count
        }
        // Else no row would have met another of its thing.
        #expect(merged > 100)
    }

    @Test(arguments: [Files.letterboxd, Files.trakt])
    func theOrderOfPartsDoesNotMatter(parts: [(path: String, text: String)]) throws {
        var generator = SeededGenerator(seed: 11)
        let whole = try DiaryFile(zip: parts)
        for _ in 0..<20 {
            let file = try DiaryFile(zip: parts.shuffled(using: &generator))
            #expect(file.records.map(\.record) == whole.records.map(\.record))
            #expect(file.records.map(\.place) == whole.records.map(\.place))
            #expect(file.problems.map(\.problem) == whole.problems.map(\.problem))
        }
    }

    @Test func eventsHaveIDsOfTheirOwn() throws {
        for (name, text) in Files.all {
            let ids = try DiaryFile(text, named: name).items.flatMap { $0.events.map(\.id.text) }
            #expect(Set(ids).count == ids.count)
            #expect(ids.allSatisfy { $0.utf8.count == 32 && $0.allSatisfy(\.isHexDigit) })
        }
    }

    /// So that versions to come do not take all in again.
    @Test func theIDsOfEventsStayWhatTheyAre() throws {
        let events = try DiaryFile(zip: Files.letterboxd).item("Alpha").events
        #expect(
            events.last?.id.text
                == SHA256.hexadecimal(of: "letterboxd\u{0}Alpha (2001)\u{0}2020-12-31\u{0}1", digits: 32))
        #expect(events.last?.id.text == "b5599319c218e833e5670035d5f65541")
    }

    @Test(arguments: Files.all.indices)
    func everyRowIsInARecordOrHasAProblem(index: Int) throws {
        let (name, text) = Files.all[index]
        guard !text.hasPrefix("[") else { return }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard !text.contains("\nStill") else { return }
        // Each row alone: it must leave something.
        for line in lines.dropFirst() where !line.isEmpty {
            let file = try DiaryFile("\(lines[0])\n\(line)\n", named: name)
            // A list, and what is said of the film in it beyond that.
            let things = file.items.filter { $0.id.kind != .list }
            let listed = file.items.filter { $0.id.kind == .list }.flatMap(\.things).filter { listed in
                !things.contains { $0.id == listed.id }
            }
            #expect(things.count + listed.count + file.problems.filter { $0.place.number == 2 }.count == 1)
        }
    }

    @Test func aBrokenRowDoesNotTakeOthersWithIt() throws {
        let lines = Files.yamtrack.split(separator: "\n")
        for index in 1..<lines.count {
            for broken in ["x", "\"a\"b,c", lines[index] + ",more", "\u{0}"] {
                var changed = lines
                changed[index] = Substring(broken)
                let file = try DiaryFile(changed.joined(separator: "\n"))
                #expect(file.problems.contains { $0.place.number == index + 1 })
                #expect(file.records.count + file.problems.count >= 6)
            }
        }
    }
}
