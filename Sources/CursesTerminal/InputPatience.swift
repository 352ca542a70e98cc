import Glibc
import TerminalKit

/// How long what has begun is waited for: when nothing more has come until then, it counts as it is. A terminal that lost
/// the end of something, or a line that broke off, must not keep the keyboard for ever.
struct InputPatience {
    typealias Instant = ContinuousClock.Instant

    /// For what follows ESC: nobody can hit two keys so fast, and a line rarely takes longer between two bytes of one.
    static let escape = Duration.milliseconds(25)
    /// The same where the line is a network's.
    static let remoteEscape = Duration.milliseconds(75)
    /// The same while answers are on their way, which begin with ESC.
    static let escapeAmongAnswers = Duration.milliseconds(250)
    /// For answers: a terminal that has given none by then gives none.
    static let answers = Duration.seconds(2)
    /// For the rest of a sequence: somebody may have typed its beginning, with Alt, and then waits for the next key to be
    /// taken.
    static let sequence = Duration.milliseconds(500)
    /// What comes this soon after what was before it is a paste going on; nobody types so fast.
    static let flow = Duration.milliseconds(20)

    private let escape: Duration
    private var pending: InputParser.Pending?
    private var lastRead: Instant
    private var lastFlow: Instant
    /// Until when answers may come; nil where none is awaited.
    private var answersEnd: Instant?

    /// - Parameter escape: how long ESC waits for what follows it.
    init(escape: Duration, at now: Instant = .now) {
        self.escape = escape
        (lastRead, lastFlow) = (now, now)
    }

    /// As the environment says: `ESCDELAY`, in milliseconds, as all programs of curses know it.
    static func escape(environment: (String) -> String?) -> Duration {
        if let delay = environment("ESCDELAY").flatMap(Int.init), (0...10_000).contains(delay) {
            return .milliseconds(delay)
        }
        return environment("SSH_TTY")?.isEmpty == false ? remoteEscape : escape
    }

    /// When what has begun is over unless more of it comes; nil where nothing has.
    var deadline: Instant? {
        switch pending {
        case .escape: lastRead + (awaitsAnswers(at: lastRead) ? max(escape, Self.escapeAmongAnswers) : escape)
        case .sequence: lastRead + Self.sequence
        case .paste: lastFlow + Key.pastePatience
        case nil: nil
        }
    }

    /// Questions have been sent.
    mutating func didAsk(at now: Instant) {
        answersEnd = now + Self.answers
    }

    /// The last answer has come.
    mutating func didHear() {
        answersEnd = nil
    }

    func awaitsAnswers(at now: Instant) -> Bool {
        answersEnd.map { now < $0 } ?? false
    }

    /// - Parameters:
    ///   - pending: what has begun by now.
    ///   - hasRead: whether more of it has come.
    mutating func note(_ pending: InputParser.Pending?, hasRead: Bool, at now: Instant) {
        if pending != self.pending || now - lastRead <= Self.flow { lastFlow = now }
        if hasRead { lastRead = now }
        self.pending = pending
    }
}
