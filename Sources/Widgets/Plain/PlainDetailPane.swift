package import Browsing
package import Commands
package import Navigation
package import Presentation

/// A detail in a dialogue of lines.
@MainActor
package final class PlainDetailPane {
    package let presenter: any DetailPresenter
    package private(set) var state = DetailState()
    private let text: PlainTextPane
    private weak var display: (any Display)?

    package init(_ presenter: any DetailPresenter, display: any Display) {
        (self.presenter, self.display) = (presenter, display)
        text = PlainTextPane(display: display)
    }
}

extension PlainDetailPane: DetailPane {
    package func show(_ state: DetailState) {
        self.state = state
        text.show(state.message, text: state.layOut)
    }

    package func startAnew() {
        text.startAnew()
    }

    package func setNeedsDisplay() {
        display?.setNeedsDisplay()
    }

    package var title: String { state.title }

    package func commands(ofItem item: [Command]) -> [Command] {
        item.filter(state.allows) + state.siblings + [.refresh]
    }
}

extension PlainDetailPane: PlainPane {
    package var page: PlainPage {
        if let menu = state.menu { return PlainPage(menu) }
        var page = PlainPage(state.title)
        page.marks = presenter.marks
        text.fill(&page)
        page.question = state.question
        return page
    }

    /// A text starts at its beginning.
    package var memento: ScreenMemento { ScreenMemento() }

    package func restore(_ memento: ScreenMemento) {}

    package func choose(_ number: Int) -> Bool {
        guard let menu = state.menu else { return text.choose(number, go: presenter.didSelect) }
        guard let entry = menu.entry(numbered: number) else { return false }
        presenter.didLeaveMenu(with: entry)
        return true
    }

    package func point(at number: Int) -> Bool { false }

    package func mark(_ number: Int) -> Bool { false }

    package func take(_ text: String) {}

    package func answer(_ answer: Command) {
        presenter.didAnswer(isYes: answer == .yes)
    }

    package func leaveAsked() -> Bool {
        if state.question != nil {
            presenter.didAnswer(isYes: false)
        } else if state.menu != nil {
            presenter.didLeaveMenu(with: nil)
        } else {
            return false
        }
        return true
    }

    package func handle(_ command: Command) -> Bool { handleAsDetail(command) }
}
