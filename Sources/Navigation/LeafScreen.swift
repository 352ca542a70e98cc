package import Browsing
package import Commands
package import Presentation
package import TerminalKit

/// A screen that is not made of others. What it does not have it need not say; screens around others have no such defaults, since
/// they would hide what they have forgotten to hand on.
@MainActor
package protocol LeafScreen: Screen {}

/// Defaults for screens without these states.
extension LeafScreen {
    package var isAwaitingRows: Bool { false }

    package var isEmptyList: Bool { false }

    package var hasFailed: Bool { false }

    package var failureInPlaceOfRows: ListState.Failure? { nil }
}

/// Defaults for screens whose rows are from nowhere in particular.
extension LeafScreen {
    package var rowOrigin: RowOrigin? { nil }
}

/// Defaults for screens that have no list beside them, and whose commands are what they are everywhere.
extension LeafScreen {
    package var hints: [Command: String] { [:] }

    package var commandsBeside: [Command] { [] }
}

/// Defaults for screens to which what is beside them need not give way, and on which all of a row is seen.
extension LeafScreen {
    package var selected: String? { nil }

    package var wantsWidth: Bool { false }
}

/// Defaults for screens without menus and questions.
extension LeafScreen {
    package var overlay: (any OverlayContent)? { nil }

    package var question: Question? { nil }
}

/// Defaults for screens without text input.
extension LeafScreen {
    package var isTyping: Bool { false }

    package var takesText: Bool { false }

    package var keyScope: KeyScope { .everywhere }

    package var isClosing: Bool { false }

    package func handle(_ press: KeyPress) -> Bool { false }

    package func programWillEnd() {}

    package var unsaved: [UnsavedText] { [] }
}

/// Defaults for screens without anything to point at.
extension LeafScreen {
    package func handle(_ pointing: Pointing) -> PointerUse { .none }
}

/// Defaults for screens that lead to no others.
extension LeafScreen {
    package var trail: [String] { [] }

    package func goBack(toStep step: Int) {}
}

/// Defaults for screens without tabs.
extension LeafScreen {
    package func layOutTabs(over room: Size?) -> Bool { false }

    package func drawTabs(on line: Surface) {}

    package var isTab: Bool { false }

    package func showTab(named name: String) {}
}

/// Defaults for screens that are not made of others.
extension LeafScreen {
    package var inFront: any Screen { self }
}

/// Defaults for screens that nothing is found on.
extension LeafScreen {
    package var known: KnownItem? { nil }

    package var loaded: [KnownItem] { [] }

    package func showFound(isBeside: Bool, _ show: (any Navigator) -> Void) {}
}

/// Defaults for screens of which nothing is copied.
extension LeafScreen {
    package var copyable: CopyableThing? { nil }
}

/// Defaults for screens that always start at the top.
extension LeafScreen {
    package var memento: ScreenMemento { ScreenMemento() }

    package func restore(_ memento: ScreenMemento) {}
}
