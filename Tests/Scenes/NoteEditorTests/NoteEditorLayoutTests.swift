import TerminalKit
import Testing

@testable import NoteEditor

struct NoteEditorLayoutTests {
    /// Left of a picture.
    private let room = Rect(x: 0, y: 0, width: 40, height: 20)

    private func layout(_ room: Rect, beside: Rect? = nil, footWidth: Int = 0, notice: Int = 0) -> NoteEditorLayout {
        NoteEditorLayout(room, beside: beside, footWidth: footWidth, hasFacts: true, noticeHeight: notice)
    }

    @Test func allPartsStandBelowEachOther() {
        let layout = layout(room, notice: 2)
        #expect(layout.heading == Rect(x: 1, y: 0, width: 38, height: 2))
        #expect(layout.text == Rect(x: 1, y: 3, width: 38, height: 14))
        #expect(layout.notice == Rect(x: 1, y: 17, width: 38, height: 2))
        #expect(layout.foot == Rect(x: 1, y: 19, width: 38, height: 1))
    }

    @Test("A title that is seen in the frame takes no line; without facts there is no heading then")
    func aTitleInTheFrameTakesNoLine() {
        func layout(hasFacts: Bool) -> NoteEditorLayout {
            NoteEditorLayout(room, beside: nil, footWidth: 0, hasTitle: false, hasFacts: hasFacts, noticeHeight: 0)
        }
        #expect(layout(hasFacts: true).heading?.height == 1 && layout(hasFacts: true).text.y == 2)
        #expect(layout(hasFacts: false).heading == nil && layout(hasFacts: false).text.y == 0)
    }

    @Test func theLineBelowGoesOnUnderAPictureThatEndsAboveIt() {
        #expect(layout(room, footWidth: 60).foot?.width == 60)
        #expect(layout(room, footWidth: 60).text.width == 38)
    }

    @Test func whatItIsAboutStandsRightOfAPictureAboveTheText() {
        let beside = Rect(x: 20, y: 0, width: 30, height: 12)
        let layout = layout(Rect(x: 0, y: 13, width: 50, height: 20), beside: beside)
        #expect(layout.heading == Rect(x: 20, y: 0, width: 29, height: 2))
        #expect(layout.text == Rect(x: 1, y: 13, width: 48, height: 19))
    }

    @Test(arguments: [(11, false, true), (8, false, true), (7, false, false)])
    func whereThereIsLittleRoomItIsForTheText(height: Int, hasHeading: Bool, hasFoot: Bool) {
        let layout = layout(Rect(x: 0, y: 0, width: 40, height: height))
        #expect((layout.heading != nil) == hasHeading)
        #expect((layout.foot != nil) == hasFoot)
        #expect(layout.text.height == height - (hasFoot ? 1 : 0))
    }
}
