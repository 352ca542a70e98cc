import TerminalKit
import Testing

@testable import Widgets

@MainActor
struct ArtistPageArrangementTests {
    /// In a pane with a picture of 24 columns and 12 rows above.
    private func arrangement(
        _ width: Int, _ height: Int, about: Int? = nil, hasCovers: Bool = false
    ) -> ArtistPageArrangement {
        let rest = Rect(x: 0, y: 13, width: width, height: height - 13)
        let beside = Rect(x: 26, y: 0, width: width - 26, height: 12)
        var aboutHeight: (@MainActor (Size, ShortLines?) -> Int)?
        if let about { aboutHeight = { _, _ in about } }
        return ArtistPageArrangement(
            picture: (rest, beside), header: (0, 4), aboutHeight: aboutHeight, hasCovers: hasCovers)
    }

    @Test func withoutAPictureTheAlbumsAreBelowTheHeader() {
        let arrangement = ArtistPageArrangement(
            picture: (Rect(x: 0, y: 0, width: 78, height: 20), nil), header: (3, 0), aboutHeight: nil, hasCovers: true)
        #expect(arrangement.albums == Rect(x: 0, y: 3, width: 78, height: 17))
        #expect(arrangement.about == nil && arrangement.covers == nil && arrangement.heading == nil)
    }

    @Test func coversStandBelowTheirHeadingAndAboveTheAlbums() {
        let arrangement = arrangement(126, 56, hasCovers: true)
        #expect(arrangement.heading == Rect(x: 0, y: 12, width: 126, height: 1))
        #expect(arrangement.covers == Rect(x: 0, y: 13, width: 126, height: 12))
        #expect(arrangement.albums == Rect(x: 0, y: 26, width: 126, height: 30))
    }

    @Test(
        "There are no covers in a pane that is narrow or low, nor without any",
        arguments: [(89, 56, true), (126, 36, true), (126, 56, false)])
    func coversNeedRoom(width: Int, height: Int, hasCovers: Bool) {
        let arrangement = arrangement(width, height, hasCovers: hasCovers)
        #expect(arrangement.covers == nil)
        #expect(arrangement.heading == Rect(x: 0, y: 12, width: width, height: 1))
        #expect(arrangement.albums == Rect(x: 0, y: 13, width: width, height: height - 13))
    }

    @Test("What is unfolded stands beside the picture where a text has room, else below it")
    func aboutStandsBesideThePicture() {
        let wide = arrangement(126, 56, about: 20)
        #expect(wide.about == Rect(x: 1, y: 4, width: 125, height: 22))
        #expect(wide.albums == Rect(x: 0, y: 26, width: 126, height: 30))
        #expect(arrangement(126, 56, about: 3).albums.y == 13, "They begin below the picture in any case")
        #expect(wide.heading?.y == 25, "In the line that is free above the albums")
        #expect(arrangement(64, 56, about: 10).about == Rect(x: 1, y: 4, width: 63, height: 12))
        #expect(arrangement(54, 56, about: 10).about == Rect(x: 1, y: 13, width: 53, height: 12))
    }

    @Test("The lines beside the picture begin behind it, and end where all of them do")
    func whatIsUnfoldedBeginsBesideThePicture() {
        for (width, short) in [(64, ShortLines(9, width: 36, indent: 25)), (54, nil)] {
            var said: ShortLines?
            _ = ArtistPageArrangement(
                picture: (
                    Rect(x: 0, y: 13, width: width, height: 43), Rect(x: 26, y: 0, width: width - 26, height: 12)
                ),
                header: (0, 4),
                aboutHeight: { _, beside in
                    said = beside
                    return 10
                }, hasCovers: false)
            #expect(said == short)
        }
    }

    @Test("A third of the room is left for albums, and where that is little, none", arguments: [30, 36, 56])
    func albumsKeepAThird(height: Int) {
        let arrangement = arrangement(54, height, about: 200)
        #expect(arrangement.albums.height == (height - 13) / 3)
        #expect(self.arrangement(54, 24, about: 200).albums.height == 0)
        #expect(self.arrangement(54, 24, about: 200).heading == nil)
    }
}
