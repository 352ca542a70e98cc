import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import ArtistList

struct ArtistListFormatterTests {
    private let artist = Artist(
        id: ArtistID(name: "Air"), listeners: 1_234, plays: nil, chartPlace: ChartPlace(position: 1_001, genre: nil))

    private func formatter(_ figures: [ArtistFigure], _ locale: String = "en_US") -> ArtistListFormatter {
        ArtistListFormatter(figures: figures, wording: .sample(locale))
    }

    @Test func thereIsAColumnForEachFigureInTheCataloguesOrder() {
        #expect(
            formatter([.plays, .chartPlace, .listeners]).row(artist)
                == Row(artist: "Air", figures: [nil, "1,001", "1,234"]))
        #expect(
            ListColumns.artists([.plays, .chartPlace, .listeners], .sample("en_US")).columns.map(\.heading)
                == ["Plays", "Chart", "Listeners"])
        #expect(formatter([]).row(artist) == Row(artist: "Air", figures: []))
    }

    @Test(arguments: [("en_US", "Chart", "1,001"), ("de_DE", "Chartplatz", "1.001")])
    func aPlaceIsWrittenAsTheReadersLocaleHasIt(locale: String, heading: String, place: String) {
        #expect(formatter([.chartPlace], locale).row(artist) == Row(artist: "Air", figures: [place]))
        #expect(ListColumns.artists([.chartPlace], .sample(locale)).columns.map(\.heading) == [heading])
    }

    @Test func aPlaceInAGenreNamesIt() {
        let artist = Artist(
            id: ArtistID(name: "Air"), listeners: nil, plays: nil, chartPlace: ChartPlace(position: 3, genre: "Jazz"))
        #expect(formatter([.chartPlace]).row(artist).texts == ["3 · Jazz"])
    }
}
