import TerminalKit

/// A bracketed paste that has begun: what of it has come, and when it is over though nobody has said so. A terminal that
/// lost its end, or a line that broke off, must not keep the keyboard for ever.
struct IncomingPaste {
    typealias Instant = ContinuousClock.Instant

    /// How long nothing of it may come.
    static let patience = Duration.seconds(2)
    /// What comes this soon after what was before it is the paste going on; nobody types so fast.
    static let flow = Duration.milliseconds(20)

    private var text = ""
    private var isCut = false
    private var lastCharacter: Instant
    private var lastFlow: Instant

    init(at now: Instant) {
        (lastCharacter, lastFlow) = (now, now)
    }

    /// When it is over, unless more of it comes.
    var deadline: Instant { lastFlow + Self.patience }

    /// What has come of it.
    var key: Key { .paste(text, isCut: isCut) }

    mutating func append(_ scalar: Unicode.Scalar, at now: Instant) {
        if now - lastCharacter <= Self.flow { lastFlow = now }
        lastCharacter = now
        if text.utf8.count < Key.pasteLimit { text.unicodeScalars.append(scalar) } else { isCut = true }
    }
}
