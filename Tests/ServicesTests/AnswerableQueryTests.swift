import Entities
import Services
import Testing

/// What of a query a source is asked, so that titles claim no more.
struct AnswerableQueryTests {
    /// As services have it: a list that combines everything, one that is as it is, one that is only there with a filter.
    private let source = SourceCapabilities(
        lists: [
            SourceCapabilities.List(.pastYear, sorts: sorts, filters: [genre]),
            SourceCapabilities.List(.nowPlaying),
            SourceCapabilities.List(.everything, sorts: sorts, filters: [genre, years]),
            SourceCapabilities.List(.country, filters: [country], needsFilter: true),
        ],
        search: SourceCapabilities.List(nil, sorts: [SourceCapabilities.Sort(.name, needsAllRows: true)]),
        shortestSearch: 3)

    private static let sorts = [
        SourceCapabilities.Sort(.popularity, canBeReversed: false), SourceCapabilities.Sort(.title),
    ]
    private static let genre = SourceCapabilities.Filter(.genre, .choices(several: true, excluded: true))
    private static let years = SourceCapabilities.Filter(.years, .years())
    private static let country = SourceCapabilities.Filter(.country, .choices(several: false))

    private func answerable(_ refinement: Refinement, keeping part: QueryPart? = nil) -> Refinement {
        source.answerable(MovieQuery(refinement), keeping: part).refinement
    }

    private func collection(_ refinement: Refinement) -> QueryCollection? {
        source.list(of: MovieQuery(refinement)).collection
    }

    @Test func whatTheSourceDoesByItselfIsLeftUnsaid() {
        #expect(answerable(Refinement(collection: .pastYear, sort: .popularity)) == Refinement())
        #expect(collection(Refinement()) == .pastYear)
        #expect(source.sort(of: MovieQuery()) == .popularity)
        #expect(source.sort(of: MovieQuery(sort: .title)) == .title)
    }

    @Test func aListThatIsAsItIsTakesNeitherSortNorFilter() {
        let query = Refinement(
            collection: .nowPlaying, sort: .title, isReversed: true, filters: [.genre: .only("drama")])
        #expect(answerable(query) == Refinement(collection: .nowPlaying))
        #expect(answerable(query, keeping: .collection) == Refinement(collection: .nowPlaying))
    }

    @Test func whatWasChosenLastStaysAndTheRestGivesWay() {
        let query = Refinement(collection: .nowPlaying, sort: .title, filters: [.genre: .only("drama")])
        #expect(
            answerable(query, keeping: .filter(.genre))
                == Refinement(collection: .everything, sort: .title, filters: [.genre: .only("drama")]))
        #expect(answerable(query, keeping: .sort).sort == .title)
        #expect(answerable(query, keeping: .sort).collection == .everything)
    }

    @Test func aFilterThatOnlyAnotherListTakesLeadsThere() {
        let decade = FilterCondition.range(FilterRange(1990...1999))
        #expect(collection(Refinement(filters: [.years: decade])) == .everything)
        #expect(collection(Refinement(filters: [.country: .only("KR")])) == .country)
        let both = Refinement(filters: [.years: decade, .country: .only("KR")])
        #expect(answerable(both, keeping: .filter(.country)).filters.map(\.filter) == [.country])
    }

    @Test func aListThatNeedsAFilterIsNoneWithout() {
        #expect(answerable(Refinement(collection: .country)) == Refinement(collection: .everything))
        #expect(!source.collections.contains(.country))
    }

    @Test func aSearchIsOfTheWholeSource() {
        let query = Refinement(
            text: " late  spring ", collection: .nowPlaying, sort: .title, filters: [.genre: .only("drama")])
        #expect(answerable(query) == Refinement(text: "late spring"))
        #expect(answerable(query, keeping: .filter(.genre)).text == nil)
        #expect(answerable(query, keeping: .collection) == Refinement(collection: .nowPlaying))
    }

    @Test(arguments: ["", "  ", "ab", "\n\t"])
    func aSearchForTooLittleIsNone(text: String) {
        #expect(answerable(Refinement(text: text, sort: .title)) == Refinement(sort: .title))
        #expect(source.list(of: MovieQuery(text: text)).collection == .pastYear)
    }

    @Test func anOrderIsTurnedRoundOnlyWhereItCanBe() {
        #expect(answerable(Refinement(sort: .popularity, isReversed: true)) == Refinement())
        #expect(answerable(Refinement(isReversed: true)) == Refinement())
        #expect(answerable(Refinement(sort: .title, isReversed: true)) == Refinement(sort: .title, isReversed: true))
    }

    @Test func theServiceIsNotAskedForAnOrderThatItDoesNotKnow() {
        let query = MovieQuery(text: "spring", sort: .name, isReversed: true)
        #expect(source.answerable(query).sort == .name)
        #expect(source.asked(query) == MovieQuery(text: "spring"))
    }

    @Test func aConditionIsAsTheSourceTakesIt() {
        func accepted(
            _ form: SourceCapabilities.Filter.Form, _ condition: FilterCondition
        ) -> FilterCondition? {
            let filter = SourceCapabilities.Filter(.votes, form)
            return SourceCapabilities(lists: [SourceCapabilities.List(.everything, filters: [filter])])
                .answerable(MovieQuery(filters: [.votes: condition]))[.votes]
        }
        let (one, two, three) = (FilterValue("1"), FilterValue("2"), FilterValue("3"))
        let choices = FilterCondition.choices(FilterChoices(with: [one, two], without: [three]))
        #expect(accepted(.choices(several: true, excluded: true), choices) == choices)
        #expect(accepted(.choices(several: true), choices) == .choices(FilterChoices(with: [one, two])))
        #expect(accepted(.choices(several: false), choices) == .only("1"))
        #expect(accepted(.choices(several: false), .choices(FilterChoices(without: [three]))) == nil)
        let range = FilterCondition.range(FilterRange(1...20))
        #expect(accepted(.years(), range) == range)
        #expect(accepted(.years(single: true), range) == nil)
        #expect(accepted(.years(single: true), .range(FilterRange(7...7))) == .range(FilterRange(7...7)))
        #expect(accepted(.minutes, range) == range)
        #expect(accepted(.least(upTo: 10), range) == FilterRange(atLeast: 1).map { .range($0) })
        #expect(accepted(.least(upTo: 10), .range(FilterRange(11...12))) == FilterRange(atLeast: 10).map { .range($0) })
        #expect(accepted(.minutes, choices) == nil)
        #expect(accepted(.choices(several: true), range) == nil)
    }

    @Test func aQueryThatWasMadeAnswerableIsSo() {
        for collection in QueryCollection.allCases.map(Optional.some) + [nil] {
            for sort in QuerySort.allCases.map(Optional.some) + [nil] {
                for text in [nil, "late spring"] {
                    let query = Refinement(
                        text: text, collection: collection, sort: sort, isReversed: true,
                        filters: [.genre: .only("drama"), .country: .only("KR")])
                    let once = answerable(query)
                    #expect(answerable(once) == once)
                }
            }
        }
    }
}
