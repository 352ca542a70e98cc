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
    /// For the rest of a sequence: somebody may have typed its beginning, with Alt, and then waits for the next key to be
    /// taken.
    static let sequence = Duration.milliseconds(500)
    /// What comes this soon after what was before it is a paste going on; nobody types so fast.
    static let flow = Duration.milliseconds(20)

    private let escape: Duration
    private var pending: InputParser.Pending?
    private var lastRead: Instant
    private var lastFlow: Instant

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
        case .escape: lastRead + escape
        case .sequence: lastRead + Self.sequence
        case .paste: lastFlow + Key.pastePatience
        case nil: nil
        }
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
