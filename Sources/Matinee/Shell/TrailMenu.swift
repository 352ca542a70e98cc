import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

/// The menu of the screens that led to the visible one.
@MainActor
struct TrailMenu {
    private let title: String
    private let untitled: String
    private let pane = MenuPane()

    init(wording: Wording) {
        title = wording.trailTitle
        untitled = wording.loading
    }

    var isOpen: Bool { pane.isOpen }

    /// - Parameter trail: the titles of the screens, the visible one last.
    func open(_ trail: [String]) {
        let entries = trail.map { $0.isEmpty ? untitled : $0 }
        pane.show(Menu(title, entries, chosen: [entries.count - 1]))
    }

    func close() {
        pane.show(nil)
    }

    var overlay: (any OverlayContent)? { pane.overlay }

    /// - Parameter go: is told where on the trail the user goes.
    func handle(_ pointing: Pointing, go: (_ step: Int) -> Void) -> PointerUse {
        guard case .answered(let answer) = pane.handle(pointing) else { return .marked }
        close()
        if let step = answer.entry { go(step) }
        return .acted
    }

    /// - Parameter go: is told where on the trail the user goes.
    /// - Returns: whether the key was for the menu.
    func handle(_ press: KeyPress, go: (_ step: Int) -> Void) -> Bool {
        guard let event = pane.handle(press) else { return false }
        switch event {
        case .stays: break
        case .answered(let answer):
            close()
            if let step = answer.entry { go(step) }
        }
        return true
    }
}
