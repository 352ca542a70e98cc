import Presentation
import Testing

struct TitleInSentenceTests {
    @Test(arguments: ["", "Emma", String(repeating: "花", count: 120)]) func aTitleIsNamedWhole(title: String) {
        #expect(title.inSentence == title)
    }

    @Test func ofATitleAsLongAsAPageTheBeginningIsNamed() {
        let title = "Emma" + String(repeating: "👩‍👩‍👧", count: 1_000)
        #expect(title.inSentence == "Emma" + String(repeating: "👩‍👩‍👧", count: 115) + "…")
    }
}
