import TerminalKit

/// What is known of the terminal's background, and when to ask for it again.
struct GroundWatch {
    typealias Instant = ContinuousClock.Instant

    private(set) var answer: BackgroundAnswer
    private var lastAsked: Instant
    /// Whether it was asked again, and has not answered that.
    private var awaitsAnswer = false

    /// A user who goes from window to window should not cost more than this.
    static let pause = Duration.seconds(2)

    /// - Parameter isAsked: whether the terminal is asked at all.
    init(isAsked: Bool, at now: Instant = .now) {
        answer = isAsked ? .awaited : .none
        lastAsked = now
    }

    /// Whether it is a terminal that tells.
    var canTell: Bool {
        if case .color = answer { true } else { false }
    }

    /// Its colours may be others since then.
    func mayAskAgain(at now: Instant) -> Bool {
        canTell && now - lastAsked >= Self.pause
    }

    mutating func didAsk(at now: Instant) {
        lastAsked = now
        awaitsAnswer = true
    }

    /// - Returns: whether it is what it was asked again for.
    mutating func take(_ reply: TerminalReply) -> Bool {
        switch reply {
        case .color(.background, let color):
            answer = .color(color)
            defer { awaitsAnswer = false }
            return awaitsAnswer
        case .attributes where answer == .awaited:
            // It has answered all.
            answer = .none
        default: break
        }
        return false
    }
}
