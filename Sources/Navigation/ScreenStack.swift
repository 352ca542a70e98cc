package import TerminalKit

/// Screens one on top of the other, the last in sight. Nobody else keeps a screen alive: what is popped is
/// gone, with all that it was doing.
@MainActor
package final class ScreenStack {
    package private(set) var screens: [any Screen] = []
    private var size = Size(width: 0, height: 0)

    package init() {}

    package var top: (any Screen)? { screens.last }

    /// - Parameter settles: whether the screen is there to stay; else `settle()` says so later.
    /// - Returns: whether the screen has settled, which one that has all it needs does at once.
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

    /// The screen in sight is there to stay.
    package func settle() {
        top?.didAppear()
    }

    package func pop() {
        guard !screens.isEmpty else { return }
        screens.removeLast()
    }

    package func removeAll() {
        screens.removeAll()
    }

    package func layout(size: Size) {
        self.size = size
        top?.layout(size: size)
    }
}
