package import Browsing
package import Commands
package import Navigation
package import Presentation
package import TerminalKit

/// The body of a scene's view, which answers most of what a `Screen` is asked for. A drawn and a plain one show the same state, so a
/// scene needs one view.
@MainActor
package protocol ScreenPane: AnyObject {
    /// Whether it is said in lines, and not drawn.
    var isPlain: Bool { get }
    var isBusy: Bool { get }
    var isAwaitingRows: Bool { get }
    var hasFailed: Bool { get }
    var question: Question? { get }
    var memento: ScreenMemento { get }
    func restore(_ memento: ScreenMemento)
    /// - Returns: whether it used the command.
    func handle(_ command: Command) -> Bool

    /// What a pane that is drawn answers: see `Screen`.
    var isEmptyList: Bool { get }
    var status: String? { get }
    var selected: String? { get }
    var failureInPlaceOfRows: ListState.Failure? { get }
    var isTyping: Bool { get }
    var takesText: Bool { get }
    var overlay: (any OverlayContent)? { get }
    var wantsWidth: Bool { get }
    func layOutTabs(over room: Size?) -> Bool
    func drawTabs(on line: Surface)
    func layout(size: Size)
    func draw(on surface: Surface, hasFocus: Bool)
    func handle(_ press: KeyPress) -> Bool
    func handle(_ pointing: Pointing) -> PointerUse

    /// What a pane that is said in lines answers: see `PlainScreen`.
    var page: PlainPage { get }
    func choose(_ number: Int) -> Bool
    func point(at number: Int) -> Bool
    func mark(_ number: Int) -> Bool
    func take(_ text: String)
    func answer(_ answer: Command)
    func leaveAsked() -> Bool
}

/// Defaults for panes without tabs.
extension ScreenPane {
    package func layOutTabs(over room: Size?) -> Bool { false }

    package func drawTabs(on line: Surface) {}
}

/// A pane that is drawn. It is asked for no lines.
@MainActor
package protocol DrawnPane: ScreenPane {}

extension DrawnPane {
    package var isPlain: Bool { false }

    package var isEmptyList: Bool { false }

    package var selected: String? { nil }

    package var failureInPlaceOfRows: ListState.Failure? { nil }

    package var wantsWidth: Bool { false }

    package var page: PlainPage { PlainPage() }

    package func choose(_ number: Int) -> Bool { false }

    package func point(at number: Int) -> Bool { false }

    package func mark(_ number: Int) -> Bool { false }

    package func take(_ text: String) {}

    package func answer(_ answer: Command) {}

    package func leaveAsked() -> Bool { false }
}

/// A pane that is said in lines. It is neither drawn nor told of keys.
@MainActor
package protocol PlainPane: ScreenPane {}

extension PlainPane {
    package var isPlain: Bool { true }

    package var isEmptyList: Bool { false }

    package var status: String? { nil }

    package var selected: String? { nil }

    package var failureInPlaceOfRows: ListState.Failure? { nil }

    package var isTyping: Bool { false }

    package var takesText: Bool { false }

    package var overlay: (any OverlayContent)? { nil }

    package var wantsWidth: Bool { false }

    package func layout(size: Size) {}

    package func draw(on surface: Surface, hasFocus: Bool) {}

    package func handle(_ press: KeyPress) -> Bool { false }

    package func handle(_ pointing: Pointing) -> PointerUse { .none }
}
