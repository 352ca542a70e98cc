import CommandLine
import Commands
import Navigation
import Pictures
import Presentation
import TerminalKit
import Widgets

/// The menu of themes, over the screen, which is shown in the one under the cursor.
@MainActor
final class ThemeMenu: ShellMenu {
    private let themes: ThemeSwitch
    private let wording: Wording
    private var names: [String] = []
    /// What each looks like, by its place: pictures are told apart by which they are.
    private var swatches: [RenderedPicture?] = []
    private lazy var pane = MenuPane(dimsOthers: false) { [weak self] in self?.swatches[$0] }

    init(themes: ThemeSwitch, wording: Wording) {
        self.themes = themes
        self.wording = wording
    }

    var isOpen: Bool { pane.isOpen }

    var overlay: (any OverlayContent)? { pane.overlay }

    /// - Returns: true: there always is one to choose.
    func open() -> Bool {
        names = themes.names
        let entries = names.map { $0 == ThemeLibrary.auto ? "\($0) · \(wording.theme.likeTheTerminal)" : $0 }
        swatches = names.map(themes.swatch)
        let chosen = names.firstIndex(of: themes.name) ?? 0
        // What is chosen is shown already.
        pane.show(
            Menu(wording.theme.menuTitle, entries, chosen: [chosen], choosing: wording.hint(.keepFilter)))
        return true
    }

    func close() {
        pane.show(nil)
        themes.endPreview()
    }

    func handle(_ pointing: Pointing) -> PointerUse {
        guard case .answered(.took(let entry)) = pane.handle(pointing) else { return .marked }
        pane.show(nil)
        themes.keep(names[entry])
        return .acted
    }

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
