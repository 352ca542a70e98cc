package import Commands
package import TerminalKit

extension ListMotion {
    /// Nil for a command that does not move.
    package init?(_ command: Command) {
        switch command {
        case .up: self = .up
        case .down: self = .down
        case .pageUp: self = .pageUp
        case .pageDown: self = .pageDown
        case .halfPageUp: self = .halfPageUp
        case .halfPageDown: self = .halfPageDown
        case .first: self = .first
        case .last: self = .last
        case .toLeft: self = .left
        case .toRight: self = .right
        case .rowToTop: self = .rowToTop
        case .rowToMiddle: self = .rowToMiddle
        case .rowToBottom: self = .rowToBottom
        default: return nil
        }
    }
}
