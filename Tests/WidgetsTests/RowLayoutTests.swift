import Presentation
import Testing

@testable import Widgets

struct RowLayoutTests {
    private let books = ListColumns(
        title: "Title", hasSigns: true,
        [RowColumn("Author", longest: 10...30), RowColumn("Year", width: 4, from: 30)])

    private func layout(_ width: Int, title: Int = 99, author: Int = 25, year: Int = 4) -> RowLayout {
        RowLayout(books, longestTitle: title, longest: [author, year], width: width)
    }

    @Test(arguments: 1...220, [0, 12, 99]) func nothingStandsOverAnythingElse(width: Int, title: Int) {
        let layout = layout(width, title: title)
        var end = layout.titleStart + layout.titleWidth
        for place in layout.places {
            #expect(place.x > end && place.width > 0)
            end = place.x + place.width
        }
        #expect(layout.places.isEmpty || end <= width)
    }

    @Test(arguments: 30...83) func aTitleHasItsPartOfTheRow(width: Int) {
        #expect(layout(width).titleWidth >= width * 60 / 100)
    }

    @Test func whatTitlesDoNotNeedIsTheColumns() {
        #expect(layout(50, title: 16).places.map(\.width) == [24, 4])
        #expect(layout(50, title: 15).places.map(\.width) == [25, 4])
        #expect(layout(50, title: 15).titleWidth == 50 - 2 - 2 - 25 - 2 - 4)
        #expect(layout(50).places.map(\.width) == [10, 4])
        #expect(layout(47).places.map(\.column) == [1])
    }

    @Test(arguments: 1...83) func noTitleIsCutBesideAColumnThatCouldBeNarrower(width: Int) {
        for title in [10, 20, 30] where title <= width * 60 / 100 {
            #expect(layout(width, title: title).titleWidth >= min(title, width - 2))
        }
    }

    @Test func thatOfAFixedWidthGoesWhereTitlesNeedItsRoom() {
        let artists = ListColumns([RowColumn("Listeners", width: 9), RowColumn("Plays", width: 9)])
        func columns(_ width: Int, title: Int) -> [Int] {
            RowLayout(artists, longestTitle: title, longest: [9, 8], width: width).places.map(\.column)
        }
        #expect(columns(50, title: 28) == [0, 1])
        #expect(columns(50, title: 29) == [0])
        #expect(columns(25, title: 15) == [])
        #expect(columns(25, title: 14) == [0])
    }

    @Test func inPartsAColumnMayShowLess() {
        let diary = ListColumns([
            RowColumn("Day", width: 12, at: .before, inParts: 7), RowColumn("Rating", width: 6, at: .last, as: .rating),
        ])
        let whole = RowLayout(diary, longestTitle: 99, longest: [12, 5], width: 45)
        let parted = RowLayout(diary, longestTitle: 99, longest: [12, 5], width: 45, isParted: true)
        #expect(whole.titleStart == 13 && parted.titleStart == 8)
        #expect(whole.places.map(\.isShort) == [false, true] && parted.places.map(\.isShort) == [true, true])
        #expect(parted.titleWidth == 45 - 8 - 2 - 6)
    }

    @Test func whatHasNoRoomBesideTitlesIsLeftOut() {
        #expect(layout(29).places.map(\.column) == [])
        #expect(layout(40).places.map(\.column) == [1])
        #expect(layout(60).places.map(\.column) == [0, 1])
    }

    @Test func aColumnWithNothingInItGivesItsRoomToTitles() {
        #expect(layout(60, author: 0).places.map(\.column) == [1])
        #expect(layout(60, author: 0).titleWidth == 60 - 2 - 2 - 4)
        #expect(layout(60, author: 0, year: 0).titleWidth == 58)
    }

    @Test func aColumnIsAsWideAsItsTextsWhereThereIsRoom() {
        #expect(layout(120, author: 12).places.first?.width == 12)
        #expect(layout(120, author: 99).places.first?.width == 30)
    }

    @Test func inAWideRowColumnsStayNearTheirTitles() throws {
        let layout = layout(196, title: 30)
        #expect(layout.titleWidth == 44)
        #expect(try #require(layout.places.first).x == 2 + 44 + 2)
        #expect(try #require(layout.places.last).x < 90)
    }

    /// The rows of a terminal of 80 columns are wide too, those of its half are not.
    @Test(arguments: [(40, 34), (64, 58), (65, 44), (77, 44), (117, 44)])
    func aColumnBesideShortTitlesIsNotFarFromThem(width: Int, titleWidth: Int) {
        let films = ListColumns([RowColumn("Year", width: 4, at: .last, from: 30)])
        #expect(RowLayout(films, longestTitle: 20, longest: [4], width: width).titleWidth == titleWidth)
    }

    @Test func ofAFixedWidthItTakesWhatItsTextsNeedWhereThatIsMuchLess() {
        let kept = ListColumns([RowColumn("Author", longest: 8...24), RowColumn("When", width: 12)])
        func widths(_ date: Int) -> [Int] {
            RowLayout(kept, longestTitle: 40, longest: [20, date], width: 60).places.map(\.width)
        }
        #expect(widths(12) == [8, 12])
        #expect(widths(11) == [8, 12], "A single cell is not worth it that columns move")
        #expect(widths(9) == [11, 9])
        #expect(widths(5) == [15, 5])
    }

    @Test func inAWideRowLongTitlesHaveMore() {
        #expect(layout(196, title: 60).titleWidth == 60)
        #expect(layout(196, title: 99).titleWidth == 70)
    }

    @Test func whatStandsBehindTitlesTakesNoRoomOfFixedColumnsAndThatOfOthers() {
        func layout(_ cell: Int, _ width: Int) -> RowLayout {
            RowLayout(books, longestTitle: 20, longestCell: cell, longest: [25, 4], width: width)
        }
        #expect(layout(0, 60).places.map(\.column) == [0, 1])
        #expect(layout(50, 60).places.map(\.width) == [14, 4])
        #expect(layout(99, 36).places.map(\.column) == [1])
        #expect(layout(60, 120).titleWidth == 60 && layout(99, 120).titleWidth == 70)
    }

    @Test func whereNoRowHasASignTitlesBeginAtTheEdge() {
        #expect(RowLayout(books, longestTitle: 30, longest: [12, 4], width: 78).titleStart == 2)
        let layout = RowLayout(books, longestTitle: 30, longest: [12, 4], width: 78, hasSigns: false)
        #expect(layout.titleStart == 0 && !layout.hasSigns)
    }

    @Test func aColumnMayStandBeforeTitlesOrAtTheEnd() {
        let columns = ListColumns(
            [
                RowColumn("Year", width: 4, at: .last), RowColumn("★", width: 4, at: .behind, as: .rating),
                RowColumn("No.", width: 5, at: .before),
            ])
        let layout = RowLayout(columns, longestTitle: 99, longest: [4, 3, 4], width: 40)
        #expect(layout.places.map(\.column) == [2, 1, 0])
        #expect(layout.places.map(\.x) == [0, 30, 36])
        #expect(layout.places.map(\.isRightAligned) == [false, true, true])
        #expect(layout.titleStart == 6)
    }
}
