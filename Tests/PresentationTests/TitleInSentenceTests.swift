import Entities
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

    @Test func whereASentenceBeginsWithItItsKeyStandsOnTheSameLine() throws {
        let title = "Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb"
        #expect("Emma".beforeSentence == "Emma" && title.beforeSentence.count == 32)
        for language in Language.allCases {
            let wording = Wording.for(localeIdentifier: language.rawValue)
            let words = wording.diary
            let day = wording.format.short(try #require(CalendarDate(year: 2026, month: 9, day: 28)))
            let name = title.beforeSentence
            let sentences = [
                words.changed(name), words.written(name), words.forgotten(name), words.unrated(name),
                words.rated(name, words.rating("4.5", "5")),
            ]
            for sentence in sentences {
                // In a terminal of 80 columns, with a blank at each end.
                #expect(sentence.dropFirst().hasPrefix(name) && sentence.count <= 78, "\(sentence)")
            }
            let removed = words.removed(title.beforeDay, day)
            #expect(removed.dropFirst().hasPrefix(title.beforeDay) && removed.count <= 78, "\(removed)")
        }
    }
}
