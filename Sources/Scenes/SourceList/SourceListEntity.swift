import Entities
import Presentation

/// A source as the list shows it: ready words.
struct SourceListRow: Hashable {
    let name: String
    /// The kinds of things that it has.
    let gives: String
    let state: String
    /// The state as one cell; nil for what is not asked at all.
    let sign: Sign?
    /// Says that the program's lists are from it now; nil where they are not.
    let use: String?
}

/// What unfolds below the row under the cursor.
struct SourceListText: Hashable {
    struct Fact: Hashable {
        let label: String
        let text: String
    }

    /// Why its state is what it is, and what to do; nil if its row says all.
    let explanation: String?
    /// What it has, where its row is too narrow to say it.
    let gives: Fact
    let facts: [Fact]
    /// What its terms ask for; nil for what comes with the program.
    let terms: String?
    let page: String?
}

/// All that the view shows, besides the rows and the text.
struct SourceListScreenState: Equatable {
    @Boxed var list = ListState()
    /// The field that a key is entered in.
    var form: Form?
    /// Whether the service is asked, about itself or about a key.
    var isAsking = false
    var question: Question?
}
