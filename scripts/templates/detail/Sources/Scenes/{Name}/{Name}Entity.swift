import Entities
import Presentation

/// What the service knows of one item.
package struct {Name}Item: Identifiable, Hashable, Sendable {
    package let id: Int
    let title: String
    let text: String
    /// Its page, for a browser; nil where it has none.
    let page: String?
}

/// What the screen shows at one moment.
struct {Name}State: Equatable {
    /// Nil before it has come, and where there is nothing.
    var item: {Name}Item?
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
