import Entities
import TestSupport
import Testing

struct SearchedItemsTests {
    private struct Film: Equatable {
        let title: String
        let year: Int
    }

    private let films = [
        Film(title: "Zodiac", year: 2007), Film(title: "Éloge de l'amour", year: 2001),
        Film(title: "alien", year: 1979),
        Film(title: "Alien", year: 1979), Film(title: "Yi Yi", year: 2000), Film(title: "elephant", year: 2003),
        Film(title: "Élite", year: 2001),
    ]

    private static func searched(_ films: [Film]) -> SearchedItems<Film> {
        SearchedItems(films, titles: films.map(\.title), texts: films.map { "\($0.title) \($0.year)" })
    }

    @Test func withoutOrderAndFilterTheyAreAsTheyAre() {
        var searched = Self.searched(films)
        #expect(Array(searched.arranged(.own, matching: "")) == films)
        #expect(Array(searched.arranged(.own, isReversed: true, matching: " ")) == films.reversed())
    }

    @Test func byTitleSpellingIsNoDifferenceAndTheSameStayInTheirOrder() {
        var searched = Self.searched(films)
        #expect(
            searched.arranged(.title, matching: "").map(\.title)
                == ["alien", "Alien", "elephant", "Élite", "Éloge de l'amour", "Yi Yi", "Zodiac"])
    }

    @Test func whatHasTheSameNumberIsInItsOwnOrderOrByTitle() {
        var searched = Self.searched(films)
        let years = searched.arranged(.number("year", \.year), matching: "200")
        #expect(years.map(\.title) == ["Yi Yi", "Éloge de l'amour", "Élite", "elephant", "Zodiac"])
        let titles = searched.arranged(.number("year, title", thenByTitle: true, \.year), matching: "200")
        #expect(titles.map(\.title) == ["Yi Yi", "Élite", "Éloge de l'amour", "elephant", "Zodiac"])
    }

    @Test func aWordIsFoundInAnySpellingAndAPartByItself() {
        var searched = Self.searched(films)
        #expect(searched.arranged(.own, matching: "EL").map(\.title) == ["Éloge de l'amour", "elephant", "Élite"])
        #expect(
            searched.arranged(.title, matching: "1979", in: ItemPart("Alien") { $0.title == "Alien" }).map(\.title) == [
                "Alien"
            ])
        #expect(searched.arranged(.own, matching: "nothing").isEmpty)
    }

    @Test func whatIsRemovedIsNowhereAndTheRestAsItWas() {
        var searched = Self.searched(films)
        _ = searched.arranged(.title, matching: "")
        searched.remove(at: 0)
        searched.remove(at: 3)
        #expect(searched.count == 5 && searched.first == films[1])
        #expect(films.indices.filter { !searched.isThere(at: $0) } == [0, 3])
        let before = searched.arranged(.own, matching: "")
        searched.remove(at: 2)
        guard case .at(1) = searched.arranged(.own, matching: "").place(ofItemAt: 2, in: before) else {
            Issue.record("It is known without a look where an item is now")
            return
        }
    }

    /// Whatever was asked and removed before: each order is made once.
    @Test(arguments: 0..<20)
    func whatIsKeptIsWhatWouldBeMadeAnew(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let films = (0..<60).map { _ in
            Film(
                title: String((0..<3).map { _ in ([Character]("abÄ"))[Int.random(in: 0..<3, using: &random)] }),
                year: Int.random(in: 1...4, using: &random))
        }
        var searched = Self.searched(films)
        for _ in 0..<30 {
            searched.remove(at: Int.random(in: films.indices, using: &random))
            let (filter, isReversed) = (
                ["", "a", "b 2", "äb"][Int.random(in: 0..<4, using: &random)], Bool.random(using: &random)
            )
            let year = Bool.random(using: &random) ? Int.random(in: 1...4, using: &random) : nil
            let orders: [ItemOrder<Film>] = [
                .own, .title, .number("year", \.year), .number("year, title", thenByTitle: true, \.year),
            ]
            let place = Int.random(in: orders.indices, using: &random)
            let found = films.enumerated().filter { index, film in
                searched.isThere(at: index) && SearchWords(filter).areFound(in: "\(film.title) \(film.year)")
                    && (year == nil || film.year == year)
            }
            let sorted = found.sorted { left, right in
                let keys = [left, right].map { index, film in
                    (number: place < 2 ? 0 : film.year, title: place % 2 == 0 ? "" : film.title.folded, index: index)
                }
                return (keys[0].number, keys[0].title, keys[0].index) < (keys[1].number, keys[1].title, keys[1].index)
            }.map(\.element)
            let part = year.map { year in ItemPart<Film>("\(year)") { $0.year == year } }
            let arranged = searched.arranged(orders[place], isReversed: isReversed, matching: filter, in: part)
            #expect(Array(arranged) == (isReversed ? sorted.reversed() : sorted))
        }
    }
}
