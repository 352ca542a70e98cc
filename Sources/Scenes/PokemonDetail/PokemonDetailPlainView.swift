import Browsing
import Commands
import Navigation
import Presentation
import Widgets

/// The species in a dialogue of lines.
@MainActor
final class PokemonDetailPlainView {
    private let presenter: any PokemonDetailPresenter
    let pane: PlainTextPane
    private var state = PokemonDetailState()

    init(presenter: any PokemonDetailPresenter, display: any Display) {
        self.presenter = presenter
        pane = PlainTextPane(display: display)
    }
}

extension PokemonDetailPlainView: PokemonDetailView {
    func show(_ state: PokemonDetailState) {
        self.state = state
        guard let content = state.content else { return pane.show(state.message, text: nil) }
        pane.show(state.message) { PokemonDetailLayout(content: content, in: $0).text }
    }

    func startAnew() {
        pane.startAnew()
    }
}

extension PokemonDetailPlainView: PlainDetailScreen {
    var actions: any KeptDetailPresenter { presenter }

    var name: String { state.title }

    var isBusy: Bool { state.isLoading }

    var hasFailed: Bool { state.failure != nil }

    var commands: [Command] {
        (state.content == nil ? [] : [.favourite, .note]) + (state.hasSiblings ? [.next, .previous] : []) + [.refresh]
    }

    func handle(_ command: Command) -> Bool { handleAsDetail(command) }
}
