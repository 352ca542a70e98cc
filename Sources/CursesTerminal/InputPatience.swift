import Glibc
import TerminalKit

/// How long to wait for the rest of an incomplete sequence. If nothing comes, it counts as it is: a lost end must not
/// block the keyboard for ever.
struct InputPatience {
    typealias Instant = ContinuousClock.Instant

    /// After ESC: nobody types two keys so fast, and the bytes of a sequence rarely come slower.
    static let escape = Duration.milliseconds(25)
    /// After ESC, over a network.
    static let remoteEscape = Duration.milliseconds(75)
    /// After ESC while replies are expected, which begin with ESC.
    static let escapeAmongAnswers = Duration.milliseconds(250)
    /// For replies: later ones are not expected.
    static let answers = Duration.seconds(2)
    /// For replies of the terminal that tmux is shown in: if tmux hands on no questions, there are none.
    static let answersFromOutside = Duration.milliseconds(500)
    /// For the rest of a sequence. Its beginning may also have been typed with Alt, and then the next key should not
    /// wait too long.
    static let sequence = Duration.milliseconds(500)
    /// Input that follows this fast belongs to the same paste; nobody types so fast.
    static let flow = Duration.milliseconds(20)

    private let escape: Duration
    private var pending: InputParser.Pending?
    private var lastRead: Instant
    private var lastFlow: Instant
    /// Until when replies may come; nil if none is expected.
    private var answersEnd: Instant?

    /// - Parameter escape: how long to wait after ESC.
    init(escape: Duration, at now: Instant = .now) {
        self.escape = escape
        (lastRead, lastFlow) = (now, now)
    }

    /// The value from the environment: `ESCDELAY`, in milliseconds, as in all programs with curses.
    static func escape(environment: (String) -> String?) -> Duration {
        if let delay = environment("ESCDELAY").flatMap(Int.init), (0...10_000).contains(delay) {
            return .milliseconds(delay)
        }
        return environment("SSH_TTY")?.isEmpty == false ? remoteEscape : escape
    }

    /// When an incomplete input ends unless more of it comes; nil if nothing is incomplete.
    var deadline: Instant? {
        switch pending {
        case .escape: lastRead + (awaitsAnswers(at: lastRead) ? max(escape, Self.escapeAmongAnswers) : escape)
        case .sequence: lastRead + Self.sequence
        case .paste: lastFlow + Key.pastePatience
        case nil: nil
        }
    }

    /// Called when queries were sent.
    ///
    /// - Parameter duration: how long replies are expected.
    mutating func didAsk(at now: Instant, for duration: Duration = answers) {
        answersEnd = now + duration
    }

    /// Called when the last reply has come.
    mutating func didHear() {
        answersEnd = nil
    }

    func awaitsAnswers(at now: Instant) -> Bool {
        answersEnd.map { now < $0 } ?? false
    }

    /// - Parameters:
    ///   - pending: the incomplete input.
    ///   - hasRead: whether input has just been read.
    mutating func note(_ pending: InputParser.Pending?, hasRead: Bool, at now: Instant) {
        if pending != self.pending || now - lastRead <= Self.flow { lastFlow = now }
        if hasRead { lastRead = now }
        self.pending = pending
    }
}
