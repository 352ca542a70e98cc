import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol PokemonDetailView: AnyObject {
    func show(_ state: PokemonDetailState)
    /// Another one is shown.
    func startAnew()
}

@MainActor
final class PokemonDetailDefaultView {
    private let presenter: any PokemonDetailPresenter
    let pane: TextPane
    let picture = PicturePane()
    private var state = PokemonDetailState()

    init(presenter: any PokemonDetailPresenter, display: any Display) {
        self.presenter = presenter
        pane = TextPane(display: display)
    }
}

extension PokemonDetailDefaultView: PokemonDetailView {
    func show(_ state: PokemonDetailState) {
        self.state = state
        picture.show(state.picture)
        guard let content = state.content else { return pane.show(state.message, text: nil) }
        pane.show(state.message) { PokemonDetailLayout(content: content, in: $0).text }
    }

    func startAnew() {
        pane.startAnew()
    }
}

extension PokemonDetailDefaultView: KeptDetailScreen {
    var actions: any KeptDetailPresenter { presenter }

    var title: String { presenter.marks.before(state.title) }

    var isBusy: Bool { state.isLoading }

    var hasFailed: Bool { state.failure != nil }

    var commands: [Command] {
        let siblings: [Command] = state.hasSiblings ? [.next, .previous] : []
        let open: [Command] = state.content?.moves == nil || pane.commands.contains(.open) ? [] : [.open]
        return pane.commands + open + siblings
            + (state.content == nil ? [.refresh] : [.favourite, .note, .refresh, .copy])
    }

    func handle(_ command: Command) -> Bool {
        if handleAsDetail(command) { return true }
        guard command == .open, state.content?.moves != nil else { return false }
        pane.fold(PokemonDetailLayout.moves)
        return true
    }
}
