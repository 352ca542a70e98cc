import Synchronization

/// The inputs that a target was given.
final class Recorded: Sendable {
    private let inputs = Mutex<[[UInt8]]>([])

    var all: [[UInt8]] { inputs.withLock(\.self) }

    func add(_ input: [UInt8]) {
        inputs.withLock { $0.append(input) }
    }
}
