/// What was seen of one fault in one situation.
struct FaultCell: Equatable, Sendable {
    let fault: String
    let situation: String

    // While the fault lasts.

    /// What the screen says; empty where it says nothing but what the reader came for.
    var sentences: [String] = []
    /// How many lines of what the reader came for are in sight.
    var lineCount = 0
    /// Whether the screen is what it is without a fault.
    var isWhole = false
    /// How often each question was asked, the most often asked first.
    var asked: [Int] = []
    /// All pauses before something was asked again.
    var waited = Duration.zero

    // Once it is gone.

    /// How often each question was asked.
    var askedAgain: [Int] = []
    /// How often `r` was pressed until the screen was what it is without a fault; nil where twice was not enough.
    var refreshes: Int?

    /// What was drawn, at any time, that must never be.
    var offences: [String] = []
}
