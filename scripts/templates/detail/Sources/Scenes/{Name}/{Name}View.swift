import Browsing
import Commands
import Navigation
import Widgets

protocol {Name}View: DetailView {}

/// The item's page, drawn or in lines.
@MainActor
final class {Name}DefaultView: {Name}View, DetailScreen {
    let pane: any DetailPane

    init(presenter: any {Name}Presenter, display: any Display) {
        pane = makeDetailPane(presenter, on: display)
    }

    var commands: [Command] { pane.commands(ofItem: [.openPage]) }
}
