import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import AlbumDetail

struct AlbumDetailFormatterTests {
    private func formatter(_ locale: String = "en_US") -> AlbumDetailFormatter {
        AlbumDetailFormatter(wording: .sample(locale))
    }

    @Test(arguments: [
        ("en_US", "1,234 listeners · 56,789 plays"), ("de_DE", "1.234 Hörer · 56.789 Wiedergaben"),
        ("es_ES", "1234 oyentes · 56.789 reproducciones"), ("es_MX", "1,234 oyentes · 56,789 reproducciones"),
    ])
    func anArtistsCountsAreGroupedAsTheLocaleHasThem(locale: String, text: String) {
        let artist = Artist(id: ArtistID(name: "Björk"), listeners: 1_234, plays: 56_789)

        #expect(formatter(locale).facts(of: artist) == text)
    }

    @Test(arguments: [
        ("en_US", "Albums · 1,059", "Albums"), ("de_DE", "Alben · 1.059", "Alben"),
        ("es_ES", "Álbumes · 1059", "Álbumes"),
    ])
    func theHeadingOfAlbumsSaysHowManyThereAre(locale: String, text: String, word: String) {
        #expect(formatter(locale).headings(albums: 1_059).albums == text)
        #expect(formatter(locale).headings(albums: nil).albums == word)
    }

    @Test func whetherAnAlbumsFactsSayItsPlaysIsKnown() {
        let album = Album(id: AlbumID(artist: "Björk", title: "Homogenic"), plays: nil)
        var detail = AlbumDetail(album: album)
        detail.plays = 7
        #expect(formatter().content(of: detail).saysCount)
        detail.plays = nil
        #expect(!formatter().content(of: detail).saysCount)
    }

    @Test func whatIsNotCountedIsLeftOut() {
        let id = ArtistID(name: "Björk")

        #expect(formatter().facts(of: Artist(id: id, listeners: nil, plays: 5)) == "5 plays")
        #expect(formatter().facts(of: Artist(id: id, listeners: nil, plays: nil)) == nil)
    }

    @Test func ofAnArtistsPageSimilarArtistsAndTagsArePlaces() {
        let artist = ArtistDetail.bjork
        let content = formatter().content(of: artist, leadsToTags: true)
        #expect(formatter().facts(of: artist) == "3,000 listeners · 4,000,000 plays")
        guard case .text(let similar) = content.section("similar")?.body else {
            Issue.record("Similar artists are one paragraph")
            return
        }
        #expect(
            similar.parts.compactMap(\.place)
                == ["Goldfrapp", "久石 譲", "Sigur Rós"].map { .artist(ArtistID(name: $0), $0) })
        #expect(
            content.fields.first?.value.parts.compactMap(\.place)
                == ["electronic", "art pop"].map {
                    .artists(ArtistQuery(Refinement(filters: [.tag: .only($0)])), artist.id.source)
                })
        let unlinked = formatter().content(of: artist, leadsToTags: false)
        #expect(unlinked.fields.first?.value.parts.compactMap(\.place) == [])
        #expect(content.section("tracks")?.rows.map(\.right?.text) == ["3:45 · 1,000 plays", nil])
        #expect(content.sections.allSatisfy { $0.note == nil } && content.mainSection == "tracks")
        #expect(content.texts(.plain) == ["Last.fm"])
    }

    @Test func ofAnArtistOfWhomNothingIsKnownThatIsSaid() {
        let artist = ArtistDetail(id: ArtistID(name: "Nobody"), name: "Nobody")
        let content = formatter().content(of: artist, leadsToTags: true)
        #expect(content.parts == [.text("Nothing more is known.", .muted)] && content.mainSection == nil)
    }

    @Test func ofAnArtistsPageItIsSaidWhatCouldNotBeLoaded() {
        var artist = ArtistDetail.bjork
        (artist.similar, artist.topTracks) = (nil, nil)
        let content = formatter("de_DE").content(of: artist, leadsToTags: true)
        let missing: LinkedText = "Sie waren nicht zu laden. r fragt noch einmal."
        #expect(content.sections.suffix(2).map(\.name) == ["similar", "tracks"])
        #expect(content.sections.suffix(2).allSatisfy { $0.note == missing && $0.rows.isEmpty && !$0.isFolded })
        #expect(content.mainSection == nil)
    }

    @Test func aRowIsTitleYearAndPlays() {
        let id = AlbumID(artist: "Björk", title: "Homogenic")
        let album = Album(id: id, plays: 1_234, released: CalendarDate(iso8601: "1997-09-22"))

        #expect(formatter().row(album) == AlbumRow(title: "Homogenic", year: "1997", count: "1,234 plays"))
        let often = formatter().row(Album(id: id, plays: 159_680_620))
        #expect(often.count == "160 M plays" && often.saidCount == "159,680,620 plays")
        #expect(
            formatter().row(Album(id: id, plays: nil)) == AlbumRow(title: "Homogenic", year: nil, count: nil))
    }

    @Test(arguments: [
        ("en_US", "No. 12 in the chart · 3,677,952 fans", "No. 3 in the chart of Jazz · 1 fan", "191,086 fans"),
        ("de_DE", "Platz 12 der Charts · 3.677.952 Fans", "Platz 3 der Charts (Jazz) · 1 Fan", "191.086 Fans"),
        (
            "es_ES", "Puesto 12 de la lista · 3.677.952 seguidores", "Puesto 3 de la lista de Jazz · 1 seguidor",
            "191.086 seguidores"
        ),
    ])
    func fansAndPlacesInChartsAreCalledThat(locale: String, inAll: String, inGenre: String, fans: String) {
        let formatter = formatter(locale)
        func artist(_ place: ChartPlace, fans: Int) -> Artist {
            Artist(id: ArtistID(name: "Air"), listeners: nil, plays: nil, fans: fans, chartPlace: place)
        }
        #expect(formatter.facts(of: artist(ChartPlace(position: 12, genre: nil), fans: 3_677_952)) == inAll)
        #expect(formatter.facts(of: artist(ChartPlace(position: 3, genre: "Jazz"), fans: 1)) == inGenre)

        let album = Album(id: AlbumID(artist: "27", title: "1"), title: "Discovery", plays: nil, fans: 191_086)
        #expect(formatter.row(album) == AlbumRow(title: "Discovery", year: nil, count: fans))
        var detail = AlbumDetail(album: album)
        detail.fans = 191_086
        #expect(formatter.content(of: detail).facts == fans)
    }

    @Test func anAlbumOfWhichNothingIsKnownSaysOnlyThatThereAreNoTracks() {
        let content = formatter().content(of: AlbumDetail(album: .sample(1)))

        #expect(content == AlbumContent(noTracks: "No track list available."))
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

        #expect(content.tags == ["electronic", "icelandic"])
        #expect(content.summary == "Her third album.")
        #expect(content.page?.parts.map(\.place) == [.page("https://example.org")])
    }
}
