import Commands
import Navigation
import Presentation
import TerminalKit

/// The menus that belong to no screen: of themes, of what a thing can be copied as, and of the screens that led to the visible one. At
/// most one is open.
@MainActor
final class ShellMenus {
    private let themes: ThemeSwitch?
    private let themeMenu: ThemeMenu?
    private let copyMenu: CopyMenu?
    private let trailMenu: TrailMenu
    /// The one that was opened last.
    private var last: (any ShellMenu)?

    /// - Parameters:
    ///   - themes: shows the program in one of them; nil where there is no choice.
    ///   - copyMenu: copies what keys are for; nil where nothing is copied.
    init(themes: ThemeSwitch?, copyMenu: CopyMenu?, wording: Wording) {
        self.themes = themes
        self.copyMenu = copyMenu
        themeMenu = themes.map { ThemeMenu(themes: $0, wording: wording) }
        trailMenu = TrailMenu(wording: wording)
    }

    /// Whether there is a choice of themes.
    var hasThemes: Bool { themes != nil }

    /// The theme that was chosen in the program, now or in an earlier run; nil for none.
    var keptTheme: String? { themes?.kept }

    // MARK: Opening

    /// - Parameters:
    ///   - trail: the titles of the screens that led to the visible one, which is the last.
    ///   - go: is told where on it the user goes.
    /// - Returns: whether there is anything to choose.
    func openTrail(_ trail: [String], go: @escaping (_ step: Int) -> Void) -> Bool {
        open(trailMenu) { $0.open(trail, go: go) }
    }

    /// - Returns: whether there is anything to choose.
    func openThemes() -> Bool {
        open(themeMenu) { $0.open() }
    }

    /// - Returns: whether anything of it can be copied.
    func openForms(of thing: CopyableThing) -> Bool {
        open(copyMenu) { $0.open(thing) }
    }

    private func open<Chosen: ShellMenu>(_ menu: Chosen?, _ open: (Chosen) -> Bool) -> Bool {
        guard let menu, open(menu) else { return false }
        last = menu
        return true
    }

    func close() {
        opened?.close()
        last = nil
    }

    // MARK: The open one

    private var opened: (any ShellMenu)? { last?.isOpen == true ? last : nil }

    /// Whether one is in sight, or what was chosen in it.
    var isOpen: Bool { opened != nil }

    /// What lies over the screen; nil for nothing.
    var overlay: (any OverlayContent)? { opened?.overlay }

    /// - Returns: whether the key was for the one that is open.
    func handle(_ press: KeyPress) -> Bool { opened?.handle(press) == true }

    /// Takes what the pointer does to the one that is open.
    func handle(_ pointing: Pointing) -> PointerUse { opened?.handle(pointing) ?? PointerUse.none }

    // MARK: The texts of a thing

    /// Whether texts have the whole screen, to be selected.
    var isShowingText: Bool { copyMenu?.isShowingText == true }

    /// - Parameter size: of the screen.
    func layout(size: Size) { copyMenu?.layout(size: size) }

    func drawText(on surface: Surface) { copyMenu?.drawText(on: surface) }
}
