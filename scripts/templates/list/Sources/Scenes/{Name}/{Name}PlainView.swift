import Browsing
import Commands
import Navigation
import Presentation
import Widgets

/// The list in a dialogue of lines.
@MainActor
final class {Name}PlainView {
    private let presenter: any {Name}Presenter
    let pane: PlainListPane

    init(presenter: any {Name}Presenter, display: any Display) {
        self.presenter = presenter
        pane = PlainListPane(browser: presenter.browser, display: display) { [presenter] index in
            presenter.row(at: index).map { PlainRow($0.title, .texts($0.year)) }
        }
    }
}

extension {Name}PlainView: {Name}View, PlainListScreen {
    var title: String { presenter.title }

    var commands: [Command] { pane.isEmpty ? [.refresh] : [.open, .next, .previous, .refresh] }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .open: return pane.withCursor(presenter.didSelectRow)
        case .refresh: presenter.didAskForRefresh()
        default: return pane.handle(command)
        }
        return true
    }
}
