import Commands
import Presentation
import TerminalKit
import Widgets

/// The menu of the screens that led to the visible one.
struct TrailMenu {
    private let title: String
    private let untitled: String
    private var pane = MenuPane()

    init(wording: Wording) {
        title = wording.trailTitle
        untitled = wording.loading
    }

    var isOpen: Bool { pane.menu != nil }

    /// - Parameter trail: the titles of the screens, the visible one last.
    mutating func open(_ trail: [String]) {
        let entries = trail.map { $0.isEmpty ? untitled : $0 }
        pane.show(Menu(title, entries, chosen: [entries.count - 1]))
    }

    mutating func close() {
        pane.show(nil)
    }

    /// - Parameter height: in rows, inside the frame.
    mutating func layout(height: Int) {
        pane.layout(height: height)
    }

    /// In a frame of its own, in place of the screens.
    func draw(on surface: Surface) {
        let frame = PaneFrame(surface: surface)
        frame.draw()
        pane.draw(on: surface.part(frame.first))
    }

    /// - Parameter go: is told where on the trail the user goes.
    mutating func handle(_ pointing: Pointing, go: (_ step: Int) -> Void) -> PointerUse {
        guard case .answered(let answer) = pane.handle(pointing) else { return .marked }
        close()
        if let step = answer.entry { go(step) }
        return .acted
    }

    /// - Parameter go: is told where on the trail the user goes.
    /// - Returns: whether the key was for the menu.
    mutating func handle(_ press: KeyPress, go: (_ step: Int) -> Void) -> Bool {
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
