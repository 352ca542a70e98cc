import Browsing
import Testing

@testable import Palette

struct RankedEntriesTests {
    private struct Entry: Sendable {
        let name: String
        let kind: Int
        var recency = 0
    }

    private func found(_ typed: String, _ entries: [Entry], most: Int = 12) -> [RankedEntries<Entry>.Found] {
        var ranked = RankedEntries<Entry>()
        for entry in entries {
            ranked.append(entry, text: entry.name, group: entry.kind, recency: entry.recency)
        }
        return ranked.found(by: typed, mostOfAGroup: most)
    }

    @Test func findsTheBestWithItsLetters() {
        let found = found(
            "moon",
            [Entry(name: "A moon", kind: 1), Entry(name: "Moon", kind: 2), Entry(name: "Solaris", kind: 1)])
        #expect(found.map(\.entry.name) == ["Moon", "A moon"])
        #expect(found.map(\.marks) == [[0..<4], [2..<6]])
    }

    @Test func ofEachKindThereAreAFewHoweverManyThereAreOfAnother() {
        let many = (0..<100).map { _ in Entry(name: "Moon", kind: 1) }
        let found = found("moon", many + [Entry(name: "Under the moon", kind: 2)], most: 3)
        #expect(found.map(\.entry.kind) == [1, 1, 1, 2])
    }

    @Test func whatHasOnlyTheLettersIsLeftOutWhereOthersOfItsKindHaveTheWord() {
        let found = found(
            "moon",
            [
                Entry(name: "Machine of the Violet Ones", kind: 1, recency: 9), Entry(name: "Honeymoon", kind: 1),
                Entry(name: "Man of one nation", kind: 2),
            ])
        #expect(found.map(\.entry.name) == ["Honeymoon", "Man of one nation"])
        #expect(found.first?.marks == [5..<9])
    }

    @Test func whatWasUsedLaterComesFirst() {
        let found = found(
            "moon", [Entry(name: "Moon", kind: 1), Entry(name: "Moonlight", kind: 1, recency: 1)])
        #expect(found.map(\.entry.name) == ["Moonlight", "Moon"])
    }
}
