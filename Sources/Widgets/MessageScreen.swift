package import Commands
import Navigation
package import Presentation
package import TerminalKit

/// A list's place where there can be no list: it says why, and what to do.
@MainActor
package final class MessageScreen {
    package let title: String
    let message: Message

    package init(title: String, message: Message) {
        self.title = title
        self.message = message
    }
}

extension MessageScreen: LeafScreen {
    package var status: String? { nil }

    package var isBusy: Bool { false }

    package var commands: [Command] { [] }

    package func willAppear() -> Bool { true }

    package func didAppear() {}

    package func layout(size: Size) {}

    package func draw(on surface: Surface, hasFocus: Bool) {
        surface.draw(message, hasFocus: hasFocus)
    }

    package func handle(_ command: Command) -> Bool { false }
}
