import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

/// Handles keys that came together one by one, and what is typed into a text as one. After each the screen is laid out and
/// work that is ready is run, but no frame is drawn. While a screen is closing, keys wait for the next screen.
@MainActor
final class KeyIntake {
    private let shell: Shell
    private let keysInForce: KeysInForce
    private let terminal: any Terminal
    private let display: (any Display)?
    private let runWork: @MainActor () -> Void
    /// Keys that say nothing before others follow.
    private var reader = KeyReader() {
        didSet { if reader != oldValue { shell.didBegin(reader) } }
    }
    /// Keys that wait for the next screen.
    private var held: [Key] = []

    /// - Parameters:
    ///   - display: hears of each key, unless that has only moved the cursor of a list, which says so itself.
    ///   - runWork: runs all ready work of the main actor.
    init(
        shell: Shell, keys: KeysInForce, terminal: any Terminal, display: (any Display)? = nil,
        runWork: @escaping @MainActor () -> Void
    ) {
        self.shell = shell
        keysInForce = keys
        self.terminal = terminal
        self.display = display
        self.runWork = runWork
    }

    /// Whether keys wait for a screen.
    var hasHeldKeys: Bool { !held.isEmpty }

    /// Whether the screen that keys wait for is there.
    var canGoOn: Bool { (!held.isEmpty || shell.hasOrdered) && !shell.isClosing }

    private enum Effect {
        /// The cursor moved, or something was scrolled.
        case motion
        /// A text was typed into.
        case text
        case change
        case end
    }

    /// - Returns: whether the program goes on. Keys after the one that ends it are dropped.
    func take(_ keys: [Key]) -> Bool {
        var last = shell.takeOrdered().map { run($0) }
        if last != nil || !held.isEmpty { display?.setNeedsDisplay() }
        if last == .end { return false }
        var holds = false
        var waiting = (held + keys)[...]
        held = []
        while let key = waiting.popFirst() {
            if let last { settle(after: last) }
            last = nil
            holds = holds || shell.isClosing
            if holds, !isForNoScreen(key) {
                held.append(key)
                display?.setNeedsDisplay()
                continue
            }
            let changes = display?.rowChanges
            let effect = take(holds ? key : joined(key, with: &waiting))
            if effect != .motion || display?.rowChanges == changes { display?.setNeedsDisplay() }
            if effect == .end { return false }
            // While keys are held, no work runs: it could show the screen that they wait for, and later keys would
            // overtake them.
            if !holds { last = effect }
        }
        return true
    }

    /// Handles keys for the terminal itself, on every screen.
    ///
    /// - Returns: whether it was one.
    func takeForTerminal(_ key: Key) -> Bool {
        guard isForNoScreen(key) else { return false }
        switch everywhere.command(for: key) {
        case .suspend: if !terminal.suspend() { shell.didNotSuspend() }
        case .redraw: terminal.reset()
        default: return false
        }
        return true
    }

    /// Ctrl-C and other keys for the terminal itself. A letter may be for the next screen.
    private func isForNoScreen(_ key: Key) -> Bool { keysInForce.press(key).isForProgram }

    /// The key, with all the text that waits behind it if both go into a text that is typed. After each edit the whole of that is
    /// cleaned, shown and searched for; after each of thousands of characters, that would take long.
    private func joined(_ key: Key, with waiting: inout ArraySlice<Key>) -> Key {
        guard key.text != nil, waiting.first?.text != nil, reader.beginning == nil, shell.takesText else { return key }
        let typed = [key] + waiting.prefix { $0.text != nil }
        waiting = waiting.dropFirst(typed.count - 1)
        return .paste(typed.compactMap(\.text).joined(), isCut: typed.contains(where: \.isCut))
    }

    private func take(_ key: Key) -> Effect {
        if reader.beginning == nil, shell.handle(keysInForce.press(key)) {
            reader = KeyReader()
            if let command = shell.takeOrdered() { return run(command) }
            return shell.isTyping ? .text : .change
        }
        let table = keysInForce.table
        // What was begun stands in the footer, which is drawn anew with all the rest.
        if !reader.isEmpty, everywhere.command(for: key) == .redraw { return run(.redraw) }
        let pressed = reader.beginning?.appending(key) ?? KeySequence(key)
        switch reader.read(key, in: table[shell.keyScope], takesCounts: table.takesCounts) {
        case .command(let command, nil): return run(command, by: pressed)
        case .command(let command, let count?): return run(command, times: count)
        case .waits, .nothing: return .change
        }
    }

    private var everywhere: KeyMap { keysInForce.table[KeyScope.everywhere] }

    /// What moves is repeated, and what leads to an end leads to that row instead. Else the number says nothing.
    private func run(_ command: Command, times count: Int) -> Effect {
        guard let motion = command.motion else { return run(command) }
        switch motion {
        case .first, .last:
            shell.handle(.first)
            for _ in 1..<count { shell.handle(.down) }
        case .rowToTop, .rowToMiddle, .rowToBottom: shell.handle(command)
        default: for _ in 0..<count { shell.handle(command) }
        }
        return .motion
    }

    /// - Parameter pressed: the keys that say it; nil where it was chosen from what there is.
    private func run(_ command: Command, by pressed: KeySequence? = nil) -> Effect {
        switch command {
        case .quit: return .end
        case .suspend: if !terminal.suspend() { shell.didNotSuspend() }
        case .redraw: terminal.reset()
        default: if !shell.handle(command) { shell.didNotUse(command, by: pressed) }
        }
        return command.motion == nil ? .change : .motion
    }

    /// Lays out only what has changed. Otherwise a split would make a detail for each item that the cursor passes, and
    /// a text of thousands of keys would be laid out thousands of times.
    private func settle(after effect: Effect) {
        if effect == .change { shell.layout(size: terminal.size) }
        runWork()
    }
}

extension Key {
    /// What it adds to a text; nil for other keys.
    fileprivate var text: String? {
        switch self {
        case .character(let character): String(character)
        case .paste(let text, _): text
        default: nil
        }
    }

    fileprivate var isCut: Bool {
        if case .paste(_, let isCut) = self { isCut } else { false }
    }
}
