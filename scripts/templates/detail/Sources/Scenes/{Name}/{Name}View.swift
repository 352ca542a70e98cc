import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol {Name}View: AnyObject {
    func show(_ state: {Name}State)
}

@MainActor
final class {Name}DefaultView {
    private let presenter: any {Name}Presenter
    private let pane: TextPane
    private var state = {Name}State()

    init(presenter: any {Name}Presenter, display: any Display) {
        self.presenter = presenter
        pane = TextPane(display: display)
    }
}

extension {Name}DefaultView: {Name}View {
    func show(_ state: {Name}State) {
        self.state = state
        guard let item = state.item else { return pane.show(state.message, text: nil) }
        pane.show(state.message) { text in
            var text = text
            text.add(item.title, .title)
            text.addGap()
            text.addParagraphs(item.text)
            return text
        }
    }
}

extension {Name}DefaultView: LeafScreen {
    var title: String { state.item?.title ?? "" }

    var status: String? { pane.status }

    var isBusy: Bool { state.isLoading }

    var hasFailed: Bool { state.failure != nil }

    var commands: [Command] { pane.commands + (state.item?.page == nil ? [] : [.openPage]) + [.refresh] }

    func willAppear() -> Bool { false }

    func didAppear() {
        presenter.viewDidAppear()
    }

    var memento: ScreenMemento { pane.memento }

    func restore(_ memento: ScreenMemento) {
        pane.restore(memento)
    }

    func layout(size: Size) {
        pane.layout(size: size)
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        pane.draw(on: surface)
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .openPage: presenter.didAskForPage()
        case .refresh: presenter.didAskForRefresh()
        default: return pane.handle(command)
        }
        return true
    }
}
