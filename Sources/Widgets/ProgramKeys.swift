import Commands
import TerminalKit

extension Key {
    /// Whether it is for the program as a whole, whatever waits for an answer: quit, suspend, draw anew.
    var isForProgram: Bool {
        guard case .control = self else { return false }
        switch KeyMap.standard.command(for: self) {
        case .redraw, .suspend, .quit: return true
        default: return false
        }
    }
}
