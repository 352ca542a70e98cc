package import Presentation
import TerminalKit

extension Sign {
    /// The character that it is drawn with, one cell wide.
    package var symbol: String {
        switch self {
        case .favourite: Marks.favourite
        case .note: Marks.note
        case .wanted: "○"
        case .reading: "◐"
        case .read: "●"
        case .cursor: "▌"
        case .focus: PaneFrame.focusMark
        case .notHere: "…"
        case .sourceAnswers: "●"
        case .sourceAsked: "◐"
        case .sourceAtHand: "○"
        }
    }
}
