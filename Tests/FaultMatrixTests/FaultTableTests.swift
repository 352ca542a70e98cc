import Testing

struct FaultTableTests {
    private let cell = FaultCell(
        fault: "http-503", situation: "ArtistList", sentences: ["The service is down.", "Not refreshed"],
        asked: [4, 2], waited: .milliseconds(3_500), askedAgain: [1, 1])

    private func table(_ cells: FaultCell...) -> FaultTable {
        FaultTable(cells.map { ($0, 4) })
    }

    @Test func aCellIsALineBelowItsSituation() {
        let lines = table(cell).text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(
            lines == [
                "ArtistList", "  fault           asked    waited  r   says",
                "  http-503        4/4 ×2   3.5 s   2   The service is down. | Not refreshed",
            ])
    }

    @Test func whatIsShownInSilenceIsADash() {
        var silent = cell
        silent.sentences = []
        #expect(table(silent).text.hasSuffix("  – (some)\n"))
        silent.isWhole = true
        #expect(table(silent).text.hasSuffix("  –\n"))
    }

    @Test func theSameIsNothingToLookAt() {
        #expect(table(cell).differences(from: FaultTable(text: table(cell).text)) == [])
    }

    @Test func aCellThatChangesIsShownAsItWasAndIs() {
        var other = cell
        other.sentences = ["Oops."]
        #expect(
            table(other).differences(from: table(cell)) == [
                "- ArtistList:  http-503        4/4 ×2   3.5 s   2   The service is down. | Not refreshed",
                "+ ArtistList:  http-503        4/4 ×2   3.5 s   2   Oops.",
            ])
    }

    @Test func aCellThatIsNewOrGoneIsShown() {
        let new = FaultCell(fault: "empty", situation: "ArtistList", asked: [1])
        #expect(
            table(cell, new).differences(from: table(cell)).map { $0.prefix(20) } == ["+ ArtistList:  empty"])
        #expect(
            table(cell).differences(from: table(cell, new)).map { $0.prefix(20) } == ["- ArtistList:  empty"])
    }

    @Test func theSameLineInAnotherSituationIsAnother() {
        let elsewhere = FaultCell(fault: "empty", situation: "MovieList", asked: [1])
        let here = FaultCell(fault: "empty", situation: "ArtistList", asked: [1])
        #expect(table(elsewhere).differences(from: table(here)).count == 2)
    }
}
