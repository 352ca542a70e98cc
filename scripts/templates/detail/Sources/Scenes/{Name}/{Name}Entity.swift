import Entities
import Presentation

/// What the service knows of one item.
package struct {Name}Item: Identifiable, Hashable, Sendable {
    package let id: Int
    package let title: String
    /// By what they are: "Year", "1962".
    package let facts: [{Name}Fact]
    package let text: String
    /// Its page, for a browser; nil where it has none.
    package let url: String?

    package init(id: Int, title: String, facts: [{Name}Fact], text: String, url: String?) {
        self.id = id
        self.title = title
        self.facts = facts
        self.text = text
        self.url = url
    }
}

package struct {Name}Fact: Hashable, Sendable {
    package let label: String
    package let value: String

    package init(label: String, value: String) {
        self.label = label
        self.value = value
    }
}

/// What the detail shows, in ready words.
struct {Name}Content: Hashable {
    let title: String
    let facts: [{Name}Fact]
    let text: String
}

/// What the screen shows at one moment.
struct {Name}State: Equatable {
    var title = ""
    /// Nil before it has come, and where there is nothing.
    var content: {Name}Content?
    var hasPage = false
    var isLoading = false
    /// What is to be said of it: that it is being loaded, that there is nothing, or what went wrong.
    var message: Message?
    /// What to refresh is to try again; nil where nothing has failed.
    var failure: CatalogFailure?
}

/// The scene's own words. A second language wants them in `Wording`, in Sources/Presentation, where all others are.
enum {Name}Words {
    static let nothing = "Nothing is known of it"
}
