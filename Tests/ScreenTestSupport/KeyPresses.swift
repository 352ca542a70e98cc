package import Commands
package import Navigation
package import TerminalKit
package import Widgets

extension KeyPress {
    /// With the keys that the program has when nobody has chosen others.
    package init(_ key: Key) {
        self.init(key, Self.table)
    }

    private static let table = KeyTable.standard()
}

extension KeyMap.Binding {
    /// Those of its sequences that are one key.
    package var keys: [Key] { sequences.compactMap { $0.keys.count == 1 ? $0.first : nil } }
}

extension Screen {
    package func handle(key: Key) -> Bool { handle(KeyPress(key)) }
}

extension MenuPane {
    package func handle(_ key: Key) -> Event? { handle(KeyPress(key)) }
}

extension FormPane {
    package func handle(_ key: Key) -> Event? { handle(KeyPress(key)) }
}

extension Prompt {
    package mutating func handle(_ key: Key) -> Bool { handle(KeyPress(key)) }
}

extension QuestionPane {
    package func handle(_ key: Key, didAnswer: (Command) -> Void) -> Bool? {
        handle(KeyPress(key), didAnswer: didAnswer)
    }
}

extension FilterLine {
    package func handle(
        _ key: Key, didChange: (_ text: String) -> Void, didEnd: (_ keeps: Bool) -> Void
    ) -> Bool {
        handle(KeyPress(key), didChange: didChange, didEnd: didEnd)
    }
}

extension PosterPane {
    package func handle(_ key: Key) -> Bool { handle(KeyPress(key)) }
}

extension DrawnListScreenPane {
    package func handle(_ key: Key) -> Bool { handle(KeyPress(key)) }
}
