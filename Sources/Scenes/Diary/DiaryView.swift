import Browsing
import Commands
import Navigation
import Widgets

@MainActor
protocol DiaryView: ListView {}

/// The diary, drawn or in lines.
@MainActor
final class DiaryDefaultView {
    private let presenter: any DiaryPresenter
    let pane: any ListScreenPane

    init(presenter: any DiaryPresenter, display: any Display) {
        self.presenter = presenter
        pane = makeListScreenPane(presenter, on: display)
    }
}

extension DiaryDefaultView: DiaryView, ListScreen {
    var commands: [Command] {
        pane.commands(
            ofRows: [.down, .open, .edit, .rate, .delete], always: presenter.canChooseKind ? [.refine] : [])
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .edit: return pane.withCursor(presenter.didAskToEdit)
        // What is typed, and a grid, end before it.
        case .back: return pane.handle(.back) || presenter.didEndNarrowing()
        case .refine where presenter.canChooseKind: presenter.didAskForKind()
        default: return pane.handle(command)
        }
        return true
    }
}
