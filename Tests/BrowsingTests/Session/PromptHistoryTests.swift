import Browsing
import Foundation
import Testing

struct PromptHistoryTests {
    private func history(_ entries: [String]) -> PromptHistory {
        entries.reduce(into: PromptHistory()) { $0.add($1) }
    }

    @Test func theLatestIsTheLastAndNoneIsThereTwice() {
        #expect(history(["a", "b", "a"]).entries == ["b", "a"])
    }

    @Test func whatSaysNothingIsNotKept() {
        #expect(history(["", "  \t", String(repeating: "x", count: 257)]).entries == [])
    }

    @Test func theOldestAreForgotten() {
        let entries: [String] = (1...60).map { String($0) }
        #expect(history(entries).entries == Array(entries.suffix(50)))
    }

    @Test func aFileIsReadAsIfItHadBeenTyped() throws {
        let file = try JSONEncoder().encode(["a", "", "b", "a"] + [String(repeating: "y", count: 1_000)])
        let read = try JSONDecoder().decode(PromptHistory.self, from: file)
        #expect(read.entries == ["b", "a"])
        #expect(try JSONDecoder().decode(PromptHistory.self, from: JSONEncoder().encode(read)) == read)
    }
}
