import Browsing
import TerminalKit
import Widgets

/// Has two rows without loading, and records what it hears.
@MainActor
final class AccordionPresenterStub: AccordionPresenter {
    enum Call: Equatable {
        case select(Int)
        case refresh
        case tab(Int)
        case leaveMenu(Int?)
        case answer(Bool)
    }

    struct Row: AccordionRow {
        let title: String
        let saidFacts: [String]

        func draw(on line: Surface, _ style: RowStyle) {
            line.draw("<\(title)>", x: 0, y: 0, style.plain)
        }
    }

    let title = "Things"
    let rows = [
        Row(title: "Heat", saidFacts: ["1995", ""]), Row(title: "Solaris", saidFacts: ["1972", "seen"]),
    ]
    private(set) var calls: [Call] = []

    func row(at index: Int) -> Row? { rows.indices.contains(index) ? rows[index] : nil }

    func viewDidAppear() {}
    func didSelectRow(at index: Int) { calls.append(.select(index)) }
    func didAskForRefresh() { calls.append(.refresh) }
    func didChooseTab(at index: Int) { calls.append(.tab(index)) }
    func didLeaveMenu(with entry: Int?) { calls.append(.leaveMenu(entry)) }
    func didAnswer(isYes: Bool) { calls.append(.answer(isYes)) }
    func status(atRow index: Int) -> String? { "at \(index)" }
    func itemName(atRow index: Int) -> String? { nil }
    func didMoveCursor(to index: Int) {}
}
