/// The result of one fault in one situation.
struct FaultCell: Equatable, Sendable {
    let fault: String
    let situation: String

    // While the fault lasts.

    /// The messages on the screen; empty if it shows only content.
    var sentences: [String] = []
    /// How many lines of content are visible.
    var lineCount = 0
    /// Whether the screen is the same as without the fault.
    var isWhole = false
    /// How often each request was sent, the most frequent first.
    var asked: [Int] = []
    /// The sum of all pauses before retries.
    var waited = Duration.zero

    // After the fault is gone.

    /// How often each request was sent.
    var askedAgain: [Int] = []
    /// How often `r` was pressed until the screen was the same as without the fault; nil if twice was not enough.
    var refreshes: Int?

    /// Things that were drawn at any time and must never be.
    var offences: [String] = []
}
