package import Browsing
package import Commands
package import Navigation
package import Presentation
package import TerminalKit

/// A view that is the detail of a kept thing: its pane and its presenter know all that the screen is asked, but for the
/// title, what the item offers beside this, and what is shown.
@MainActor
package protocol KeptDetailScreen: LeafScreen {
    var pane: TextPane { get }
    var picture: PicturePane { get }
    var actions: any KeptDetailPresenter { get }
}

extension KeptDetailScreen {
    package var status: String? { pane.status }

    package func willAppear() -> Bool {
        actions.viewWillAppear()
    }

    package func didAppear() {
        actions.viewDidAppear()
    }

    package var known: KnownItem? { actions.known }

    package var copyable: CopyableThing? { actions.copyable }

    package var memento: ScreenMemento { pane.memento }

    package func restore(_ memento: ScreenMemento) {
        pane.restore(memento)
    }

    package func layout(size: Size) {
        layoutAsDetail(size: size)
    }

    package func draw(on surface: Surface, hasFocus: Bool) {
        drawAsDetail(on: surface, hasFocus: hasFocus)
    }

    package func handle(_ pointing: Pointing) -> PointerUse {
        pane.handle(pointing, go: actions.didSelect)
    }

    /// The picture and the text.
    package func layoutAsDetail(size: Size) {
        picture.layout(size: size, tell: actions.viewDidLayOut)
        pane.layout(size: picture.rest.size)
    }

    package func drawAsDetail(on surface: Surface, hasFocus: Bool) {
        picture.draw(on: surface)
        pane.draw(on: surface.part(picture.rest), hasFocus: hasFocus)
    }

    /// What each such detail does, beside what only this one can.
    package func handleAsDetail(_ command: Command) -> Bool {
        switch command {
        case .next: actions.didAskForSibling(.next)
        case .previous: actions.didAskForSibling(.previous)
        case .refresh: actions.didAskForRefresh()
        case .note: actions.didAskForNote()
        case .favourite:
            actions.didToggleFavourite()
            pane.setNeedsDisplay()
        default: return pane.handle(command, go: actions.didSelect)
        }
        return true
    }
}
