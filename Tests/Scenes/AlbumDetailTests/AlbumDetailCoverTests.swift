import Commands
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import AlbumDetail
@testable import Browsing

/// The albums as a grid of their covers.
@MainActor
struct AlbumDetailCoverTests {
    private let presenter = AlbumDetailPresenterStub()
    private let view: AlbumDetailDefaultView

    /// The pane sizes in terminals of 80×24, 30×6, 120×40 and 200×60.
    nonisolated private static let sizes = [
        Size(width: 78, height: 20), Size(width: 28, height: 2), Size(width: 64, height: 36),
        Size(width: 126, height: 56),
    ]

    init() {
        view = AlbumDetailDefaultView(presenter: presenter, display: DisplaySpy())
        presenter.tileShape = .square
        presenter.rows = (1...30).map { AlbumRow(title: "Album \($0)", year: nil, count: nil) }
        presenter.posters = presenter.rows.enumerated().map { number, row in
            Poster(
                title: row.title, marks: Marks(isFavourite: number == 2),
                picture: PictureState(
                    .square, of: row.title, hasPicture: number % 4 != 1, number % 4 == 1 ? nil : .sample(number, 16, 8))
            )
        }
        var state = ListState()
        state.rowCount = 30
        view.show(state)
        view.unfold(UnfoldedAlbum.folded)
    }

    @Test(arguments: sizes) func coversStandInPlaceOfRows(size: Size) throws {
        _ = view.frame(size.width, size.height)
        _ = view.handle(.posters)
        try view.compare(with: "covers", at: size)
    }

    @Test("Who opens a cover is on that album in the list, and so is who goes back")
    func theCursorIsOnTheSameAlbum() {
        for leave in [Command.open, .back, .posters] {
            _ = view.frame(78, 20)
            _ = view.handle(.first)
            _ = view.handle(.down)
            _ = view.handle(.posters)
            _ = view.frame(78, 20)
            #expect(presenter.covers == 0..<8)
            #expect(view.handle(key: .right))
            #expect(view.handle(.down))
            #expect(view.status == "7 of 30")
            #expect(view.handle(leave))
            _ = view.frame(78, 20)
            #expect(presenter.covers == nil)
            #expect(view.status == "7 of 30")
            #expect(view.memento.row == 6 && !view.memento.isGrid)
        }
        #expect(!view.handle(key: .right), "In rows it is a command")
        #expect(!view.handle(.back))
    }

    @Test func theTracksOfACoverThatIsOpenedAreUnfolded() {
        view.unfold(.content(.tracks(2)))
        _ = view.frame(78, 20)
        _ = view.handle(.open)
        #expect(!view.frame(78, 20).text.contains("Track 1"))
        _ = view.handle(.posters)
        _ = view.frame(78, 20)
        _ = view.handle(.open)
        #expect(view.frame(78, 20).text.contains("Track 1"))
    }

    private func showPicture() {
        view.showPicture(PictureState(.square, of: "Björk", hasPicture: true, .sample(1, 24, 12)))
    }

    @Test("In a wide pane the covers stand in a row above the albums too, and go with the cursor")
    func coversStandInARowAboveTheAlbums() throws {
        showPicture()
        let rows = view.frame(126, 56).rows
        #expect(presenter.covers == 0..<6 && presenter.hasCovers)
        #expect(rows[12] == "  Albums · 30")
        #expect(rows[23].contains("╰Album 1") && rows[23].contains("Album 6") && !rows[23].contains("Album 7"))
        #expect(rows[25].isEmpty && rows[26].hasPrefix("  Album 7"), "Those among the covers are no rows again")

        for _ in 0..<6 {
            #expect(view.handle(.down))
            _ = view.frame(126, 56)
        }
        #expect(presenter.covers == 6..<12)
        let later = view.frame(126, 56).rows
        #expect(later[23].contains("╰Album 7") && later[26].hasPrefix("  Album 13"))
        for _ in 0..<3 { #expect(view.handle(.up)) }
        let before = view.frame(126, 56).rows
        #expect(before[23].contains("╰Album 4") && before[26].hasPrefix("  Album 7"))
    }

    @Test("Below the covers is what the album under the cursor unfolds into, and its title where its cover cuts that")
    func belowTheCoversIsWhatUnfolds() {
        presenter.rows[1] = AlbumRow(title: "An album with a title of many words", year: nil, count: nil)
        view.unfold(.content(.tracks(2)))
        showPicture()
        #expect(view.frame(126, 56).rows[26...29] == ["    1  Track 1", "    2  Track 2", "", "  Album 7"])
        _ = view.handle(.down)
        view.unfold(.content(.tracks(1)))
        #expect(
            view.frame(126, 56).rows[26...29] == [
                "    An album with a title of many words", "    1  Track 1", "", "  Album 7",
            ])
    }

    @Test func everyAlbumIsReachedAndSeen() {
        showPicture()
        view.unfold(.content(.tracks(3)))
        for number in 1...30 {
            // Marks have a line of their own, below the title.
            let text = view.frame(126, 56).text
            #expect(text.contains("╰Album \(number) ") || text.contains("│Album \(number) "))
            #expect(view.memento.row == number - 1)
            _ = view.handle(.down)
        }
    }

    @Test func aPressOnACoverOfTheRowPutsTheCursorOnThatAlbum() {
        showPicture()
        let place = CellPosition(x: 30, y: 16)
        let canvas = view.frame(126, 56)
        #expect(view.handle(Pointing(.press(canvas.target(at: place)), at: place)) == .marked)
        #expect(presenter.calls.last == .move(1))
        #expect(view.frame(126, 56).rows[23].contains("╰Album 2"))
    }

    @Test(
        "In a pane that is narrow, or has few lines left, the albums are rows alone",
        arguments: [Size(width: 64, height: 56), Size(width: 126, height: 36)])
    func coversLeaveRoomForAlbums(size: Size) {
        showPicture()
        _ = view.frame(size.width, size.height)
        #expect(presenter.covers == nil && !presenter.hasCovers)
    }

    @Test func theGridTakesThePlaceOfTheRowOfCovers() {
        showPicture()
        _ = view.frame(126, 56)
        #expect(view.handle(.posters))
        #expect(!view.frame(126, 56).text.contains("▌ Album 1"))
        #expect(presenter.covers.map { $0.count > 6 } == true)
        #expect(view.handle(.posters))
        #expect(view.frame(126, 56).rows[26].hasPrefix("  Album 7"))
        #expect(presenter.covers == 0..<6)
    }

    @Test func whileTheyAreLoadedTheGridHasEmptyTiles() {
        _ = view.handle(.posters)
        var state = ListState()
        (state.isLoading, state.message) = (true, Message("Loading…"))
        view.show(state)
        let canvas = view.frame(78, 20)
        #expect(canvas.rows.filter { $0.contains("Loading…") }.count == 1 && canvas.text.contains("░░░░░░░░"))
        #expect(!view.commands.contains(.toRight))
    }

    @Test func aCoverCanBeAFavourite() {
        _ = view.handle(.posters)
        _ = view.frame(78, 20)
        _ = view.handle(key: .right)
        _ = view.handle(.favourite)
        #expect(presenter.calls.last == .favourite(1))
    }

    @Test func aLaterSessionShowsCovers() {
        _ = view.handle(.posters)
        _ = view.frame(78, 20)
        _ = view.handle(.down)
        let memento = view.memento
        #expect(memento.isGrid && memento.row == 4)
        let later = AlbumDetailDefaultView(presenter: presenter, display: DisplaySpy())
        later.restore(memento)
        #expect(later.memento.isGrid)
    }

    @Test func withoutPicturesItSaysWhy() {
        presenter.tileShape = nil
        #expect(view.handle(.posters))
        _ = view.frame(78, 20)
        #expect(presenter.calls.last == .postersInVain)
        #expect(presenter.covers == nil)
        #expect(!view.commands.contains(.posters))
    }
}
