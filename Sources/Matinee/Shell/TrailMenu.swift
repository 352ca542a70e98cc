import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

/// The menu of the screens that led to the visible one.
@MainActor
final class TrailMenu: ShellMenu {
    private let title: String
    private let untitled: String
    private let pane = MenuPane()
    /// Is told where on the trail the user goes.
    private var go: ((_ step: Int) -> Void)?

    init(wording: Wording) {
        title = wording.trailTitle
        untitled = wording.loading
    }

    var isOpen: Bool { pane.isOpen }

    var overlay: (any OverlayContent)? { pane.overlay }

    /// - Parameters:
    ///   - trail: the titles of the screens, the visible one last.
    ///   - go: is told where on it the user goes.
    /// - Returns: whether there is more than one screen on it.
    func open(_ trail: [String], go: @escaping (_ step: Int) -> Void) -> Bool {
        guard trail.count > 1 else { return false }
        self.go = go
        let entries = trail.map { $0.isEmpty ? untitled : $0 }
        pane.show(Menu(title, entries, chosen: [entries.count - 1]))
        return true
    }

    func close() {
        pane.show(nil)
        go = nil
    }

    func handle(_ pointing: Pointing) -> PointerUse {
        pane.handle(pointing) { take($0.entry) } ?? .marked
    }

    func handle(_ press: KeyPress) -> Bool {
        pane.handle(press) { take($0.entry) }
    }

    /// - Parameter step: nil where none was chosen.
    private func take(_ step: Int?) {
        let go = go
        close()
        if let step { go?(step) }
    }
}
