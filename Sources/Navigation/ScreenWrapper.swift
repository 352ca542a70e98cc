package import Browsing
package import Commands
package import Presentation
package import TerminalKit

/// A screen around another one, which it shows as its own. All goes through to that one but what the wrapper says itself.
@MainActor
package protocol ScreenWrapper: Screen {
    /// The one in sight now.
    var wrapped: any Screen { get }
}

extension ScreenWrapper {
    package var title: String { wrapped.title }

    package var status: String? { wrapped.status }

    package var selected: String? { wrapped.selected }

    package var rowOrigin: RowOrigin? { wrapped.rowOrigin }

    package var isBusy: Bool { wrapped.isBusy }

    package var isAwaitingRows: Bool { wrapped.isAwaitingRows }

    package var isEmptyList: Bool { wrapped.isEmptyList }

    package var hasFailed: Bool { wrapped.hasFailed }

    package var failureInPlaceOfRows: ListState.Failure? { wrapped.failureInPlaceOfRows }

    package var commands: [Command] { wrapped.commands }

    package var hints: [Command: String] { wrapped.hints }

    package var commandsBeside: [Command] { wrapped.commandsBeside }

    package func willAppear() -> Bool { wrapped.willAppear() }

    package func didAppear() { wrapped.didAppear() }

    package var wantsWidth: Bool { wrapped.wantsWidth }

    package func layOutTabs(over room: Size?) -> Bool { wrapped.layOutTabs(over: room) }

    package func drawTabs(on line: Surface) { wrapped.drawTabs(on: line) }

    package var isTab: Bool { wrapped.isTab }

    package func layout(size: Size) { wrapped.layout(size: size) }

    package func draw(on surface: Surface, hasFocus: Bool) { wrapped.draw(on: surface, hasFocus: hasFocus) }

    package var overlay: (any OverlayContent)? { wrapped.overlay }

    package var question: Question? { wrapped.question }

    package var isTyping: Bool { wrapped.isTyping }

    package var takesText: Bool { wrapped.takesText }

    package var isClosing: Bool { wrapped.isClosing }

    package var keyScope: KeyScope { wrapped.keyScope }

    package func handle(_ press: KeyPress) -> Bool { wrapped.handle(press) }

    package func handle(_ command: Command) -> Bool { wrapped.handle(command) }

    package func handle(_ pointing: Pointing) -> PointerUse { wrapped.handle(pointing) }

    package func programWillEnd() { wrapped.programWillEnd() }

    package var unsaved: [UnsavedText] { wrapped.unsaved }

    package var trail: [String] { wrapped.trail }

    package func goBack(toStep step: Int) { wrapped.goBack(toStep: step) }

    package var known: KnownItem? { wrapped.known }

    package var copyable: CopyableThing? { wrapped.copyable }

    package var loaded: [KnownItem] { wrapped.loaded }

    package func showFound(isBeside: Bool, _ show: (any Navigator) -> Void) {
        wrapped.showFound(isBeside: isBeside, show)
    }

    package func showTab(named name: String) { wrapped.showTab(named: name) }

    package var inFront: any Screen { wrapped.inFront }

    package var memento: ScreenMemento { wrapped.memento }

    package func restore(_ memento: ScreenMemento) { wrapped.restore(memento) }
}
