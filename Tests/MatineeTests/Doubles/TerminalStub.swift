import Pictures
import TerminalKit

/// A terminal that nobody looks at.
@MainActor
final class TerminalStub: Terminal {
    let size: Size
    private(set) var resetCount = 0
    var canSuspend = true
    var colors = ColorStep.direct
    var takesPointer = false

    /// What was handed to its clipboard; nothing while there is an obstacle.
    private(set) var copied: [String] = []
    var obstacle: CopyObstacle?

    func copy(_ text: String) -> CopyObstacle? {
        if obstacle == nil { copied.append(text) }
        return obstacle
    }

    init(size: Size) {
        self.size = size
    }

    var inputDeadline: ContinuousClock.Instant? { nil }

    func readEvents() -> [InputEvent]? { [] }

    var pictures: PictureDisplay? { nil }

    var hasMoreToSend: Bool { false }

    func sendMore() {}

    var background = BackgroundAnswer.awaited

    var confirmedColors: ColorStep?

    let dimsInVain = false

    var isOutdated: Bool { false }

    private(set) var themes: [Theme] = []

    func use(_ theme: Theme) { themes.append(theme) }

    func use(_ colors: ColorWish) {}

    func use(_ pictures: PictureWish) {}

    func present(_ canvas: Canvas) {}

    func reset() {
        resetCount += 1
    }

    func suspend() -> Bool { canSuspend }

    func stopJob() {}

    func takeBack() {}

    func handOver(_ body: () -> Void) { body() }

    func close() {}
}
