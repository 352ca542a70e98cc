import Browsing
import Navigation
import ScreenTestSupport
import Widgets

/// A list that can be searched, whose presenter only records what it is told.
@MainActor
final class SearchedList: ListScreen {
    let presenter = RemoteListPresenterStub(title: "Films")
    let pane: any ListScreenPane

    init(display: any Display) {
        pane = makeListScreenPane(presenter, on: display)
    }
}
