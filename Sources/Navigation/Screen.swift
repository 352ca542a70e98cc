package import Presentation
package import TerminalKit

/// What fills a pane: a scene's view, or several of them side by side. The stack it is on keeps it alive,
/// and nothing else does.
@MainActor
package protocol Screen: AnyObject {
    /// Stands in the upper border.
    var title: String { get }
    /// Stands in the lower border: how far one is.
    var status: String? { get }
    /// Whether something is being loaded for what is in sight.
    var isBusy: Bool { get }
    /// Whether it is a list whose first rows are on their way: what is said to a row waits for them.
    var isAwaitingRows: Bool { get }
    /// Whether it says that something has failed, which to refresh is to try again.
    var hasFailed: Bool { get }
    /// What it can be told now, in the order of the footer.
    var commands: [Command] { get }

    /// Before it is drawn for the first time: shows what is at hand without waiting.
    ///
    /// - Returns: whether that is all; else `didAppear` will ask for the rest.
    func willAppear() -> Bool
    /// It is there to stay: may ask for what takes time. Comes after `willAppear`, and not at all for a
    /// screen that was only passed by.
    func didAppear()

    /// Comes before each frame, with the size of the pane.
    func layout(size: Size)
    func draw(on surface: Surface, hasFocus: Bool)

    /// What it waits for an answer to. Until then there are no other commands.
    var question: Question? { get }
    /// Whether letters are text now, and not commands.
    var isTyping: Bool { get }
    /// Whether it goes as soon as something is done: keys are for what comes after it, and wait.
    var isClosing: Bool { get }
    /// Takes a key before the key table makes a command of it: what is typed, and answers to a question.
    ///
    /// - Returns: whether it did; else the key may be a command.
    func handle(key: Key) -> Bool
    /// Whether the screen knew what to do with the command.
    func handle(_ command: Command) -> Bool

    /// Last orders: what must not be lost is ordered before this returns. Comes again where something has changed since.
    func programWillEnd()
    /// What would be lost if the program ended now.
    var unsaved: [UnsavedText] { get }

    /// Where somebody is on it now.
    var memento: ScreenMemento { get }
    /// Goes back to where somebody was, as soon as that is loaded. Comes before `didAppear`; who moves meanwhile ends
    /// the wait. Until then that is its `memento`, also where nothing could be loaded.
    func restore(_ memento: ScreenMemento)
}

/// A screen that says nothing of the kind.
extension Screen {
    package var isAwaitingRows: Bool { false }

    package var hasFailed: Bool { false }
}

/// A screen that asks nothing.
extension Screen {
    package var question: Question? { nil }
}

/// A screen that nothing is typed into.
extension Screen {
    package var isTyping: Bool { false }

    package var isClosing: Bool { false }

    package func handle(key: Key) -> Bool { false }

    package func programWillEnd() {}

    package var unsaved: [UnsavedText] { [] }
}

/// A screen that one always starts at the top of.
extension Screen {
    package var memento: ScreenMemento { ScreenMemento() }

    package func restore(_ memento: ScreenMemento) {}
}
