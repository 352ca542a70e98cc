package import TerminalKit

/// Screens on top of each other; the last one is visible. Only the stack keeps a screen alive: a popped screen is gone,
/// with all its work.
@MainActor
package final class ScreenStack {
    package private(set) var screens: [any Screen] = []
    private var size = Size(width: 0, height: 0)

    package init() {}

    package var top: (any Screen)? { screens.last }

    /// - Parameter settles: whether the screen may load at once; if not, `settle()` is called later.
    /// - Returns: whether the screen has settled. One with complete content settles at once.
    @discardableResult
    package func push(_ screen: any Screen, settles: Bool = true) -> Bool {
        screens.append(screen)
        let isComplete = screen.willAppear()
        screen.layout(size: size)
        guard settles || isComplete else { return false }
        screen.didAppear()
        return true
    }

    @discardableResult
    package func replaceAll(with screen: any Screen, settles: Bool = true) -> Bool {
        screens.removeAll()
        return push(screen, settles: settles)
    }

    /// The user stays on the visible screen, so it may load.
    package func settle() {
        top?.didAppear()
    }

    package func pop() {
        guard !screens.isEmpty else { return }
        screens.removeLast()
    }

    func remove(at index: Int) {
        guard screens.indices.contains(index) else { return }
        screens.remove(at: index)
    }

    package func removeAll() {
        screens.removeAll()
    }

    package func layout(size: Size) {
        self.size = size
        top?.layout(size: size)
    }
}
