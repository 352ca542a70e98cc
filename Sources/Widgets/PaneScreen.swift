package import Browsing
package import Commands
package import Navigation
package import Presentation
package import TerminalKit

/// A view whose pane does what the screen is asked for, drawn or in lines.
@MainActor
package protocol PaneScreen: PlainScreen {
    var content: any ScreenPane { get }
}

extension PaneScreen {
    package var isBusy: Bool { content.isBusy }

    package var isAwaitingRows: Bool { content.isAwaitingRows }

    package var isEmptyList: Bool { content.isEmptyList }

    package var hasFailed: Bool { content.hasFailed }

    package var failureInPlaceOfRows: ListState.Failure? { content.failureInPlaceOfRows }

    package var question: Question? { content.question }

    package var memento: ScreenMemento { content.memento }

    package func restore(_ memento: ScreenMemento) {
        content.restore(memento)
    }

    package func handle(_ command: Command) -> Bool { content.handle(command) }

    package var status: String? { content.status }

    package var selected: String? { content.selected }

    package var isTyping: Bool { content.isTyping }

    package var takesText: Bool { content.takesText }

    package var overlay: (any OverlayContent)? { content.overlay }

    package var wantsWidth: Bool { content.wantsWidth }

    package func layOutTabs(over room: Size?) -> Bool { content.layOutTabs(over: room) }

    package func drawTabs(on line: Surface) {
        content.drawTabs(on: line)
    }

    package func layout(size: Size) {
        content.layout(size: size)
    }

    package func draw(on surface: Surface, hasFocus: Bool) {
        content.draw(on: surface, hasFocus: hasFocus)
    }

    package func handle(_ press: KeyPress) -> Bool { content.handle(press) }

    package func handle(_ pointing: Pointing) -> PointerUse { content.handle(pointing) }

    package var page: PlainPage { content.page }

    package func choose(_ number: Int) -> Bool { content.choose(number) }

    package func point(at number: Int) -> Bool { content.point(at: number) }

    package func mark(_ number: Int) -> Bool { content.mark(number) }

    package func take(_ text: String) {
        content.take(text)
    }

    package func answer(_ answer: Command) {
        content.answer(answer)
    }

    package func leaveAsked() -> Bool { content.leaveAsked() }
}
