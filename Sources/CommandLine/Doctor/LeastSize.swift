package import TerminalKit

extension Size {
    /// With fewer columns or rows there are no screens: the program says so.
    package static let leastForProgram = Size(width: 40, height: 8)
}
