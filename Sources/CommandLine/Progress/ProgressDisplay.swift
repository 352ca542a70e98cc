package import Presentation

/// What is written of long work, and when: nothing of what is soon done, then a bar that is drawn anew, or now and then a
/// line.
package struct ProgressDisplay {
    package enum Form: Equatable {
        case bar(ProgressText.Look)
        /// Each with this before it.
        case lines(start: String)
    }

    package let form: Form
    package let wording: Wording

    private var rate = ProgressRate()
    private var started: Duration?
    private var lineWritten: Duration?
    private var title: String?
    private var isBarDrawn = false

    private static let patienceForBar = Duration.milliseconds(500)
    private static let patienceForLine = Duration.seconds(2)
    private static let betweenLines = Duration.seconds(10)

    package init(_ form: Form, _ wording: Wording) {
        (self.form, self.wording) = (form, wording)
    }

    /// What is to be written now; nil for nothing.
    ///
    /// - Parameters:
    ///   - now: monotonic.
    ///   - width: of the terminal, in columns.
    package mutating func output(_ progress: LongWork.Progress?, at now: Duration, width: Int) -> String? {
        guard let progress else { return nil }
        if title != progress.title {
            title = progress.title
            rate = ProgressRate()
        }
        let worked = progress.done - progress.skipped
        rate.note(worked, at: now)
        let start = started ?? now
        started = start
        let left = progress.total.flatMap { rate.left($0 - progress.done, worked, at: now) }
        let text = ProgressText(
            progress: progress, rate: rate.perSecond(worked, at: now), left: left, wording: wording)
        switch form {
        case .bar(let look):
            guard now - start >= Self.patienceForBar else { return nil }
            isBarDrawn = true
            return Self.drawn(text.bar(width: width - 1, look))
        case .lines(let beginning):
            guard now - start >= Self.patienceForLine else { return nil }
            if let lineWritten, now - lineWritten < Self.betweenLines { return nil }
            lineWritten = now
            return "\(beginning)\(text.line)\n"
        }
    }

    /// What takes the bar away; nil where there is none.
    package mutating func end() -> String? {
        guard isBarDrawn else { return nil }
        isBarDrawn = false
        return "\r\u{1B}[J"
    }

    /// The cursor stays at the line's start: wherever a terminal breaks a line anew, it is still there. Nothing is broken
    /// in the middle, should the terminal have become narrower meanwhile.
    private static func drawn(_ text: String) -> String {
        "\r\u{1B}[J\u{1B}[?7l\(text)\u{1B}[?7h\r"
    }
}
