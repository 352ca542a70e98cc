package import Presentation
package import TerminalKit

/// The key table: keys and their commands. Footer, help, README and man page are made from it.
package struct KeyMap: Sendable {
    package struct Binding: Sendable {
        package let command: Command
        /// Footers show the first one.
        package let keys: [Key]

        package init(command: Command, keys: [Key]) {
            self.command = command
            self.keys = keys
        }
    }

    package let bindings: [Binding]
    private let commands: [Key: Command]

    package init(_ bindings: [Binding]) {
        self.bindings = bindings
        let pairs = bindings.flatMap { binding in binding.keys.map { ($0, binding.command) } }
        commands = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    package func command(for key: Key) -> Command? {
        commands[key]
    }

    package func keys(for command: Command) -> [Key] {
        bindings.first { $0.command == command }?.keys ?? []
    }

    package static let standard = KeyMap([
        Binding(command: .up, keys: [.up, .character("k")]),
        Binding(command: .down, keys: [.down, .character("j")]),
        Binding(command: .pageUp, keys: [.pageUp, .control("b")]),
        Binding(command: .pageDown, keys: [.pageDown, .control("f"), .character(" ")]),
        Binding(command: .first, keys: [.home, .character("g")]),
        Binding(command: .last, keys: [.end, .character("G")]),
        Binding(command: .open, keys: [.enter, .right, .character("l")]),
        Binding(command: .back, keys: [.escape, .left, .character("h"), .backspace]),
        Binding(command: .otherPane, keys: [.tab, .backTab]),
        Binding(command: .section(1), keys: [.character("1")]),
        Binding(command: .section(2), keys: [.character("2")]),
        Binding(command: .section(3), keys: [.character("3")]),
        Binding(command: .next, keys: [.character("n")]),
        Binding(command: .previous, keys: [.character("p")]),
        Binding(command: .refresh, keys: [.character("r")]),
        Binding(command: .openPage, keys: [.character("o")]),
        Binding(command: .playTrailer, keys: [.character("t")]),
        Binding(command: .favourite, keys: [.character("f")]),
        Binding(command: .note, keys: [.character("e")]),
        Binding(command: .save, keys: [.control("s")]),
        Binding(command: .discard, keys: [.control("x")]),
        Binding(command: .history, keys: [.control("r")]),
        Binding(command: .editElsewhere, keys: [.control("e")]),
        Binding(command: .sort, keys: [.character("s")]),
        Binding(command: .filter, keys: [.character("/")]),
        Binding(command: .delete, keys: [.character("d"), .delete]),
        Binding(command: .undo, keys: [.character("u")]),
        Binding(command: .help, keys: [.character("?"), .function(1)]),
        Binding(command: .redraw, keys: [.control("l")]),
        Binding(command: .suspend, keys: [.control("z")]),
        Binding(command: .quit, keys: [.character("q"), .control("c")]),
    ])

    /// The keys while a question waits for its answer. No other keys count then.
    package static let question = KeyMap([
        Binding(command: .yes, keys: [.character("y"), .enter, .character("Y")]),
        Binding(command: .no, keys: [.character("n"), .escape, .character("N")]),
    ])

    /// The keys while a filter is typed. All other characters are text.
    package static let filter = KeyMap([
        Binding(command: .keepFilter, keys: [.enter]),
        Binding(command: .endFilter, keys: [.escape]),
    ])

    /// The keys in the list of a note's earlier texts.
    package static let history = KeyMap([
        Binding(command: .takeBack, keys: [.enter])
    ])

    /// All bindings, for help, README and man page.
    package static let documented = standard.bindings + question.bindings + filter.bindings + history.bindings
}
