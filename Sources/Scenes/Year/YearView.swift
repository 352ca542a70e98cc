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

    /// Other years and tabs come before links: more lead there.
    var commands: [Command] {
        let turns: [Command] =
            (pane.state.hasSiblings ? [.next, .previous] : []) + (presenter.isTab ? [.nextTab] : [])
        let own = pane.commands(ofItem: []).filter { !turns.contains($0) }
        return own.filter { $0 == .open } + turns + own.filter { $0 != .open }
    }

    var hints: [Command: String] { [.next: presenter.hintToTurn, .previous: presenter.hintToTurn] }

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
