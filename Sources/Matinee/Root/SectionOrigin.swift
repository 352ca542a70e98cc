import Presentation
import TerminalKit

/// Where the rows of a section come from.
struct SectionOrigin: Equatable {
    /// The name of the section's place in sessions. It differs for each source, since the items do.
    var place: String
    /// What earlier versions named that place.
    var formerPlaces: [String] = []
    /// The name of the source.
    var source: String
    /// What else is to be said of it: how to get a live one, or why this one is shown.
    var hint: String?
    /// Whether the hint is a warning, which is told in any width.
    var isWarning = false
    /// How the source is; nil for what is asked of nobody.
    var state: State?

    /// How a source is, in the header as a dot.
    enum State: Equatable {
        case answers, asked
        /// What is built in or was kept stands there.
        case atHand
    }
}

extension SectionOrigin.State {
    var sign: Sign {
        switch self {
        case .answers: .sourceAnswers
        case .asked: .sourceAsked
        case .atHand: .sourceAtHand
        }
    }

    var style: Style {
        switch self {
        case .answers: .progress
        case .asked: .accent
        case .atHand: .muted
        }
    }
}

extension SectionOrigin {
    /// What sessions may name its place, the current name first.
    var places: [String] { [place] + formerPlaces }
}
