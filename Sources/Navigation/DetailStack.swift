import Browsing
import Entities
import Presentation
import TerminalKit

/// The details beside a list: at the bottom the detail of an item of the list, above it the screens that were opened
/// from there.
@MainActor
final class DetailStack {
    private enum Work { case settle }

    private let pause: Pause
    private let stack = ScreenStack()
    private let scope = TaskScope<Work>()
    /// The item of the lowest screen; nil for no screen.
    private var item: (any StableID)?
    /// The place to go back to, until it is shown again.
    private(set) var wanted: ScreenMemento?

    /// - Parameter pause: how long the cursor must rest on an item before its detail is requested.
    init(pause: Pause) {
        self.pause = pause
    }

    var screens: [any Screen] { stack.screens }

    var top: (any Screen)? { stack.top }

    /// Replaces all screens.
    ///
    /// - Parameter settles: whether the screen may load at once; else it may once the cursor has rested, or `settle()`
    ///   is called.
    func show(_ item: any StableID, _ makeScreen: Navigator.MakeScreen, settles: Bool) {
        scope.cancel(.settle)
        self.item = item
        defer { restore(item) }
        guard !stack.replaceAll(with: makeScreen(), settles: settles) else { return }
        scope.start(.settle) { [weak self, pause] in
            await pause.wait()
            if !Task.isCancelled { self?.stack.settle() }
        }
    }

    /// Lets a screen that only followed the cursor load.
    func settle() {
        guard scope.isRunning(.settle) else { return }
        scope.cancel(.settle)
        stack.settle()
    }

    /// The lowest screen shows another item now, by its own decision.
    func didMove(to item: any StableID) {
        self.item = item
    }

    /// A reader who goes on from an item has stayed with it, so it may load.
    func push(_ screen: any Screen) {
        settle()
        stack.push(screen)
    }

    func pop() {
        if stack.screens.count > 1 { stack.pop() } else { removeAll() }
    }

    /// Removes a screen, wherever it lies; the detail of an item stays.
    ///
    /// - Returns: where it was, the lowest first; nil if it was not removed.
    func remove(_ screen: any Screen) -> Int? {
        guard let place = screens.firstIndex(where: { $0 === screen }), place > 0 || item == nil else { return nil }
        stack.remove(at: place)
        return place
    }

    func removeAll() {
        // Called with each key where there is no second pane.
        if item == nil, stack.screens.isEmpty { return }
        scope.cancel(.settle)
        stack.removeAll()
        item = nil
    }

    func layout(size: Size) {
        stack.layout(size: size)
    }

    /// The place to go back to, once the detail of its item is shown; nil for none.
    func want(_ memento: ScreenMemento?) {
        wanted = memento
    }

    /// Whether the keyboard was in the detail of this item, and not in the list.
    func wantsFocus(on item: any StableID) -> Bool {
        wanted.map { $0.isDetailFocused && $0.item.map(item.isNamed) == true } ?? false
    }

    /// Nil for no item.
    func isAbout(_ item: (any StableID)?) -> Bool {
        self.item?.stableText == item?.stableText
    }

    private func restore(_ item: any StableID) {
        guard let wanted, wanted.item.map(item.isNamed) == true, let memento = wanted.details.first else { return }
        self.wanted = nil
        stack.top?.restore(memento)
    }
}
