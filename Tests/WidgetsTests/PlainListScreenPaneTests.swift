import Browsing
import Commands
import Presentation
import ScreenTestSupport
import Testing

@testable import Widgets

@MainActor
struct PlainListScreenPaneTests {
    private func pane(_ presenter: RemoteListPresenterStub) -> PlainListScreenPane {
        let pane = PlainListScreenPane(presenter: presenter, display: DisplaySpy(isPlain: true))
        presenter.rows = ["Ran", "Ikiru"].map { Row($0, Marks(), []) }
        var state = ListState()
        state.rowCount = presenter.rows.count
        pane.show(state)
        return pane
    }

    @Test func whatCanBeSaidToACatalogueBeginsWithItsRows() {
        let pane = pane(RemoteListPresenterStub())
        var controls = ListControls(filter: ListFilter(text: "x"), choices: [.collection, .order], canBeKept: true)
        controls.tabs = ListTabs(["Books", "Reading list"], chosen: 0)
        pane.show(controls)
        #expect(
            pane.commands(ofRows: [.down, .open]) == [
                .open, .next, .previous, .standing, .favourite, .note, .rate, .lists, .filter, .endFilter, .collection,
                .sort, .nextTab, .previousTab, .keepView, .refresh,
            ])
        #expect(!pane.handle(Command.delete))
    }

    @Test func eachCommandForARowOfWhatIsKeptIsSaidByAWordOfItsOwn() {
        let pane = pane(RemoteListPresenterStub(source: nil))
        var controls = ListControls()
        controls.tabs = ListTabs(["All", "Diary"], chosen: 0)
        pane.show(controls)
        #expect(
            pane.commands(ofRows: [.down, .open, .moveDown, .edit, .rate, .delete], always: [.add]) == [
                .open, .next, .previous, .standing, .favourite, .note, .rate, .lists, .delete, .moveUp, .moveDown,
                .edit, .add, .nextTab, .previousTab, .sort, .filter, .refresh,
            ])
        #expect(pane.handle(Command.delete))
    }

    @Test func whatIsAskedIsAnsweredOneAfterTheOther() {
        let presenter = RemoteListPresenterStub()
        let pane = pane(presenter)
        let menu = Menu("Order", ["A", "B"], chosen: [])
        pane.show(ListControls(menu: menu, filter: ListFilter(text: "x")))
        #expect(pane.choose(2) && !pane.mark(1) && pane.leaveAsked())
        pane.show(ListControls(filter: ListFilter(text: "x", isBeingTyped: true)))
        pane.take("ran")
        #expect(pane.leaveAsked() && pane.memento.typed.entries == ["ran"])
        pane.show(ListControls())
        #expect(!pane.leaveAsked() && !pane.handle(.endFilter))
        #expect(
            presenter.calls == [
                .answer(.took(1)), .answer(.left), .changeSearch("ran"), .endSearch(keeps: true),
                .endSearch(keeps: false),
            ])
    }
}
