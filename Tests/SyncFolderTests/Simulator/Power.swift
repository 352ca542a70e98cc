import Entities

@testable import SyncFolder

/// What a machine runs on. It can be cut before and after each step that lasts, as a kill does.
final class Power {
    /// How many steps are left; nil for as many as there are.
    var left: Int?

    static let failure = SyncFailure.folder(.inputOutput(path: "cut"))

    func step() throws(SyncFailure) {
        guard let left else { return }
        guard left > 0 else { throw Self.failure }
        self.left = left - 1
    }
}
