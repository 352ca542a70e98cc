import Commands
import Entities
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing
import Widgets

@testable import AlbumDetail
@testable import Browsing

@MainActor
struct AlbumDetailViewTests {
    private let presenter = AlbumDetailPresenterStub()
    private let display = DisplaySpy()
    private let view: AlbumDetailDefaultView

    init() {
        view = AlbumDetailDefaultView(presenter: presenter, display: display)
    }

    private func show(_ rows: [AlbumRow], tail: ListState.Tail? = nil, isLoading: Bool = false) {
        presenter.rows = rows
        var state = ListState()
        state.rowCount = rows.count
        state.tail = tail
        state.isLoading = isLoading
        view.show(state)
    }

    private func show(_ message: Message) {
        var state = ListState()
        state.message = message
        view.show(state)
    }

    private func rows(_ count: Int) -> [AlbumRow] {
        (1...count).map { AlbumRow(title: "Album \($0)", year: "\(1950 + $0)", count: "\($0),000 plays") }
    }

    private func showPicture() {
        presenter.facts = "3,000 listeners · 4,000,000 plays"
        show(rows(30))
        view.showPicture(PictureState(.square, of: "Björk", hasPicture: true, .sample(1, 24, 12)))
    }

    @Test(
        "A picture stands above the albums in a high pane, with what is known of the artist beside it, else beside them",
        arguments: [Size(width: 64, height: 36), Size(width: 78, height: 20)])
    func thePictureStandsAboveTheAlbums(size: Size) throws {
        showPicture()
        try view.compare(with: "picture", at: size)
    }

    @Test func whatStandsBesideThePictureUnfoldsTheRest() throws {
        showPicture()
        let canvas = view.frame(64, 36)
        let heading = try #require(canvas.rows.firstIndex { $0.contains("▹ About the artist") })
        let place = CellPosition(x: 30, y: heading)
        #expect(view.handle(Pointing(.press(canvas.target(at: place)), at: place)) == .acted)
        #expect(presenter.calls.last == .about)
    }

    @Test("What is unfolded stands beside the picture in a wide pane, and the albums below both")
    func theBiographyStandsBesideThePicture() throws {
        showPicture()
        showArtist("en_US")
        let rows = view.frame(126, 56).rows
        #expect(rows[0].hasSuffix("  3,000 listeners · 4,000,000 plays"))
        #expect(rows[2].hasSuffix("  ▾ About the artist (z)"))
        let biography = try #require(rows.firstIndex { $0.contains("▾ Biography") })
        #expect(biography < 12 && rows[biography].contains("▚"))
        let album = try #require(rows.firstIndex { $0.hasPrefix("▌ Album 1 ") })
        let last = try #require(rows.firstIndex { $0.hasSuffix("  Last.fm") })
        #expect(album > max(12, last))
        #expect(rows[(last + 1)..<album].allSatisfy { !$0.contains("▾") })
    }

    @Test("Before it is unfolded the biography begins beside the picture, where a text has room")
    func theBiographyBeginsBesideThePicture() {
        presenter.biography = "She sings.\n\n" + (1...300).map { "word\($0)" }.joined(separator: " ")
        showPicture()
        #expect(!view.frame(54, 36).text.contains("She sings."))
        #expect(!presenter.hasBiography)
        #expect(view.frame(64, 36).rows[3].contains("  She sings. word1 ") && presenter.hasBiography)
        let rows = view.frame(126, 56).rows
        #expect(presenter.hasBiography)
        #expect(rows[2].hasSuffix("  ▹ About the artist (z)"))
        #expect(rows[3].contains("  She sings. word1 word2 "))
        #expect(rows[11].hasSuffix("… z more") && !rows[12].contains("word"))
        showArtist("en_US")
        #expect(!view.frame(126, 56).text.contains("She sings."))
    }

    @Test func aLongBiographyBesideThePictureIsScrolledAndTheAlbumsStay() {
        showPicture()
        showArtist("en_US") { $0.biography = (1...90).map { "Line \($0)" }.joined(separator: "\n") }
        let before = view.frame(126, 56).rows
        #expect(before.last?.hasPrefix("  Album ") == true)
        #expect(view.handle(Pointing(.scroll(3), at: CellPosition(x: 60, y: 20))) == .marked)
        let after = view.frame(126, 56).rows
        #expect(after != before && after.suffix(15) == before.suffix(15))
    }

    @Test(
        "In a pane that is less wide it stands beside the picture too, and in one where that leaves too little below it",
        arguments: [(64, true), (54, false)])
    func theBiographyStandsBelowThePicture(width: Int, isBeside: Bool) throws {
        showPicture()
        showArtist("en_US")
        let rows = view.frame(width, 36).rows
        #expect((try #require(rows.firstIndex { $0.contains("▾ Biography") }) < 12) == isBeside)
    }

    @Test("Between the picture and the albums stands what they are and how many")
    func theAlbumsHaveAHeadingBelowThePicture() throws {
        showPicture()
        let rows = view.frame(64, 36).rows
        let album = try #require(rows.firstIndex { $0.hasPrefix("▌ Album 1 ") })
        #expect(rows[album - 1] == "  Albums · 30")
    }

    private let saidOfTheArtist = KeptWords(
        fields: [.init(label: "Your rating", value: "3 of 5")],
        seen: [.init(label: "You", value: "● Heard · Sep 9, 2026 · ★★★")],
        notes: [LabelledNote(label: "Note", text: "Saw them\nin Graz")])

    @Test("What the reader has said of the artist stands below the facts")
    func whatTheReaderHasSaidStandsBelowTheFacts() {
        presenter.said = saidOfTheArtist
        showPicture()
        let wide = view.frame(126, 56).rows
        #expect(wide[1].hasSuffix("  You  ● Heard · Sep 9, 2026 · ★★★"))
        #expect(wide[2].hasSuffix("  Note  Saw them in Graz") && wide[4].hasSuffix("  ▹ About the artist (z)"))
        view.showPicture(nil)
        let rows = view.frame(78, 20).rows
        #expect(rows[1] == "  You  ● Heard · Sep 9, 2026 · ★★★" && rows[2] == "  ▹ About the artist (z)")
        #expect(rows[3].isEmpty && rows[4].hasPrefix("▌ Album 1 "))
        #expect(view.frame(78, 12).rows[1] == "  ▹ About the artist (z)")
    }

    @Test func inLinesWhatTheReaderHasSaidFollowsTheFacts() {
        presenter.facts = "3,000 listeners"
        presenter.said = saidOfTheArtist
        let plain = AlbumDetailPlainView(presenter: presenter, display: DisplaySpy(isPlain: true))
        #expect(plain.page.text == ["3,000 listeners", "Your rating: 3 of 5", "Note: Saw them\nin Graz"])
    }

    @Test func whatIsUnfoldedSaysItself() {
        presenter.said = saidOfTheArtist
        showPicture()
        let content = AlbumDetailFormatter(wording: .sample("en_US"))
            .content(of: .bjork, saidOfTheArtist, leadsToTags: true)
        view.show(AboutArtist.State(content: content))
        let rows = view.frame(126, 56).rows
        #expect(rows.filter { $0.contains("● Heard · Sep 9, 2026 · ★★★") }.count == 1)
        #expect(rows[2].hasSuffix("  ▾ About the artist (z)") && rows.contains { $0.hasSuffix("  in Graz") })
    }

    @Test func asksForTheAlbumUnderTheCursorAsAFavourite() {
        show(rows(3))
        _ = view.frame(38, 4)
        _ = view.handle(.down)
        #expect(view.handle(.favourite))

        #expect(presenter.calls.last == .favourite(1))
    }

    @Test(arguments: PaneSizes.few) func showsThatItLoads(size: Size) throws {
        presenter.facts = "1,234 listeners · 56,789 plays"
        show(Message("Loading…"))
        try view.compare(with: "loading", at: size)
    }

    @Test func whatIsSaidComesBeforeWhatIsKnownWhereThereIsRoomForOneOfThem() {
        presenter.facts = "1,234 listeners"
        show(Message("Offline", why: "No network.", remedy: "Press r."))

        #expect(view.frame(38, 5).rows[0] == "  1,234 listeners")
        #expect(!view.frame(38, 4).rows.contains("  1,234 listeners"))
        #expect(view.frame(38, 4).rows.contains { $0.hasSuffix("Press r.") })
    }

    @Test func aNameTakesUpOneLineWhateverIsInIt() {
        show([AlbumRow(title: "One\u{2028}Two", year: nil, count: nil)])
        var content = AlbumContent(noTracks: "")
        content.tracks = [
            .init(number: 1, title: "A\nB", duration: nil), .init(number: 2, title: "C\r\nD", duration: nil),
        ]
        view.unfold(.content(content))

        #expect(view.frame(38, 4).rows == ["▌ One Two", "    1  A B", "    2  C D", ""])
    }

    @Test(arguments: PaneSizes.few) func showsThatThereIsNothing(size: Size) throws {
        show(Wording.sample("en_US").noAlbums)
        try view.compare(with: "empty", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsWhyThereIsNothing(size: Size) throws {
        show(Wording.sample("en_US").message(.rateLimited(retryAfterSeconds: 30)))
        try view.compare(with: "error", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsAlbumsOfAllKindsBelowWhatIsKnownOfTheArtist(size: Size) throws {
        presenter.facts = "1,234,567 listeners · 345,678,901 plays"
        show([
            AlbumRow(title: "Homogenic", year: "1997", count: "34,567,890 plays"),
            AlbumRow(title: "千と千尋の神隠し サウンドトラック 千と千尋の神隠し サウンドトラック 千と千尋の神隠し", year: nil, count: "7 plays"),
            AlbumRow(
                title: "When the Pawn Hits the Conflicts He Thinks Like a King What He Knows Throws the Blows",
                year: "1999", count: nil),
            AlbumRow(title: "👨‍👩‍👧‍👦 ✈️ 🇫🇷 e\u{301}te\u{301}", year: nil, count: nil),
            AlbumRow(title: "", year: nil, count: nil),
        ])
        try view.compare(with: "albums", at: size)
    }

    @Test("Counts stand left of a column of years, and at the right end where no album has a year")
    func whereNoAlbumHasAYearThereIsNoColumnForIt() {
        func firstRow(year: String?) -> String? {
            let row = AlbumRow(title: "Homogenic", year: nil, count: "7 plays")
            show([row, AlbumRow(title: "", year: year, count: nil)])
            return view.frame(78, 20).rows.first { $0.contains("Homogenic") }
        }
        #expect(firstRow(year: "1997")?.count == 71)
        #expect(firstRow(year: nil)?.count == 77)
    }

    @Test(arguments: PaneSizes.few) func showsThatTheAlbumUnderTheCursorLoads(size: Size) throws {
        show(rows(3))
        view.unfold(.loading(Message("Loading…")))
        try view.compare(with: "unfold-loading", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsWhyTheAlbumUnderTheCursorDoesNotUnfold(size: Size) throws {
        show(rows(3))
        view.unfold(.failed(.offline, Wording.sample("en_US").message(.offline)))
        try view.compare(with: "unfold-failed", at: size)
    }

    @Test(arguments: PaneSizes.few + [Size(width: 78, height: 40)]) func showsAnUnfoldedAlbum(size: Size) throws {
        presenter.facts = "1,234,567 listeners"
        show(rows(3))
        view.unfold(.content(.full))
        try view.compare(with: "unfolded", at: size)
    }

    @Test("No line breaks inside of a fact of an album, and its tags do not touch its tracks")
    func factsOfAnAlbum() {
        var content = AlbumContent.tracks(1)
        (content.facts, content.tags) = ("7,984,031 listeners · 319,361,240 plays", ["ambient"])
        let lines = AlbumDetailLayout(.content(content), width: 36, isForReader: false).lines.map(\.text)
        #expect(lines.prefix(5) == ["7,984,031 listeners", "319,361,240 plays", "[ambient]", "", "1  Track 1"])
    }

    @Test(
        "Years and times end in one column, in a pane that is wider than a text too",
        arguments: [Size(width: 78, height: 40), Size(width: 126, height: 56)])
    func figuresEndInOneColumn(size: Size) {
        presenter.facts = "1,234,567 listeners"
        show([AlbumRow(title: "Homogenic", year: "1997", count: nil)])
        view.unfold(.content(.full))
        let rows = view.frame(size.width, size.height).rows
        let ends = ["1997", "4:15"].map { figure in rows.first { $0.hasSuffix(figure) }?.count }
        #expect(ends == Array(repeating: min(size.width - 1, 98), count: 2))
    }

    @Test("Without room beside them the heading stands in the line below the facts, and one is free below it")
    func theHeadingStandsBelowTheFacts() {
        presenter.facts = "1,234,567 listeners"
        show(rows(3))
        let lines = view.frame(78, 20).rows
        #expect(lines[0] == "  1,234,567 listeners" && lines[1] == "  ▹ About the artist (z)")
        #expect(lines[2].isEmpty && lines[3].hasPrefix("▌ Album 1 "))
        #expect(view.frame(78, 12).rows[2].hasPrefix("▌ Album 1 "))
    }

    @Test("In a strip that has not the keyboard the artist is seen, and the first albums by name")
    func aStripSaysWhoTheArtistIs() {
        presenter.facts = "8.00 M listeners"
        presenter.biography = "She sings.\nSince long."
        show(rows(3))
        view.unfold(.content(.tracks(9)))
        #expect(
            view.frame(118, 6, hasFocus: false).rows == [
                " 8.00 M listeners", " Albums · 3   Album 1 · Album 2 · Album 3", " She sings. Since long.", "", "", "",
            ])
        #expect(view.frame(118, 6, hasFocus: true).text.contains("Track 1"))
        #expect(view.frame(60, 6, hasFocus: false).text.contains("Track 1"))
    }

    @Test("What the lines below an album say of its plays stands in no column, but for a reader")
    func playsOfAnOpenAlbumAreSaidOnce() {
        show(rows(3))
        var content = AlbumContent.tracks(1)
        (content.facts, content.saysCount) = ("1,000 plays", true)
        view.unfold(.content(content))
        let lines = view.frame(78, 20).rows
        #expect(lines.filter { $0.contains("1,000 plays") } == ["    1,000 plays"])
        #expect(lines.contains { $0.hasPrefix("▌ Album 1 ") && $0.hasSuffix(" 1951") })
        #expect(lines.contains { $0.contains("2,000 plays  1952") })
        let canvas = Canvas(size: Size(width: 78, height: 20))
        canvas.isForReader = true
        view.draw(on: canvas.surface, hasFocus: true)
        #expect(canvas.rows.contains { $0.contains("Album 1") && $0.contains("1,000 plays") })
    }

    @Test("What its reader has said of an album is seen as on other pages, and told with its names")
    func whatItsReaderHasSaidIsSeenInFewWords() {
        var content = AlbumContent.tracks(1)
        content.kept = KeptWords(
            fields: [.init(label: "Your rating", value: "4 of 5")],
            seen: [.init(label: "You", value: "● Heard · ★★★★")])
        func rows(_ view: AlbumDetailDefaultView) -> String {
            view.unfold(.content(content))
            return view.frame(78, 20).rows.joined(separator: "\n")
        }
        show(self.rows(3))
        #expect(rows(view).contains("You  ● Heard · ★★★★") && !rows(view).contains("Your rating"))
        let spoken = DisplaySpy(isForReader: true)
        let forReader = AlbumDetailDefaultView(presenter: presenter, display: spoken)
        var state = ListState()
        state.rowCount = 3
        forReader.show(state)
        #expect(rows(forReader).contains("Your rating  4 of 5"))
    }

    @Test(arguments: PaneSizes.few) func showsAnAlbumWithoutTracks(size: Size) throws {
        show(rows(3))
        view.unfold(.content(AlbumContent(noTracks: "No track list available.")))
        try view.compare(with: "unfolded-empty", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsBelowTheLastRowWhyNoMoreIsComing(size: Size) throws {
        show(
            rows(50),
            tail: .failed("Could not load more: you are offline · r to retry", short: "You are offline · r to retry"))
        _ = view.frame(size.width, size.height)
        _ = view.handle(.last)
        try view.compare(with: "tail-failed", at: size)
    }

    /// The pane PaneSizes.few in terminals of 80×24, 40×8, 120×40 beside the list, and 200×60 likewise.
    nonisolated private static let artistSizes: [Size] =
        PaneSizes.few + [Size(width: 64, height: 36), Size(width: 109, height: 56)]

    private func showArtist(_ language: String, _ change: (inout ArtistDetail) -> Void = { _ in }) {
        var artist = ArtistDetail.bjork
        change(&artist)
        let formatter = AlbumDetailFormatter(wording: .sample(language))
        presenter.facts = formatter.facts(of: artist)
        view.show(
            AboutArtist.State(content: formatter.content(of: artist, leadsToTags: true), hasPage: artist.page != nil))
    }

    @Test(arguments: artistSizes) func showsWhatIsKnownOfTheArtistAboveTheAlbums(size: Size) throws {
        show(rows(30))
        showArtist("en_US")
        try view.compare(with: "artist", at: size)
    }

    @Test(arguments: [("de", "artist-de"), ("es", "artist-es")], PaneSizes.few)
    func showsTheArtistInOtherLanguages(language: (locale: String, name: String), size: Size) throws {
        show(rows(30))
        showArtist(language.locale) { $0.similar = nil }
        try view.compare(with: language.name, at: size)
    }

    @Test(arguments: PaneSizes.few) func showsThatMoreIsKnownOfTheArtist(size: Size) throws {
        presenter.facts = "1,234,567 listeners · 345,678,901 plays"
        show(rows(30))
        try view.compare(with: "artist-folded", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsWhyNothingIsKnownOfTheArtistAboveTheAlbums(size: Size) throws {
        show(rows(30))
        view.show(AboutArtist.State(message: Wording.sample("en_US").message(.offline), hasFailed: true))
        try view.compare(with: "artist-failed", at: size)
    }

    @Test func aLongArtistIsScrolledAndTheAlbumsStay() {
        show(rows(30))
        showArtist("en_US") { $0.biography = (1...60).map { "Line \($0)" }.joined(separator: "\n") }
        let before = view.frame(78, 20).rows
        #expect(before[1].contains("▾ About the artist") && before.last?.hasPrefix("  Album 5 ") == true)
        #expect(view.handle(.last))
        let after = view.frame(78, 20).rows
        #expect(after.contains { $0.hasPrefix("  Last.fm") } && after.suffix(5) == before.suffix(5))
        #expect(view.frame(78, 20).rows == after)
    }

    @Test func whatIsUnfoldedHasTheKeyboard() {
        show(rows(3))
        #expect(view.commands.contains(.fold))
        #expect(view.handle(.fold))
        #expect(presenter.calls == [.about])

        showArtist("en_US")
        let canvas = view.frame(78, 40)
        #expect(canvas[2, canvas.rows.firstIndex { $0.contains("Album 1") } ?? 0].style == .selectedInactive)
        #expect(view.commands == [.nextPlace, .fold, .open, .openPage, .refresh, .back, .copy])
        #expect(view.handle(.nextPlace) && view.handle(.open))
        let electronic = ArtistQuery(Refinement(filters: [.tag: .only("electronic")]))
        #expect(presenter.calls.last == .select(.artists(electronic, ArtistID(name: "Björk").source)))
        #expect(view.handle(.openPage) && presenter.calls.last == .page)
        #expect(view.handle(.back) && presenter.calls.last == .about)

        view.show(nil)
        #expect(view.handle(.favourite) && presenter.calls.last == .favourite(0))
    }

    @Test("Enter unfolds the most played tracks and folds them, unless it is for what is marked")
    func theMostPlayedTracksUnfold() {
        show(rows(3))
        showArtist("en_US")
        #expect(view.frame(78, 40).text.contains("▹ Most played · 2"))
        #expect(view.handle(.open))
        let unfolded = view.frame(78, 40)
        #expect(unfolded.rows.contains { $0.hasPrefix("  Army of Me ") && $0.hasSuffix(" 3:45 · 1,000 plays") })
        #expect(view.handle(.open))
        #expect(view.frame(78, 40).text.contains("▹ Most played · 2"))
    }

    @Test("Enter folds the tracks of the album and unfolds them; another album is as this one")
    func theTracksOfAnAlbumFold() {
        show(rows(3))
        view.unfold(.content(.tracks(3)))
        #expect(view.frame(38, 6).rows[1] == "    1  Track 1")
        #expect(view.commands.contains(.open) && view.handle(.open))
        let folded = ["▌ Album 1", "  Album 2", "  Album 3", "", "", ""]
        #expect(view.frame(38, 6).rows == folded)

        _ = view.handle(.down)
        view.unfold(.content(.tracks(2)))
        #expect(view.frame(38, 6).rows[1...] == ["▌ Album 2", "  Album 3", "", "", ""])
        #expect(view.handle(.open))
        #expect(view.frame(38, 6).rows[1...] == ["▌ Album 2", "    1  Track 1", "    2  Track 2", "", "  Album 3"])
    }

    @Test func aPressOnTheAlbumUnderTheCursorFoldsItsTracks() {
        show(rows(3))
        view.unfold(.content(.tracks(3)))
        _ = view.frame(38, 6)
        let place = CellPosition(x: 4, y: 0)
        let press = Pointing(.press(.row(0)), at: place)
        #expect(view.handle(press) == .acted)
        #expect(view.frame(38, 6).rows[1] == "  Album 2")
    }

    @Test func withoutAlbumsThereIsNothingToFold() {
        show(Message("No albums"))
        #expect(!view.handle(.open))
    }

    @Test func whereNoSectionIsToFoldAllOfItDoes() {
        let nothing = DetailContent(title: "", parts: [.text("Nothing more is known.", .muted)])
        view.show(AboutArtist.State(content: nothing))
        _ = view.frame(78, 20)
        #expect(view.handle(.fold) && presenter.calls == [.about])
    }

    @Test func theTailHasALineOfItsOwnBelowWhatIsUnfolded() {
        show(rows(1), tail: .loading("Loading more…"))
        view.unfold(.content(.tracks(3)))

        #expect(
            view.frame(38, 6).rows == [
                "▌ Album 1", "    1  Track 1", "    2  Track 2", "    3  Track 3", "", "  Loading more…",
            ])
    }

    @Test func theTailComesAfterTheEndOfALongAlbum() {
        show(rows(1), tail: .failed("Offline"))
        view.unfold(.content(.tracks(20)))
        #expect(!view.frame(38, 4).text.contains("Offline"))

        for _ in 0..<30 {
            _ = view.handle(.down)
            _ = view.frame(38, 4)
        }
        #expect(view.frame(38, 4).rows == ["    19  Track 19", "    20  Track 20", "", "  Offline"])
    }

    @Test func aPaneThatIsJustFullKeepsItsLastRowWhileMoreIsLoaded() {
        show(rows(4), tail: .loading("Loading more…"))

        #expect(view.frame(38, 4).rows == ["▌ Album 1", "  Album 2", "  Album 3", "  Album 4"])
    }

    @Test func theTailIsInSightOnceTheCursorIsAtTheEnd() {
        show(rows(4), tail: .loading("Loading more…"))
        _ = view.frame(38, 4)
        _ = view.handle(.last)

        #expect(view.frame(38, 4).rows == ["  Album 2", "  Album 3", "▌ Album 4", "  Loading more…"])
    }

    @Test(arguments: [(true, Style.selected), (false, .selectedInactive)])
    func theRowUnderTheCursorShowsWhoHasTheKeyboard(hasFocus: Bool, style: Style) {
        show(rows(2))
        let canvas = view.frame(38, 4, hasFocus: hasFocus)

        #expect(canvas[2, 0].style == style)
        #expect(canvas[2, 1].style == .plain)
    }

    @Test func isBusyWhileAlbumsOrTheOneUnderTheCursorLoad() {
        show(rows(2), isLoading: true)
        #expect(view.isBusy)

        show(rows(2))
        #expect(!view.isBusy)
        view.unfold(.loading(Message("Loading…")))
        #expect(view.isBusy)
        view.unfold(.content(.full))
        #expect(!view.isBusy)
    }

    @Test func hasFailedWhereListOrAlbumHasWhateverTheySay() {
        show(rows(2))
        view.unfold(.content(.full))
        #expect(!view.hasFailed)
        view.unfold(.failed(.offline, Message("You are offline", isFailure: true)))
        #expect(view.hasFailed)

        var content = AlbumContent.full
        content.age = Message("from a moment ago", remedy: "Press r to have it anew.")
        view.unfold(.content(content))
        #expect(!view.hasFailed)
        content.failure = .timedOut(host: "a.test")
        view.unfold(.content(content))
        #expect(view.hasFailed)

        view.unfold(.folded)
        var state = ListState()
        state.failure = .catalog(.offline)
        view.show(state)
        #expect(view.hasFailed)
    }

    @Test func theCommandsAreThoseThatDoSomething() {
        show(Message("No albums"))
        #expect(view.commands == [.fold, .refresh, .copy])

        show(rows(2))
        #expect(view.commands == [.down, .standing, .favourite, .note, .rate, .lists, .fold, .refresh, .copy])
        view.unfold(.content(.full))
        #expect(
            view.commands == [
                .down, .open, .standing, .favourite, .note, .rate, .lists, .openPage, .fold, .refresh, .copy,
            ])
    }

    @Test func aChangeNeedsAFrame() {
        show(rows(2))
        let changes = display.changeCount
        view.unfold(.folded)

        #expect(changes > 0)
        #expect(display.changeCount > changes)
    }
}
