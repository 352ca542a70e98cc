import Browsing
import Navigation
import ScreenTestSupport
import Widgets

/// A list that can be searched, whose presenter only records what it is told.
@MainActor
final class SearchedList: RemoteListScreen {
    let presenter = RemoteListPresenterStub(title: "Films")
    let pane: any RemoteListPane

    init(display: any Display) {
        pane = makeRemoteListPane(presenter, on: display)
    }
}
