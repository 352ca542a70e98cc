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
    package func push(_ screen: any Screen, settles: Bool = true) {
        screens.append(screen)
        screen.willAppear()
        screen.layout(size: size)
        if settles { screen.didAppear() }
    }

    package func replaceAll(with screen: any Screen, settles: Bool = true) {
        screens.removeAll()
        push(screen, settles: settles)
    }

    /// The screen in sight is there to stay.
    package func settle() {
        top?.didAppear()
    }

    package func pop() {
        guard !screens.isEmpty else { return }
        screens.removeLast()
        top?.layout(size: size)
    }

    package func removeAll() {
        screens.removeAll()
    }

    package func layout(size: Size) {
        self.size = size
        top?.layout(size: size)
    }
}
