import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

/// A screen that covers the sections until the user goes back: the help, the sources. It gets a frame, but for a split, which has its own.
@MainActor
final class Cover {
    /// The command that shows it, and takes it away again.
    let command: Command
    private let content: any Screen
    private let isSplit: Bool
    private var frame = FramedPanes(size: Size(width: 0, height: 0))

    init(_ command: Command, _ content: any Screen) {
        self.command = command
        self.content = content
        isSplit = content is SplitScreen
        _ = content.willAppear()
        content.didAppear()
    }
}

extension Cover: ScreenWrapper {
    var wrapped: any Screen { content }

    /// While the content is searched, the way back leads out of that.
    var commands: [Command] {
        let own = content.commands
        return own + (isTyping || own.contains(.endFilter) ? [] : [.back])
    }

    /// It has appeared when it was made.
    func willAppear() -> Bool { true }

    func didAppear() {}

    func layout(size: Size) {
        guard !isSplit else { return content.layout(size: size) }
        frame = FramedPanes(size: size)
        content.layout(size: frame.first.size)
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        guard !isSplit else { return content.draw(on: surface, hasFocus: hasFocus) }
        let frame = PaneFrame(surface: surface, isRound: true)
        frame.draw()
        frame.drawTitle(title, status: status, over: frame.first, hasFocus: hasFocus)
        content.draw(on: surface.part(frame.first), hasFocus: hasFocus)
    }

    func handle(_ pointing: Pointing) -> PointerUse {
        content.handle(isSplit ? pointing : pointing.on(frame.first))
    }
}
