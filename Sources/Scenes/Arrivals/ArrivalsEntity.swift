import Presentation

/// A change as the list shows it: ready words.
struct ArrivalsRow: Hashable {
    let kindMark: KindMark?
    let title: String
    /// What has changed of it.
    let change: String
    /// Whose it is, and when it came.
    let origin: String
}

/// What unfolds below the row under the cursor.
struct ArrivalsText: Hashable {
    struct Line: Hashable {
        let label: String
        let text: String
    }

    /// Whose it is, and when it came, in a sentence.
    var origin = ""
    /// What its reader has said of the thing since, as it is seen and as it is said.
    var seen: [DetailContent.Field] = []
    var spoken: [DetailContent.Field] = []
    /// What was, and what is, where that can be said in words.
    var lines: [Line] = []
}
