import Entities
import TestSupport
import Testing

/// Which thing of a catalogue is the one that was kept under a name alone.
struct TitleMatchTests {
    private static func film(
        _ title: String, _ year: Int? = nil, original: String? = nil, from source: SourceID = .cinemeta,
        key: String? = nil,
        known: Set<ItemID> = [], denied: Set<ItemID> = []
    ) -> LibrarySummary {
        LibrarySummary(
            subject: .movie(MovieID(source: source, key: key ?? "\(title) \(year ?? 0)")), title: title,
            subtitle: original, released: year.flatMap { CalendarDate(year: $0) },
            aliases: Aliases(known: known, denied: denied))
    }

    private static func book(
        _ title: String, by people: String?, _ year: Int? = 1965,
        from source: SourceID = SourceID(rawValue: "openlibrary")
    ) -> LibrarySummary {
        LibrarySummary(
            subject: .book(BookID(source: source, key: title + (people ?? ""))), title: title, subtitle: people,
            released: year.flatMap { CalendarDate(year: $0) })
    }

    private static let shelf = SourceID(rawValue: "letterboxd")
    private static let heat = film("Heat", 1995, from: shelf)

    @Test(arguments: [
        ("The Matrix", "Matrix"), ("Matrix, The", "the matrix"), ("Amélie", "AMELIE"), ("L’Avventura", "Avventura"),
        ("Ocean's Eleven", "Oceans Eleven"), ("Wall·E", "WALL-E"), ("Das Boot", "Boot"), ("Se7en!", "se7en"),
        ("…And Justice for All", "And justice for all"), ("8½", "8½"), ("!!!", "!!!"), ("The", "the"),
    ])
    func `Spellings of one title are one`(one: String, other: String) {
        #expect(ComparedTitle(one) != nil)
        #expect(ComparedTitle(one) == ComparedTitle(other))
    }

    @Test(arguments: [
        ("Heat", "Heat 2"), ("Solaris", "Solarris"), ("Alien", "Aliens"), ("M", "Z"),
        ("?", "!"), ("It", "Them"),
    ])
    func `Other titles are others`(one: String, other: String) {
        #expect(ComparedTitle(one) != ComparedTitle(other))
    }

    @Test func `What says nothing is no title`() {
        #expect(ComparedTitle("") == nil)
        #expect(ComparedTitle(" \n") == nil)
    }

    @Test func `Title and year say how well they go together`() {
        #expect(Self.heat.match(Self.film("Heat", 1995)) == .exact)
        #expect(Self.heat.match(Self.film("HEAT", 1995)) == .exact)
        #expect(Self.heat.match(Self.film("The Heat", 1995)) == .likely)
        #expect(Self.heat.match(Self.film("Heat", 1994)) == .likely)
        #expect(Self.heat.match(Self.film("Heat")) == .likely)
        #expect(Self.heat.match(Self.film("Heat", 1986)) == .possible)
        #expect(Self.heat.match(Self.film("Heat 2", 2026)) == .possible)
        #expect(Self.heat.match(Self.film("Fuego contra fuego", 1996)) == .possible)
        #expect(Self.heat.match(Self.film("Dead Heat", 1988)) == .unlikely)
        #expect(Self.heat.match(Self.film("Heathers", 1988)) == .unlikely)
        #expect(Self.film("Heat", from: Self.shelf).match(Self.film("Heat", 1995)) == .likely)
        #expect(
            Self.film("The Godfather", 1972, from: Self.shelf).match(
                Self.film("Der Pate", 1972, original: "The Godfather")) == .exact)
    }

    @Test func `An id in common says more than any title`() {
        let imdb = ItemID(source: .imdb, key: "tt0113277")
        let kept = Self.film("Heat", 1995, from: Self.shelf, known: [imdb])
        #expect(kept.match(Self.film("Fuego contra fuego", 1996, known: [imdb])) == .known)
        #expect(kept.certain(among: [Self.film("Heat", 1995), Self.film("Fuego", known: [imdb])])?.title == "Fuego")
    }

    @Test func `Books are told apart by who wrote them`() {
        let kept = Self.book("Dune (Dune Chronicles, #1)", by: "Frank Herbert", from: Self.shelf)
        #expect(kept.match(Self.book("Dune", by: "Frank Herbert")) == .likely)
        #expect(
            Self.book("Dune", by: "F. Herbert", from: Self.shelf).match(Self.book("Dune", by: "F.Herbert")) == .exact)
        #expect(
            Self.book("Dune", by: "Frank Herbert", from: Self.shelf).match(Self.book("Dune", by: "Joan Vinge"))
                == .unlikely)
        #expect(Self.book("Dune", by: nil, from: Self.shelf).match(Self.book("Dune", by: "Joan Vinge")) == .exact)
        #expect(
            Self.book("Sapiens: A Brief History", by: "Yuval Noah Harari", from: Self.shelf)
                .match(Self.book("Sapiens", by: "Yuval Noah Harari")) == .likely)
        #expect(kept.searchedTexts == ["Dune Frank Herbert", "Dune"])
    }

    @Test func `Kinds are not mixed up`() {
        #expect(Self.heat.match(Self.book("Heat", by: nil, 1995)) == .unlikely)
        #expect(Self.heat.candidates(among: [Self.book("Heat", by: nil, 1995)]) == [])
    }

    @Test func `Alone, only what is exact is taken without asking`() {
        #expect(Self.heat.certain(among: [Self.film("Heat", 1995)])?.title == "Heat")
        #expect(Self.heat.certain(among: [Self.film("Heat", 1986), Self.film("Heat", 1995)])?.released?.year == 1995)
        #expect(Self.heat.certain(among: [Self.film("Heat", 1994)]) == nil)
        #expect(Self.heat.certain(among: [Self.film("Heat")]) == nil)
        #expect(Self.heat.certain(among: []) == nil)
        #expect(Self.film("Heat", from: Self.shelf).certain(among: [Self.film("Heat", 1995)]) == nil)
    }

    @Test func `Where another of the same source could be meant somebody is asked`() {
        let exact = Self.film("Heat", 1995)
        for rival in [Self.film("Heat", 1995, key: "2"), Self.film("The Heat", 1996), Self.film("Heat")] {
            #expect(Self.heat.certain(among: [exact, rival]) == nil, "\(rival)")
        }
        let elsewhere = Self.film("Heat", 1995, from: .builtIn)
        #expect(Self.heat.certain(among: [exact, elsewhere]) == exact)
        #expect(Self.heat.certain(among: [elsewhere, exact]) == elsewhere)
    }

    @Test func `The best comes first, each once, and nothing that was denied`() {
        let (exact, likely, other) = (Self.film("Heat", 1995), Self.film("Heat", 1994), Self.film("Heat 2", 2026))
        #expect(Self.heat.candidates(among: [other, likely, exact, likely]) == [exact, likely, other])
        #expect(Self.heat.candidates(among: [Self.heat, other]) == [other])
        let kept = Self.film("Heat", 1995, from: Self.shelf, denied: [exact.subject.id])
        #expect(kept.candidates(among: [exact, likely]) == [likely])
        #expect(kept.certain(among: [exact]) == nil)
    }

    @Test func `Whatever the order of what was found, the same is certain`() {
        let found = [
            Self.film("Heat", 1995), Self.film("Heat", 1986), Self.film("Heat 2", 1995), Self.film("Dead Heat", 1988),
        ]
        for shift in found.indices {
            let turned = Array(found[shift...] + found[..<shift])
            #expect(Self.heat.certain(among: turned) == found[0])
        }
    }
}
