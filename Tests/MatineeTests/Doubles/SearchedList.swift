import Browsing
import Navigation
import TestSupport
import Widgets

/// A list that can be searched, whose presenter only records what it is told.
@MainActor
final class SearchedList: RefinedListScreen {
    let presenter = RefinedListPresenterStub(title: "Films")
    let pane: any RefinedListPane

    init(display: any Display) {
        pane = makeRefinedPane(presenter, on: display)
    }
}
