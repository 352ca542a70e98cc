import Entities
import Loading
import Presentation
import TerminalKit

/// The details beside a list: at the bottom the one of an item of the list, above it what was opened from there.
@MainActor
final class DetailStack {
    private enum Work { case settle }

    private let pause: Pause
    private let stack = ScreenStack()
    private let scope = TaskScope<Work>()
    /// What the lowest screen is about; nil for no screen.
    private var item: (any StableID)?
    /// Where somebody was, until that is shown again.
    private(set) var wanted: ScreenMemento?

    /// - Parameter pause: how long the cursor must rest before a detail asks for what is not at hand.
    init(pause: Pause) {
        self.pause = pause
    }

    var screens: [any Screen] { stack.screens }

    var top: (any Screen)? { stack.top }

    /// Takes the place of all that is here.
    ///
    /// - Parameter settles: whether it is there to stay; else it is once the cursor has rested, or `settle()` says so.
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

    /// What was only followed is now there to stay.
    func settle() {
        guard scope.isRunning(.settle) else { return }
        scope.cancel(.settle)
        stack.settle()
    }

    /// The lowest screen has gone on to another item by itself.
    func didMove(to item: any StableID) {
        self.item = item
    }

    func push(_ screen: any Screen) {
        stack.push(screen)
    }

    func pop() {
        if stack.screens.count > 1 { stack.pop() } else { removeAll() }
    }

    func removeAll() {
        scope.cancel(.settle)
        stack.removeAll()
        item = nil
    }

    func layout(size: Size) {
        stack.layout(size: size)
    }

    /// Where to be again, once the item of the list that it was about is shown; nil for nowhere.
    func want(_ memento: ScreenMemento?) {
        wanted = memento
    }

    /// Whether somebody was in the detail of this item, and not in the list.
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
