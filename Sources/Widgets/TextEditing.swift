package import Commands
package import TerminalKit

extension TextEditor {
    /// Does what keys say in every text that is typed, besides the key itself: to the ends of the line, and erasing it.
    ///
    /// - Returns: whether it is such a command.
    package mutating func handle(_ command: Command) -> Bool {
        switch command {
        case .lineStart: move(.lineStart)
        case .lineEnd: move(.lineEnd)
        case .eraseWord: deleteWordBackward()
        case .eraseToStart: deleteToLineStart()
        case .eraseToEnd: deleteToLineEnd()
        default: return false
        }
        return true
    }
}
