import Browsing
import Commands
import Navigation
import Presentation
import Widgets

protocol YearView: DetailView {
    /// Another year is shown.
    func startAnew()
}

/// The page of a year, drawn or in lines.
@MainActor
final class YearDefaultView {
    private let presenter: any YearPresenter
    let pane: any DetailPane

    init(presenter: any YearPresenter, display: any Display) {
        self.presenter = presenter
        pane = makeDetailPane(presenter, on: display)
    }
}

extension YearDefaultView: YearView, DetailScreen {
    func startAnew() {
        pane.startAnew()
    }

    var isTab: Bool { presenter.isTab }

    var commands: [Command] { pane.commands(ofItem: []) + (presenter.isTab ? [.nextTab] : []) }

    func handle(_ command: Command) -> Bool {
        if presenter.isTab, command == .nextTab || command == .previousTab {
            presenter.didAskForTab(by: command == .nextTab ? 1 : -1)
            return true
        }
        guard pane.state.hasSiblings, command == .next || command == .previous else { return pane.handle(command) }
        presenter.didAskForYear(command == .next ? .later : .earlier)
        return true
    }
}
