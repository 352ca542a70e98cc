import TerminalKit

/// A bracketed paste that has begun: what of it has come, and when it is over though nobody has said so. A terminal that
/// lost its end, or a line that broke off, must not keep the keyboard for ever.
struct IncomingPaste {
    typealias Instant = ContinuousClock.Instant

    /// What a terminal sends behind it.
    static let end = "\u{1B}[201~"
    /// What comes this soon after what was before it is the paste going on; nobody types so fast.
    static let flow = Duration.milliseconds(20)

    private static let endScalars = Array(end.unicodeScalars)

    private var text = ""
    private var isCut = false
    /// How much of `end` has come. On a slow line it comes in parts, too late for curses to take them for one key.
    private var endLength = 0
    private var lastCharacter: Instant
    private var lastFlow: Instant

    init(at now: Instant) {
        (lastCharacter, lastFlow) = (now, now)
    }

    /// When it is over, unless more of it comes.
    var deadline: Instant { lastFlow + Key.pastePatience }

    /// Whether its end has come, a character at a time.
    var hasEnded: Bool { endLength == Self.endScalars.count }

    /// What has come of it before its end.
    var key: Key {
        var whole = self
        if !hasEnded { whole.keepBegunEnd() }
        return .paste(whole.text, isCut: whole.isCut)
    }

    mutating func append(_ scalar: Unicode.Scalar, at now: Instant) {
        if now - lastCharacter <= Self.flow { lastFlow = now }
        lastCharacter = now
        if !hasEnded, scalar == Self.endScalars[endLength] {
            endLength += 1
            return
        }
        keepBegunEnd()
        if scalar == Self.endScalars[0] { endLength = 1 } else { keep(scalar) }
    }

    /// What only began like the end was pasted.
    private mutating func keepBegunEnd() {
        for scalar in Self.endScalars.prefix(endLength) { keep(scalar) }
        endLength = 0
    }

    private mutating func keep(_ scalar: Unicode.Scalar) {
        if text.utf8.count < Key.pasteLimit { text.unicodeScalars.append(scalar) } else { isCut = true }
    }
}
