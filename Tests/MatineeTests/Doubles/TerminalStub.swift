import TerminalKit

/// A terminal that nobody looks at.
@MainActor
final class TerminalStub: Terminal {
    let size: Size

    init(size: Size) {
        self.size = size
    }

    var keyDeadline: ContinuousClock.Instant? { nil }

    func readKeys() -> [Key]? { [] }

    func present(_ canvas: Canvas) {}

    func reset() {}

    func suspend() {}

    func takeBack() {}

    func handOver(_ body: () -> Void) { body() }

    func close() {}
}
