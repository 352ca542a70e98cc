import Commands
import ScreenTestSupport
import TerminalKit
import TestSupport

@testable import Matinee

extension Shell {
    /// With the keys that the program has when nobody has chosen others.
    func handle(key: Key) -> Bool { handle(KeyPress(key)) }
}
