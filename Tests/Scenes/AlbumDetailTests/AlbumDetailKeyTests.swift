import Commands
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import AlbumDetail
@testable import Browsing

/// Moving through albums with an unfolded one.
@MainActor
struct AlbumDetailKeyTests {
    private let presenter = AlbumDetailPresenterStub()
    private let display = DisplaySpy()
    private let view: AlbumDetailDefaultView

    init() {
        view = AlbumDetailDefaultView(presenter: presenter, display: display)
        presenter.rows = (1...9).map { AlbumRow(title: "Album \($0)", year: nil, count: nil) }
        var state = ListState()
        state.rowCount = 9
        view.show(state)
    }

    private func rows() -> [String] { view.frame(38, 6).rows }

    @Test func downReadsOnToTheEndOfALongAlbumAndThenGoesToTheNext() {
        view.unfold(.content(.tracks(20)))
        #expect(rows().last == "     5  Track 5")
        for _ in 0..<16 {
            #expect(view.handle(.down))
            _ = rows()
        }
        #expect(rows() == (16...20).map { "    \($0)  Track \($0)" } + [""])
        #expect(presenter.calls.isEmpty)

        _ = view.handle(.down)
        #expect(presenter.calls == [.move(1)])
        #expect(view.status == "2 of 9")
    }

    @Test func upReadsBackToTheAlbumsTitle() {
        view.unfold(.content(.tracks(20)))
        _ = rows()
        for _ in 0..<5 { _ = view.handle(.down) }
        for _ in 0..<5 { _ = view.handle(.up) }

        #expect(rows().first == "▌ Album 1")
        #expect(presenter.calls.isEmpty)
    }

    @Test func theAlbumThatIsLeftFolds() {
        view.unfold(.content(.tracks(2)))
        _ = rows()
        _ = view.handle(.down)
        view.unfold(.folded)

        #expect(rows() == ["  Album 1", "▌ Album 2", "  Album 3", "  Album 4", "  Album 5", "  Album 6"])
    }

    @Test func anAlbumThatUnfoldsBelowComesIntoSight() {
        _ = rows()
        for _ in 0..<5 { _ = view.handle(.down) }
        view.unfold(.content(.tracks(3)))

        #expect(rows() == ["  Album 5", "▌ Album 6", "    1  Track 1", "    2  Track 2", "    3  Track 3", ""])
    }

    @Test func aSelectedRowGoesUnderTheCursorWithWhatIsUnfolded() {
        view.unfold(.content(.tracks(1)))
        _ = rows()
        view.select(row: 2)

        #expect(rows() == ["  Album 1", "  Album 2", "▌ Album 3", "    1  Track 1", "", "  Album 4"])
        #expect(presenter.calls.isEmpty)
    }

    @Test func firstAndLastGoToTheEnds() {
        _ = rows()
        _ = view.handle(.last)
        #expect(rows().last == "▌ Album 9")
        _ = view.handle(.first)

        #expect(rows().first == "▌ Album 1")
        #expect(presenter.calls == [.move(8), .move(0)])
    }

    @Test func saysWhatIsInSight() {
        view.didAppear()
        presenter.facts = "1,234 listeners"
        _ = rows()
        _ = view.handle(.last)

        #expect(presenter.lastVisible == 8)
        #expect(presenter.visibleRows == 4)
    }

    @Test(arguments: [(Command.refresh, AlbumDetailPresenterStub.Call.refresh), (.openPage, .page)])
    func handsOnWhatItIsAskedFor(command: Command, call: AlbumDetailPresenterStub.Call) {
        #expect(view.handle(command))
        #expect(presenter.calls == [call])
    }

    @Test(arguments: [Command.back, .next, .playTrailer])
    func leavesAloneWhatItDoesNotKnow(command: Command) {
        #expect(!view.handle(command))
        #expect(presenter.calls.isEmpty)
    }

    @Test func saysWhenItAppears() {
        #expect(view.willAppear())
        #expect(presenter.lastVisible == nil, "Nothing is asked for before it is there to stay")
        view.didAppear()

        #expect(presenter.calls == [.willAppear])
        #expect(presenter.lastVisible != nil)
    }
}
