import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol MovieDetailView: AnyObject {
    func show(_ state: MovieDetailState)
    func scrollToTop()
}

@MainActor
final class MovieDetailDefaultView {
    private let presenter: any MovieDetailPresenter
    private weak var display: (any Display)?
    private let pane: TextPane
    private var state = MovieDetailState()

    init(presenter: any MovieDetailPresenter, display: any Display) {
        self.presenter = presenter
        self.display = display
        pane = TextPane(display: display)
    }
}

extension MovieDetailDefaultView: MovieDetailView {
    func show(_ state: MovieDetailState) {
        self.state = state
        guard let content = state.content else { return pane.show(state.message, text: nil) }
        pane.show(state.message) { width in MovieDetailLayout(content: content, width: width).lines }
    }

    func scrollToTop() {
        pane.scrollToTop()
    }
}

extension MovieDetailDefaultView: Screen {
    var title: String { presenter.marks.before(state.title) }

    var status: String? { pane.status }

    var isBusy: Bool { state.isLoading }

    var hasFailed: Bool { state.failure != nil }

    var commands: [Command] {
        let siblings: [Command] = state.hasSiblings ? [.next, .previous] : []
        return pane.commands + siblings + (state.hasPage ? [.openPage] : []) + (state.hasTrailer ? [.playTrailer] : [])
            + (state.content == nil ? [] : [.favourite, .note]) + [.refresh]
    }

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
        pane.layout(size: size)
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        pane.draw(on: surface)
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .next: presenter.didAskForSibling(.next)
        case .previous: presenter.didAskForSibling(.previous)
        case .refresh: presenter.didAskForRefresh()
        case .openPage: presenter.didAskForPage()
        case .playTrailer: presenter.didAskForTrailer()
        case .note: presenter.didAskForNote()
        case .favourite:
            presenter.didToggleFavourite()
            display?.setNeedsDisplay()
        default: return pane.handle(command)
        }
        return true
    }
}
