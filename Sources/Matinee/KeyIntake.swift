import Navigation
import Presentation
import TerminalKit

/// Takes in keys that came at once. Each meets what the one before it has made of the screen, laid out and with all
/// that needs no waiting; only drawn it is not.
@MainActor
struct KeyIntake {
    let shell: Shell
    let keyMap: KeyMap
    let terminal: any Terminal
    /// Does what is ready to be done on the main actor, and what that makes ready.
    let runWork: @MainActor () -> Void

    private enum Effect {
        /// Something moved in what was laid out before.
        case motion
        /// A text is longer or shorter by what was typed, and who types goes on.
        case text
        case change
        case end
    }

    /// - Returns: whether the program goes on. Keys behind the one that ends it are nobody's.
    func take(_ keys: [Key]) -> Bool {
        var last: Effect?
        for key in keys {
            if let last { settle(after: last) }
            let effect = take(key)
            if effect == .end { return false }
            last = effect
        }
        return true
    }

    private func take(_ key: Key) -> Effect {
        if shell.handle(key: key) { return shell.isTyping ? .text : .change }
        guard let command = keyMap.command(for: key) else { return .change }
        switch command {
        case .quit: return .end
        case .suspend: terminal.suspend()
        case .redraw: terminal.reset()
        default: shell.handle(command)
        }
        return ListMotion(command) == nil ? .change : .motion
    }

    /// Only what has changed is laid out: after each motion a split would make a detail of what is only passed, and a
    /// text that comes as thousands of keys would take as many layouts of all of it.
    private func settle(after effect: Effect) {
        if effect == .change { shell.layout(size: terminal.size) }
        runWork()
    }
}
