import Commands
import Presentation
import TerminalKit
import Widgets

/// The menu of themes, below the screen, which is shown in the one under the cursor.
@MainActor
final class ThemeMenu {
    private let themes: ThemeSwitch
    private let wording: ThemeWording
    private var names: [String] = []
    private var pane = MenuPane(hasBox: false)

    init(themes: ThemeSwitch, wording: ThemeWording) {
        self.themes = themes
        self.wording = wording
    }

    var isOpen: Bool { pane.isOpen }

    /// In rows; 0 while it is closed.
    var height: Int { pane.height }

    func open() {
        names = themes.names
        let entries = names.map { $0 == ThemeLibrary.auto ? "\($0) · \(wording.likeTheTerminal)" : $0 }
        pane.show(Menu(wording.menuTitle, entries, chosen: Set([names.firstIndex(of: themes.name) ?? 0])))
    }

    /// Nothing was chosen.
    func close() {
        pane.show(nil)
        themes.endPreview()
    }

    /// - Parameter height: that it may have, in rows.
    func layout(height: Int) {
        pane.layout(height: height)
    }

    func draw(on surface: Surface) {
        pane.draw(on: surface)
    }

    func handle(_ pointing: Pointing) -> PointerUse {
        guard case .answered(.took(let entry)) = pane.handle(pointing) else { return .marked }
        pane.show(nil)
        themes.keep(names[entry])
        return .acted
    }

    /// - Returns: whether the key was for the menu.
    func handle(_ press: KeyPress) -> Bool {
        guard let event = pane.handle(press) else { return false }
        switch event {
        case .stays: themes.preview(names[pane.cursor])
        case .answered(.took(let entry)):
            pane.show(nil)
            themes.keep(names[entry])
        case .answered: close()
        }
        return true
    }
}
