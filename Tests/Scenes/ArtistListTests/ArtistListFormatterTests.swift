import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import ArtistList

struct ArtistListFormatterTests {
    private let artist = Artist(
        id: ArtistID(name: "Air"), listeners: 1_234, plays: nil, chartPlace: ChartPlace(position: 1_001, genre: nil))

    private func formatter(_ facts: [ArtistListFact], _ locale: String = "en_US") -> ArtistListFormatter {
        ArtistListFormatter(facts: facts, wording: .sample(locale))
    }

    @Test func thereIsAColumnForEachFigureInTheCataloguesOrder() {
        let row = formatter([.plays, .chartPlace, .listeners]).row(artist)
        #expect(row.title == "Air" && row.texts == ["", "1,001", "1,234"])
        #expect(
            formatter([.plays, .chartPlace, .listeners]).columns.columns.map(\.heading)
                == ["Plays", "Chart", "Listeners"])
        #expect(formatter([]).row(artist) == Row(artist: "Air", figures: []))
    }

    @Test(arguments: [("en_US", "Chart", "1,001"), ("de_DE", "Chartplatz", "1.001")])
    func aPlaceIsWrittenAsTheReadersLocaleHasIt(locale: String, heading: String, place: String) {
        #expect(formatter([.chartPlace], locale).row(artist).texts == [place])
        #expect(formatter([.chartPlace], locale).columns.columns.map(\.heading) == [heading])
    }

    @Test(arguments: [
        ("en_US", "1.05 bn", "8.00 M"), ("de_DE", "1,05 Mrd.", "8,00 Mio."), ("es_ES", "1050 M", "8,00 M"),
    ])
    func largeNumbersAreShortInColumnsAndWholeWhereTheyAreSaid(locale: String, plays: String, listeners: String) {
        let artist = Artist(id: ArtistID(name: "Air"), listeners: 8_000_000, plays: 1_048_000_000, chartPlace: nil)
        let row = formatter([.plays, .listeners], locale).row(artist)
        #expect([0, 1].map { row.text(inColumn: $0, isShort: true) } == [plays, listeners])
        #expect(row.texts.map { $0.filter(\.isNumber) } == ["1048000000", "8000000"])
        #expect(formatter([.listeners]).row(self.artist).text(inColumn: 0, isShort: true) == "1,234")
    }

    @Test(
        "A tile says what its numbers count, in short, and the last of them only where there is room",
        arguments: [
            ("en_US", "8.00 M listeners", "1.05 bn plays"), ("de_DE", "8,00 Mio. Hörer", "1,05 Mrd. Wiedergaben"),
            ("es_ES", "8,00 M de oyentes", "1050 M de reproducciones"),
        ])
    func tilesNameTheirNumbers(locale: String, listeners: String, plays: String) {
        let artist = Artist(id: ArtistID(name: "Air"), listeners: 8_000_000, plays: 1_048_000_000, chartPlace: nil)
        let facts = formatter([.listeners, .plays], locale).tileFacts(of: artist)
        #expect(facts.forms == ["\(listeners) · \(plays)", listeners])
        #expect(formatter([.listeners]).tileFacts(of: self.artist) == ["1,234 listeners"])
        #expect(formatter([.chartPlace]).tileFacts(of: self.artist) == ["Chart 1,001"])
    }

    @Test func aPlaceInAGenreNamesIt() {
        let artist = Artist(
            id: ArtistID(name: "Air"), listeners: nil, plays: nil, chartPlace: ChartPlace(position: 3, genre: "Jazz"))
        #expect(formatter([.chartPlace]).row(artist).texts == ["3 · Jazz"])
    }
}
