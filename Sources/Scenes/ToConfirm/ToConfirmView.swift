import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol ToConfirmView: AnyObject {
    func show(_ state: ToConfirmScreenState)
    func select(row: Int)
    /// Shows the text of the row under the cursor.
    func unfold(_ text: ToConfirmText)
}

/// The things with what each may be, drawn or in lines. A digit, or a number in lines, takes one of these.
@MainActor
final class ToConfirmDefaultView {
    private let presenter: any ToConfirmPresenter
    let pane: any AccordionListPane
    private var canRefuse = true
    private var text = ToConfirmText()

    init(presenter: any ToConfirmPresenter, display: any Display) {
        self.presenter = presenter
        pane = makeAccordionListPane(presenter, on: display) { presenter.row(at: $0) }
    }
}

extension ToConfirmDefaultView: ToConfirmView {
    func show(_ state: ToConfirmScreenState) {
        canRefuse = state.canRefuse
        pane.show(AccordionState(list: state.list, tabs: state.tabs, isAsking: state.isAsking))
    }

    func unfold(_ text: ToConfirmText) {
        self.text = text
        pane.unfold { $0.add(text) }
    }
}

extension ToConfirmDefaultView: AccordionListScreen {
    var commands: [Command] {
        let taking: [Command] = text.canTake(canRefuse: canRefuse) ? [.take] : []
        let refusing: [Command] = canRefuse ? [.noneOfThese, .putOff, .takeAll] : []
        guard pane.isPlain else { return pane.commands(ofRow: taking + refusing) + [.nextTab, .refresh] }
        return pane.commands(ofRow: taking + refusing + (canRefuse ? [.open] : []))
            + [.nextTab, .previousTab, .refresh]
    }

    func handle(_ press: KeyPress) -> Bool {
        if let command = press.command(in: .confirm) { return handle(command) }
        guard case .character(let character) = press.key, character.isASCII, let digit = character.wholeNumberValue,
            digit > 0
        else { return false }
        return pane.withCursor { presenter.didTake(digit - 1, forRow: $0) }
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .take: return pane.withCursor { presenter.didTake(0, forRow: $0) }
        case .noneOfThese: return pane.withCursor(presenter.didRefuse)
        case .putOff: return pane.withCursor(presenter.didPutOff)
        case .open: return pane.withCursor(presenter.didSelectRow)
        case .takeAll where canRefuse: presenter.didTakeAll()
        default: return pane.handle(command)
        }
        return true
    }

    func handle(_ pointing: Pointing) -> PointerUse {
        guard case .press(.stop(let place)) = pointing.action else { return pane.handle(pointing) }
        _ = pane.withCursor { presenter.didTake(place, forRow: $0) }
        return .acted
    }

    var page: PlainPage {
        var page = pane.page
        page.hasNumbers = pane.isOpen && !text.candidates.isEmpty
        return page
    }

    /// In the list the number picks a row, in an open row a candidate.
    func choose(_ number: Int) -> Bool {
        guard pane.isOpen else { return pane.choose(number) }
        guard text.candidates.indices.contains(number - 1) else { return false }
        return pane.withCursor { presenter.didTake(number - 1, forRow: $0) }
    }
}

extension ToConfirmRow: AccordionRow {
    var saidFacts: [String] { facts + [state] }

    /// Title and facts, and at the right end how far it is.
    func draw(on line: Surface, _ style: RowStyle) {
        let end = line.drawRight(state, end: line.width, y: 0, style.muted) - 2
        let start = kindMark == nil ? 0 : 2
        if let kindMark { line.draw(kindMark.text, x: 0, y: 0, style.muted) }
        let rest = line.draw(title, x: start, y: 0, limit: end - start, style.plain) + 2
        if rest < end { line.draw(facts.joined(separator: " · "), x: rest, y: 0, limit: end - rest, style.muted) }
    }
}

extension TextLayout {
    /// What a row unfolds into: what it may be, each with its number, and what there is to say beside that.
    fileprivate mutating func add(_ text: ToConfirmText) {
        if isPlain {
            for (place, candidate) in text.candidates.enumerated() {
                add("\(place + 1). " + ([candidate.title] + candidate.facts).joined(separator: ", "))
            }
        } else {
            addTable(
                text.candidates.enumerated().map { place, candidate in
                    let style = candidate.isLikely ? Style.accent : .plain
                    return (
                        left: [.init(String(place + 1), style, stop: place)],
                        right: [
                            .init(candidate.title, style, stop: place),
                            .init(
                                " · " + candidate.facts.joined(separator: " · "), .muted, stop: place,
                                spoken: ", " + candidate.facts.joined(separator: ", ")),
                        ]
                    )
                })
        }
        if let explanation = text.explanation { add(explanation, .notice) }
    }
}
