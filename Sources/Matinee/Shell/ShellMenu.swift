import Commands
import Navigation
import TerminalKit
import Widgets

/// A menu that belongs to no screen. At most one is open; it has the keyboard then, and a command closes it.
@MainActor
protocol ShellMenu: AnyObject {
    /// Whether it is in sight, or what was chosen in it.
    var isOpen: Bool { get }
    /// What lies over the screen; nil for nothing.
    var overlay: (any OverlayContent)? { get }
    /// Nothing was chosen.
    func close()
    /// - Returns: whether the key was for it.
    func handle(_ press: KeyPress) -> Bool
    func handle(_ pointing: Pointing) -> PointerUse
}
