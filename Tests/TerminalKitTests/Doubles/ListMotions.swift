import TerminalKit

extension ListMotion {
    static let all: [ListMotion] = [.up, .down, .pageUp, .pageDown, .first, .last]
}
