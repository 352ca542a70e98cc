import Navigation
import Presentation
import TerminalKit

@MainActor
protocol MovieDetailView: AnyObject {
    func show(_ state: MovieDetailState)
    func scrollToTop()
}

@MainActor
final class MovieDetailDefaultView {
    private let presenter: any MovieDetailPresenter
    private weak var display: (any Display)?
    private var state = MovieDetailState()
    private var text = ScrollPane()
    /// What is to be said of the text, always in sight below it.
    private var notice: [TextLine] = []
    private var size = Size(width: 0, height: 0)
    /// Whether `text` and `notice` are what `state` says, in lines of the pane's width.
    private var isLaidOut = false

    init(presenter: any MovieDetailPresenter, display: any Display) {
        self.presenter = presenter
        self.display = display
    }
}

extension MovieDetailDefaultView: MovieDetailView {
    func show(_ state: MovieDetailState) {
        self.state = state
        isLaidOut = false
        display?.setNeedsDisplay()
    }

    func scrollToTop() {
        text.scrollToTop()
    }
}

extension MovieDetailDefaultView: Screen {
    var title: String { presenter.marks.before(state.title) }

    var status: String? { text.percentage.map { "\($0) %" } }

    var isBusy: Bool { state.isLoading }

    var commands: [Command] {
        let scroll: [Command] = text.percentage == nil ? [] : [.down]
        let siblings: [Command] = state.hasSiblings ? [.next, .previous] : []
        return scroll + siblings + (state.hasPage ? [.openPage] : []) + (state.hasTrailer ? [.playTrailer] : [])
            + (state.content == nil ? [] : [.favourite, .note]) + [.refresh]
    }

    func willAppear() -> Bool {
        presenter.viewWillAppear()
    }

    func didAppear() {
        presenter.viewDidAppear()
    }

    var memento: ScreenMemento { ScreenMemento(top: text.top) }

    func restore(_ memento: ScreenMemento) {
        text.restore(top: memento.top)
    }

    func layout(size: Size) {
        guard !isLaidOut || size != self.size else { return }
        self.size = size
        isLaidOut = true
        let width = min(size.width - 2, TextLayout.readableWidth)
        // At most half of the pane: it tells of the film first.
        notice = Array((state.message?.lines(width: width) ?? []).prefix(size.height / 2))
        text.show(
            state.content.map { MovieDetailLayout(content: $0, width: width).lines } ?? [],
            height: size.height - notice.count)
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        let inside = surface.part(Rect(x: 1, y: 0, width: surface.width - 2, height: surface.height))
        if state.content == nil, let message = state.message {
            inside.draw(message)
        } else {
            text.draw(on: inside.part(Rect(x: 0, y: 0, width: inside.width, height: text.height)))
            let top = min(text.lines.count + 1, text.height)
            for (y, line) in notice.enumerated() { inside.draw(line, y: top + y) }
        }
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
        default:
            guard let motion = ListMotion(command) else { return false }
            text.move(motion)
            display?.setNeedsDisplay()
        }
        return true
    }
}
