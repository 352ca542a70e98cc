import Navigation
import Presentation
import TerminalKit

/// Takes in keys that came at once. Each meets what the one before it has made of the screen, laid out and with all
/// that needs no waiting; only drawn it is not. What a screen that is closing leaves to the next waits for that.
@MainActor
final class KeyIntake {
    private let shell: Shell
    private let keyMap: KeyMap
    private let terminal: any Terminal
    private let runWork: @MainActor () -> Void
    /// For the screen that comes next.
    private var held: [Key] = []

    /// - Parameter runWork: does what is ready to be done on the main actor, and what that makes ready.
    init(shell: Shell, keyMap: KeyMap, terminal: any Terminal, runWork: @escaping @MainActor () -> Void) {
        self.shell = shell
        self.keyMap = keyMap
        self.terminal = terminal
        self.runWork = runWork
    }

    /// Whether there are keys that the screen they are for has yet to take.
    var hasHeldKeys: Bool { !held.isEmpty }

    /// Whether the screen has come that keys were held back for.
    var canGoOn: Bool { !held.isEmpty && !shell.isClosing }

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
        var holds = false
        let waiting = held + keys
        held = []
        for key in waiting {
            if let last { settle(after: last) }
            last = nil
            holds = holds || shell.isClosing
            if holds, !isForNoScreen(key) {
                held.append(key)
                continue
            }
            let effect = take(key)
            if effect == .end { return false }
            // While keys are held no work is done that could bring the screen that they are for: their turn would pass.
            if !holds { last = effect }
        }
        return true
    }

    /// Takes a key that is for the terminal, whatever is in sight.
    ///
    /// - Returns: whether it was one.
    func takeForTerminal(_ key: Key) -> Bool {
        guard isForNoScreen(key) else { return false }
        switch keyMap.command(for: key) {
        case .suspend: if !terminal.suspend() { shell.didNotSuspend() }
        case .redraw: terminal.reset()
        default: return false
        }
        return true
    }

    /// Ctrl-C and what else concerns the terminal alone; a letter may be for the next screen.
    private func isForNoScreen(_ key: Key) -> Bool {
        guard case .control = key, let command = keyMap.command(for: key) else { return false }
        return [.quit, .suspend, .redraw].contains(command)
    }

    private func take(_ key: Key) -> Effect {
        if shell.handle(key: key) { return shell.isTyping ? .text : .change }
        guard let command = keyMap.command(for: key) else { return .change }
        switch command {
        case .quit: return .end
        case .suspend: if !terminal.suspend() { shell.didNotSuspend() }
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
