import Entities
import Presentation
import ScreenTestSupport
import Services
import Testing

@testable import Browsing

struct RefiningMenusTests {
    private func menus(_ query: MovieQuery, ownList: String? = nil) -> RefiningMenus<MovieQuery> {
        let list = SourceCapabilities.List(
            .everything,
            filters: [
                SourceCapabilities.Filter(.genre, .choices(several: true, excluded: true)),
                SourceCapabilities.Filter(.years, .years()),
                SourceCapabilities.Filter(.rating, .least(upTo: 10)),
                SourceCapabilities.Filter(.person, .found),
            ])
        return RefiningMenus(
            query: query, capabilities: SourceCapabilities(lists: [list]), wording: .sample("C"), ownList: ownList)
    }

    @Test func choicesAreTypedWithThoseThatAreUnwanted() {
        let choices = FilterChoices(with: [FilterValue("drama"), FilterValue("war")], without: [FilterValue("horror")])
        #expect(menus(MovieQuery(filters: [.genre: .choices(choices)])).typed(.genre) == "drama, war, !horror")
        #expect(menus(MovieQuery()).typed(.genre) == "")
    }

    @Test("A figure that is to be reached is typed alone, the start of a span is not, be they the same number")
    func aFigureIsTypedAlone() throws {
        let least = FilterCondition.range(try #require(FilterRange(atLeast: 8)))
        let menus = menus(MovieQuery(filters: [.years: least, .rating: least]))
        #expect(menus.typed(.years) == "8-")
        #expect(menus.typed(.rating) == "8")
    }

    @Test func thePanelAsksOnlyForWhatTheSourceTakes() {
        let menus = menus(MovieQuery(filters: [.years: .range(FilterRange(1990...1999))]))
        #expect(menus.panel == [.filter(.genre), .filter(.years), .filter(.rating), .keep])
        #expect(menus.ofPanel(total: nil, from: nil).chosen == [1])
        #expect(menus.ofPanel(total: nil, from: .filter(.rating)).start == 2)
        #expect(menus.choices == [.filters])
    }

    @Test func theReadersOwnListIsBehindThoseOfTheSource() {
        let menus = menus(MovieQuery(), ownList: "Seen")
        #expect(menus.ofCollections.entries.last == "Seen")
        #expect(menus.ofCollections.chosen == [0])
        #expect(menus.choices == [.collection, .filters])
    }
}
