import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

/// The things in a dialogue of lines: the one that is chosen is said with what it may be, of which a number takes one.
@MainActor
final class ToConfirmPlainView {
    private let presenter: any ToConfirmPresenter
    let pane: PlainAccordion
    private var state = ToConfirmScreenState()
    private var text = ToConfirmText()

    init(presenter: any ToConfirmPresenter, display: any Display) {
        self.presenter = presenter
        pane = PlainAccordion(browser: presenter.browser, display: display) { [presenter] index in
            presenter.row(at: index).map {
                PlainRow($0.title, ($0.facts + [$0.state]).flatMap { [PlainFact].texts($0) })
            }
        }
    }
}

extension ToConfirmPlainView: ToConfirmView {
    func show(_ state: ToConfirmScreenState) {
        self.state = state
        pane.show(state.list)
    }

    func unfold(_ text: ToConfirmText) {
        self.text = text
        pane.unfold { layout in
            for (place, candidate) in text.candidates.enumerated() {
                layout.add("\(place + 1). " + ([candidate.title] + candidate.facts).joined(separator: ", "))
            }
            if let explanation = text.explanation { layout.add(explanation, .notice) }
        }
    }
}

extension ToConfirmPlainView: PlainAccordionScreen {
    var accordion: any AccordionPresenter { presenter }

    var page: PlainPage {
        var page = PlainPage(title)
        pane.fill(&page)
        if pane.isOpen {
            page.hasNumbers = !text.candidates.isEmpty
        } else {
            page.tabs = state.tabs?.labels ?? []
        }
        return page
    }

    var isBusy: Bool { pane.isBusy || state.isAsking }

    var commands: [Command] {
        let taking: [Command] = text.canTake(canRefuse: state.canRefuse) ? [.take] : []
        let decisions = taking + (state.canRefuse ? [.noneOfThese, .putOff, .takeAll, .open] : [])
        return (pane.isEmpty ? [] : decisions + (pane.isOpen ? [] : [.next, .previous]))
            + [.nextTab, .previousTab, .refresh]
    }

    /// In the list the number picks a row, in an open row a candidate.
    func choose(_ number: Int) -> Bool {
        guard pane.isOpen else { return pane.choose(number) }
        guard text.candidates.indices.contains(number - 1) else { return false }
        return pane.withCursor { presenter.didTake(number - 1, forRow: $0) }
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .take: return pane.withCursor { presenter.didTake(0, forRow: $0) }
        case .noneOfThese: return pane.withCursor(presenter.didRefuse)
        case .putOff: return pane.withCursor(presenter.didPutOff)
        case .open: return pane.withCursor(presenter.didSelectRow)
        case .takeAll where state.canRefuse: presenter.didTakeAll()
        case .refresh: presenter.didAskForRefresh()
        default:
            guard let tab = state.tabs?.place(after: command) else { return pane.handle(command) }
            presenter.didChooseTab(at: tab)
        }
        return true
    }
}
