package import Browsing
package import Commands
package import Navigation
package import Presentation
package import TerminalKit

/// A screen that a test configures. It shows its title and records the calls.
@MainActor
package final class ScreenStub: LeafScreen {
    package enum Call: Hashable {
        case willAppear
        case didAppear
        case layout(Size)
        case handle(Command)
        case key(Key)
        case programWillEnd
    }

    package let title: String
    package var status: String?
    package var selected: String?
    package var rowOrigin: RowOrigin?
    package var isBusy = false
    package var isAwaitingRows = false
    package var isEmptyList = false
    package var hasFailed = false
    package var commands: [Command] = []
    /// The commands that it handles.
    package var known: Set<Command> = []
    /// The keys that it handles before they become commands.
    package var takenKeys: Set<Key> = []
    package var isTyping = false
    package var overlay: (any OverlayContent)?
    package var question: Question?
    package var unsaved: [UnsavedText] = []
    package var wantsWidth = false
    /// Whether it has tabs that can stand over it and what is beside it.
    package var hasTabs = false
    /// Whether it is a page that is one of them.
    package var isTab = false
    /// What the pointer did on it.
    package private(set) var pointings: [Pointing] = []
    /// Called after each command.
    package var didHandle: (@MainActor () -> Void)?
    package private(set) var calls: [Call] = []
    package var memento = ScreenMemento()
    package private(set) var restored: [ScreenMemento] = []
    /// The names of the tabs that were asked for.
    package private(set) var tabs: [String] = []
    private let isComplete: Bool

    /// - Parameter isComplete: whether its content is complete before it appears.
    package init(_ title: String = "", isComplete: Bool = false) {
        self.title = title
        self.isComplete = isComplete
    }

    package func layOutTabs(over room: Size?) -> Bool { room != nil && hasTabs }

    package func drawTabs(on line: Surface) {
        line.draw("Tabs of \(title)", x: 0, y: 0)
    }

    package func count(of call: Call) -> Int {
        calls.count { $0 == call }
    }

    package func willAppear() -> Bool {
        calls.append(.willAppear)
        return isComplete
    }

    package func didAppear() {
        calls.append(.didAppear)
    }

    package func restore(_ memento: ScreenMemento) {
        restored.append(memento)
    }

    package func showTab(named name: String) {
        tabs.append(name)
    }

    package func layout(size: Size) {
        calls.append(.layout(size))
    }

    package func draw(on surface: Surface, hasFocus: Bool) {
        surface.draw("<\(title)>", x: 0, y: 0, hasFocus ? .selected : .plain)
    }

    package func handle(_ press: KeyPress) -> Bool {
        calls.append(.key(press.key))
        return takenKeys.contains(press.key)
    }

    package func programWillEnd() {
        calls.append(.programWillEnd)
    }

    package func handle(_ pointing: Pointing) -> PointerUse {
        pointings.append(pointing)
        return .none
    }

    package func handle(_ command: Command) -> Bool {
        calls.append(.handle(command))
        didHandle?()
        return known.contains(command)
    }
}
