import Presentation
import Testing

struct TileFactsTests {
    @Test func theLastFactIsLeftOutFirst() {
        let facts = TileFacts(["Film", nil, "2000", "", "★ 4"])
        #expect(facts.forms == ["Film · 2000 · ★ 4", "Film · 2000", "Film"])
        #expect(facts == ["Film", "2000", "★ 4"])
    }

    @Test func orTheFirstOne() {
        #expect(TileFacts(["2026", "★ 2.9"], dropping: .first).forms == ["2026 · ★ 2.9", "★ 2.9"])
        #expect(TileFacts(["2026", nil], dropping: .first).forms == ["2026"])
    }

    @Test func nothingIsKnown() {
        #expect(TileFacts([nil, ""]).forms.isEmpty && TileFacts([]) == [])
    }
}
