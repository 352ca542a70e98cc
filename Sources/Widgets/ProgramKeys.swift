package import Commands
import TerminalKit

extension KeyPress {
    /// Whether it is for the program as a whole, whatever waits for an answer: quit, suspend, draw anew.
    package var isForProgram: Bool {
        isHeld && command(in: .screens)?.traits.contains(.evenWhileAsked) == true
    }

    /// Whether something is held with the key, as Ctrl, so that it is no text.
    var isHeld: Bool {
        switch key {
        case .control, .modified: true
        default: false
        }
    }
}
