import Browsing
import Testing

struct EntryRankerTests {
    private struct Entry: Sendable {
        let name: String
        let kind: Int
        var recency = 0
    }

    private let ranker = EntryRanker<Entry>(worker: globalConcurrentExecutor)

    private func found(_ typed: String, _ entries: [Entry], most: Int = 12) async -> [RankedEntries<Entry>.Found] {
        let ranking = await ranker.ranking(of: entries) {
            $1.append($0, text: $0.name, group: $0.kind, recency: $0.recency)
        }
        return await ranker.found(by: typed, in: ranking, mostOfAGroup: most)
    }

    @Test func findsTheBestWithItsLetters() async {
        let found = await found(
            "moon",
            [Entry(name: "A moon", kind: 1), Entry(name: "Moon", kind: 2), Entry(name: "Solaris", kind: 1)])
        #expect(found.map(\.entry.name) == ["Moon", "A moon"])
        #expect(found.map(\.marks) == [[0..<4], [2..<6]])
    }

    @Test func ofEachKindThereAreAFewHoweverManyThereAreOfAnother() async {
        let many = (0..<100).map { _ in Entry(name: "Moon", kind: 1) }
        let found = await found("moon", many + [Entry(name: "Under the moon", kind: 2)], most: 3)
        #expect(found.map(\.entry.kind) == [1, 1, 1, 2])
    }

    @Test func whatHasOnlyTheLettersIsLeftOutWhereOthersOfItsKindHaveTheWord() async {
        let found = await found(
            "moon",
            [
                Entry(name: "Machine of the Violet Ones", kind: 1, recency: 9), Entry(name: "Honeymoon", kind: 1),
                Entry(name: "Man of one nation", kind: 2),
            ])
        #expect(found.map(\.entry.name) == ["Honeymoon", "Man of one nation"])
        #expect(found.first?.marks == [5..<9])
    }

    @Test func whatWasUsedLaterComesFirst() async {
        let found = await found(
            "moon", [Entry(name: "Moon", kind: 1), Entry(name: "Moonlight", kind: 1, recency: 1)])
        #expect(found.map(\.entry.name) == ["Moonlight", "Moon"])
    }
}
