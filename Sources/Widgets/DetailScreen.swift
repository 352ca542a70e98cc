package import Browsing
package import Commands
import Navigation
package import Presentation

/// A view that is a detail: its pane knows all that the screen is asked, but for what can be done with the thing.
@MainActor
package protocol DetailScreen: PaneScreen, DetailView {
    var pane: any DetailPane { get }
}

extension DetailScreen {
    package var content: any ScreenPane { pane }

    package func show(_ state: DetailState) {
        pane.show(state)
    }

    package var title: String { pane.title }

    package var known: KnownItem? { pane.presenter.known }

    package var copyable: CopyableThing? { pane.presenter.copyable }

    package func willAppear() -> Bool {
        pane.presenter.viewWillAppear()
    }

    package func didAppear() {
        pane.presenter.viewDidAppear()
    }
}

/// The detail of a thing that can be a favourite and have notes.
@MainActor
package protocol KeptDetailScreen: DetailScreen, KeptDetailView {
    var actions: any KeptDetailPresenter { get }
}

extension KeptDetailScreen {
    package func startAnew() {
        pane.startAnew()
    }

    package func handle(_ command: Command) -> Bool {
        handleAsKept(command)
    }

    /// What each such detail does, for a view that does more.
    package func handleAsKept(_ command: Command) -> Bool {
        switch command {
        case .next: actions.didAskForSibling(.next)
        case .previous: actions.didAskForSibling(.previous)
        case .note: actions.didAskForNote()
        case .standing: actions.didAskForState()
        case .rate: actions.didAskForRating()
        case .lists: actions.didAskForLists()
        case .favourite:
            actions.didToggleFavourite()
            pane.setNeedsDisplay()
        default: return pane.handle(command)
        }
        return true
    }
}
