import TerminalKit

/// How many colours are wanted, as settings say it.
package enum ColorChoice: String, CaseIterable, Sendable {
    case auto, truecolor
    case palette = "256"
    case sixteen = "16"
    case eight = "8"
    case off

    /// Nil where the terminal decides.
    var step: ColorStep? {
        switch self {
        case .auto: nil
        case .truecolor: .direct
        case .palette: .palette
        case .sixteen: .sixteen
        case .eight: .eight
        case .off: .mono
        }
    }
}
