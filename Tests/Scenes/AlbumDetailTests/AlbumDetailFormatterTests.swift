import Entities
import Presentation
import TestSupport
import Testing

@testable import AlbumDetail

struct AlbumDetailFormatterTests {
    private func formatter(_ locale: String = "en_US") -> AlbumDetailFormatter {
        AlbumDetailFormatter(wording: .sample(locale))
    }

    @Test(arguments: [
        ("en_US", "1,234 listeners · 56,789 plays"), ("de_DE", "1.234 Hörer · 56.789 Wiedergaben"),
    ])
    func anArtistsCountsAreGroupedAsTheLocaleHasThem(locale: String, text: String) {
        let artist = Artist(id: ArtistID(name: "Björk"), listeners: 1_234, plays: 56_789)

        #expect(formatter(locale).facts(of: artist) == text)
    }

    @Test func whatIsNotCountedIsLeftOut() {
        let id = ArtistID(name: "Björk")

        #expect(formatter().facts(of: Artist(id: id, listeners: nil, plays: 5)) == "5 plays")
        #expect(formatter().facts(of: Artist(id: id, listeners: nil, plays: nil)) == nil)
    }

    @Test func aRowIsTitleYearAndPlays() {
        let id = AlbumID(artist: "Björk", title: "Homogenic")
        let album = Album(id: id, plays: 1_234, released: CalendarDate(iso8601: "1997-09-22"))

        #expect(formatter().row(album) == AlbumRow(title: "Homogenic", year: "1997", plays: "1,234 plays"))
        #expect(
            formatter().row(Album(id: id, plays: nil)) == AlbumRow(title: "Homogenic", year: nil, plays: nil))
    }

    @Test func anAlbumOfWhichNothingIsKnownSaysOnlyThatThereAreNoTracks() {
        let content = formatter().content(of: AlbumDetail(album: .sample(1)))

        #expect(content == AlbumContent(noTracks: "No track list is known."))
    }

    @Test func factsAreDateListenersAndPlays() {
        var detail = AlbumDetail(album: .sample(1))
        detail.released = CalendarDate(iso8601: "1997-09-22")
        detail.listeners = 1_234
        detail.plays = 5_678

        #expect(formatter().content(of: detail).facts == "September 22, 1997 · 1,234 listeners · 5,678 plays")
    }

    @Test func tracksAreNumberedAndHaveTheirDurationWhereItIsKnown() {
        var detail = AlbumDetail(album: .sample(1))
        detail.tracks = [
            Track(title: "Hunter", durationInSeconds: 255), Track(title: "Jóga", durationInSeconds: nil),
            Track(title: "Long", durationInSeconds: 3_723),
        ]

        #expect(
            formatter().content(of: detail).tracks == [
                .init(number: 1, title: "Hunter", duration: "4:15"), .init(number: 2, title: "Jóga", duration: nil),
                .init(number: 3, title: "Long", duration: "1:02:03"),
            ])
    }

    @Test func tagsSummaryAndPageAreShown() {
        var detail = AlbumDetail(album: .sample(1))
        detail.tags = ["electronic", "icelandic"]
        detail.summary = "Her third album."
        detail.url = "https://example.org"
        let content = formatter().content(of: detail)

        #expect(content.tags == "electronic, icelandic")
        #expect(content.summary == "Her third album.")
        #expect(content.url == "https://example.org")
    }
}
