import TerminalKit

/// A terminal that nobody looks at.
@MainActor
final class TerminalStub: Terminal {
    let size: Size
    private(set) var resetCount = 0

    init(size: Size) {
        self.size = size
    }

    var keyDeadline: ContinuousClock.Instant? { nil }

    func readKeys() -> [Key]? { [] }

    func present(_ canvas: Canvas) {}

    func reset() {
        resetCount += 1
    }

    func suspend() {}

    func takeBack() {}

    func handOver(_ body: () -> Void) { body() }

    func close() {}
}
