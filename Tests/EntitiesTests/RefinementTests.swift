import Entities
import Testing

struct RefinementTests {
    private let all = Refinement(
        text: "a&b=c,d!e..f~g%20 \u{202E}千\u{1B}[2J", collection: .nowPlaying, sort: .rating, isReversed: true,
        filters: [
            .genre: .choices(FilterChoices(with: [FilterValue("drama")], without: [FilterValue("horror")])),
            .person: .only("1..2", name: "O'Hara, \"M\" & 100%!~"), .years: .range(FilterRange(1990...1999)),
            .rating: .range(FilterRange(atLeast: 7.5) ?? FilterRange(0...0)),
        ])

    @Test func isReadBackAsItWasStored() {
        let read = Refinement(storedText: all.storedText)
        #expect(read == all)
        #expect(read.filters.map(\.filter) == all.filters.map(\.filter))
        #expect(read[.person]?.choices?.with.map(\.name) == ["O'Hara, \"M\" & 100%!~"])
    }

    @Test func isStoredInPlainLetters() {
        let text = all.storedText
        #expect(text.utf8.allSatisfy { (0x21...0x7E).contains($0) })
        #expect(text.contains("&collection=now-playing&sort=rating&reversed=yes&genre=drama,!horror&"))
        #expect(text.hasSuffix("&years=1990..1999&rating=7.5.."))
    }

    @Test func nothingIsStoredOfNothing() {
        #expect(Refinement().storedText.isEmpty)
        #expect(Refinement(storedText: "") == Refinement())
    }

    @Test(
        "What is not understood is left out",
        arguments: [
            "sort=by-colour&sort", "collection=&=", "colour=red", "genre=", "genre=,!,", "years=..", "years=x..y",
            "years=nan..", "rating=1e999..", "text=%", "text=%GG", "text=%FF", "text=", "text=%20", "&&&", "genre=%",
            "genre=~Drama", "\u{0}\u{1B}=\u{202E}", "years=1990..1999..2000",
        ])
    func whatIsNotUnderstoodIsLeftOut(text: String) {
        #expect(Refinement(storedText: text) == Refinement())
        var kept = Refinement(storedText: "genre=drama&" + text + "&sort=title")
        #expect(kept.sort == .title)
        kept.sort = nil
        #expect(kept == Refinement(filters: [.genre: .only("drama")]) || text.hasPrefix("genre"))
    }

    @Test func tenThousandLettersAreText() {
        let long = Refinement(text: String(repeating: "é%", count: 5_000))
        #expect(Refinement(storedText: long.storedText) == long)
    }

    @Test func theOrderInWhichFiltersWereSetMakesNoOtherList() {
        let left = Refinement(filters: [.genre: .only("drama"), .language: .only("ko")])
        let right = Refinement(filters: [.language: .only("ko"), .genre: .only("drama")])
        #expect(left == right)
        #expect(Set([left, right]).count == 1)
    }

    @Test func aFilterThatIsSetAnewKeepsItsPlace() {
        var refinement = Refinement(filters: [.genre: .only("drama"), .language: .only("ko")])
        refinement[.genre] = .only("war")
        #expect(refinement.filters.map(\.filter) == [.genre, .language])
    }

    @Test func choicesWithoutAnyAreNone() {
        var refinement = Refinement(filters: [.genre: .only("drama")])
        refinement[.genre] = .choices(FilterChoices())
        #expect(refinement == Refinement())
    }

    @Test func aValueIsChosenOnceAndNotExcludedToo() {
        let (drama, war) = (FilterValue("drama", name: "Drama"), FilterValue("war"))
        let choices = FilterChoices(with: [drama, FilterValue("drama")], without: [drama, war, war])
        #expect(choices.with == [drama])
        #expect(choices.without == [war])
    }

    @Test func ofARemovedValueNothingIsSaid() {
        let (drama, war) = (FilterValue("drama"), FilterValue("war"))
        let choices = FilterChoices(with: [drama], without: [war])
        #expect(choices.removing(drama) == FilterChoices(without: [war]))
        #expect(choices.removing(FilterValue("war", name: "War")) == FilterChoices(with: [drama]))
        #expect(choices.removing(drama).removing(war).isEmpty)
        #expect(choices.removing(FilterValue("horror")) == choices)
    }

    @Test func aRangeIsFromTheLessToTheMore() {
        let range = FilterRange(1999, 1990)
        #expect(range?.wholeLeast == 1990 && range?.wholeMost == 1999)
        #expect(FilterRange(nil, nil) == nil)
        #expect(FilterRange(.nan, 1) == nil)
        #expect(FilterRange(1.5, nil)?.wholeLeast == 2)
        #expect(FilterRange(nil, 1e300)?.wholeMost == nil)
        #expect(FilterRange(2001...2001).single == 2001)
        #expect(FilterRange(2001...2002).single == nil)
    }
}
