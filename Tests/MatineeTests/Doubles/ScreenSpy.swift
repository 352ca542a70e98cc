import Commands
import Navigation
import Pictures
import Presentation
import TerminalKit

@testable import Browsing

/// A screen that shows its name and the number of commands, and records the calls.
@MainActor
final class ScreenSpy: LeafScreen {
    let title: String
    var rowOrigin: RowOrigin?
    var isBusy = false
    var isAwaitingRows = false
    var failureInPlaceOfRows: ListState.Failure?
    var takenKeys: Set<Key> = []
    var isTyping = false
    var question: Question?
    /// What it marks as a row, and what the pointer did on it.
    var row: Rect?
    var bar: Scrollbar?
    var picture: RenderedPicture?
    private(set) var pointings: [Pointing] = []
    var use = PointerUse.none
    var isClosing = false
    var handled: [Command] = []
    /// The commands that it does not use.
    var unused: Set<Command> = []
    var memento = ScreenMemento()
    var trail: [String] = []
    var copyable: CopyableThing?
    private(set) var steps: [Int] = []
    private(set) var restored: [ScreenMemento] = []
    private(set) var size = Size(width: 0, height: 0)
    private(set) var layoutCount = 0
    /// Its size at each command.
    private(set) var sizes: [Size] = []

    init(_ title: String) {
        self.title = title
    }

    var status: String? { nil }

    var hasFailed: Bool { failureInPlaceOfRows != nil }

    var commands: [Command] = [.down, .open]

    func willAppear() -> Bool { true }

    func didAppear() {}

    func restore(_ memento: ScreenMemento) {
        restored.append(memento)
    }

    func goBack(toStep step: Int) {
        steps.append(step)
    }

    func layout(size: Size) {
        self.size = size
        layoutCount += 1
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        surface.draw("\(title) took \(handled.count)", x: 0, y: 0)
        if let row { surface.mark(row, as: .row(7)) }
        if let bar { surface.draw(bar) }
        if let picture { surface.place(picture, x: 2, y: 2) }
    }

    func handle(_ press: KeyPress) -> Bool {
        takenKeys.contains(press.key)
    }

    func handle(_ pointing: Pointing) -> PointerUse {
        pointings.append(pointing)
        return use
    }

    func handle(_ command: Command) -> Bool {
        handled.append(command)
        sizes.append(size)
        return !unused.contains(command)
    }
}
