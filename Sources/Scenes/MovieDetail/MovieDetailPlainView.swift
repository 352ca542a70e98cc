import Browsing
import Commands
import Navigation
import Presentation
import Widgets

/// The film in a dialogue of lines.
@MainActor
final class MovieDetailPlainView {
    private let presenter: any MovieDetailPresenter
    let pane: PlainTextPane
    private var state = MovieDetailState()

    init(presenter: any MovieDetailPresenter, display: any Display) {
        self.presenter = presenter
        pane = PlainTextPane(display: display)
    }
}

extension MovieDetailPlainView: MovieDetailView {
    func show(_ state: MovieDetailState) {
        self.state = state
        guard let content = state.content else { return pane.show(state.message, text: nil) }
        pane.show(state.message) { MovieDetailLayout(content: content, in: $0).text }
    }

    func startAnew() {
        pane.startAnew()
    }
}

extension MovieDetailPlainView: PlainDetailScreen {
    var actions: any KeptDetailPresenter { presenter }

    var name: String { state.title }

    var isBusy: Bool { state.isLoading }

    var hasFailed: Bool { state.failure != nil }

    var commands: [Command] {
        (state.content == nil ? [] : [.favourite, .note]) + (state.hasSiblings ? [.next, .previous] : [])
            + (state.hasPage ? [.openPage] : []) + (state.hasTrailer ? [.playTrailer] : []) + [.refresh]
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
