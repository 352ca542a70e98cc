import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol MovieDetailView: AnyObject {
    func show(_ state: MovieDetailState)
    /// Another one is shown.
    func startAnew()
}

@MainActor
final class MovieDetailDefaultView {
    private let presenter: any MovieDetailPresenter
    let pane: TextPane
    let picture = PicturePane()
    private var state = MovieDetailState()

    init(presenter: any MovieDetailPresenter, display: any Display) {
        self.presenter = presenter
        pane = TextPane(display: display)
    }
}

extension MovieDetailDefaultView: MovieDetailView {
    func show(_ state: MovieDetailState) {
        self.state = state
        picture.show(state.picture)
        guard let content = state.content else { return pane.show(state.message, text: nil) }
        pane.show(state.message) { MovieDetailLayout(content: content, in: $0).text }
    }

    func startAnew() {
        pane.startAnew()
    }
}

extension MovieDetailDefaultView: KeptDetailScreen {
    var actions: any KeptDetailPresenter { presenter }

    var title: String { presenter.marks.before(state.title) }

    var isBusy: Bool { state.isLoading }

    var hasFailed: Bool { state.failure != nil }

    var commands: [Command] {
        let siblings: [Command] = state.hasSiblings ? [.next, .previous] : []
        return pane.commands + siblings + (state.hasPage ? [.openPage] : []) + (state.hasTrailer ? [.playTrailer] : [])
            + (state.content == nil ? [] : [.favourite, .note]) + [.refresh] + (state.content == nil ? [] : [.copy])
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .openPage: presenter.didAskForPage()
        case .playTrailer: presenter.didAskForTrailer()
        default: return handleAsDetail(command)
        }
        return true
    }
}
