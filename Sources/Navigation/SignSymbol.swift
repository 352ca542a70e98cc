package import Presentation
import TerminalKit

extension Sign {
    /// As it is drawn, in a cell.
    package var symbol: String {
        switch self {
        case .favourite: Marks.favourite
        case .note: Marks.note
        case .cursor: "▌"
        case .focus: PaneFrame.focusMark
        case .notHere: "…"
        }
    }
}
