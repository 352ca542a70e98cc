import Presentation
import Testing

struct ListColumnsTests {
    private let columns = ListColumns([
        RowColumn("Author", longest: 8...24), RowColumn("Year", width: 4),
        RowColumn("You", width: 5, at: .behind, as: .rating),
    ])

    @Test func aRatingIsSaidInAllWordsAndSeenInFew() {
        let row = Row("Emma", Marks(), ["Jane Austen", nil, "4.5 of 5"], short: [nil, nil, "4.5"])
        #expect(columns.facts(of: row).map(\.text) == ["Jane Austen", "4.5 of 5"])
        #expect(columns.shortFacts(of: row) == ["Jane Austen", "★ 4.5"])
    }

    @Test func whatHasStarsNeedsNoOtherOne() {
        let row = Row("Emma", Marks(), ["", "1815", "4.5 of 5"], short: [nil, nil, "★★★★½"])
        #expect(columns.shortFacts(of: row) == ["1815", "★★★★½"])
    }
}
