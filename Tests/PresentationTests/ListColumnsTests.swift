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

    @Test("What only its heading explains is said with that")
    func aNumberIsNamed() {
        let columns = ListColumns([
            RowColumn("Listeners", width: 9, at: .behind, as: .named),
            RowColumn("Plays", width: 9, at: .behind, as: .named),
        ])
        let row = Row("Air", Marks(), ["7,976,071", nil], short: ["7.98 M"])
        #expect(columns.shortFacts(of: row) == ["Listeners 7,976,071"])
        #expect(columns.shortFact(of: row, inColumn: 1) == nil)
    }

    @Test func whatHasStarsNeedsNoOtherOne() {
        let row = Row("Emma", Marks(), ["", "1815", "4.5 of 5"], short: [nil, nil, "★★★★½"])
        #expect(columns.shortFacts(of: row) == ["1815", "★★★★½"])
    }
}
