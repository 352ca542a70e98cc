import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol PersonDetailView: AnyObject {
    func show(_ state: PersonDetailState)
}

@MainActor
final class PersonDetailDefaultView {
    private let presenter: any PersonDetailPresenter
    private let pane: TextPane
    private let picture = PicturePane()
    private var state = PersonDetailState()

    init(presenter: any PersonDetailPresenter, display: any Display) {
        self.presenter = presenter
        pane = TextPane(display: display)
    }
}

extension PersonDetailDefaultView: PersonDetailView {
    func show(_ state: PersonDetailState) {
        self.state = state
        picture.show(state.picture)
        guard let content = state.content else { return pane.show(state.message, text: nil) }
        pane.show(state.message) { PersonDetailLayout(content: content, in: $0).text }
    }
}

extension PersonDetailDefaultView: LeafScreen {
    var title: String { state.title }

    var status: String? { pane.status }

    var isBusy: Bool { state.isLoading }

    var hasFailed: Bool { state.failure != nil }

    var commands: [Command] {
        pane.commands + (state.canSort ? [.sort] : []) + (state.hasPage ? [.openPage] : []) + [.refresh]
            + (state.content == nil ? [] : [.copy])
    }

    var copyable: CopyableThing? { presenter.copyable }

    func willAppear() -> Bool {
        presenter.viewWillAppear()
    }

    func didAppear() {
        presenter.viewDidAppear()
    }

    var memento: ScreenMemento { pane.memento }

    func restore(_ memento: ScreenMemento) {
        pane.restore(memento)
    }

    func layout(size: Size) {
        picture.layout(size: size, tell: presenter.viewDidLayOut)
        pane.layout(size: picture.rest.size)
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        picture.draw(on: surface)
        pane.draw(on: surface.part(picture.rest), hasFocus: hasFocus)
    }

    func handle(_ pointing: Pointing) -> PointerUse {
        pane.handle(pointing, go: presenter.didSelect)
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .sort where state.canSort: presenter.didAskForOrder()
        case .openPage: presenter.didAskForPage()
        case .refresh: presenter.didAskForRefresh()
        default: return pane.handle(command, go: presenter.didSelect)
        }
        return true
    }
}
