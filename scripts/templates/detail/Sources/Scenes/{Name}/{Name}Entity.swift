/// What the service knows of one item.
package struct {Name}Item: Identifiable, Hashable, Sendable {
    package let id: Int
    let title: String
    let text: String
    /// Its page, for a browser; nil where it has none.
    let page: String?
}

/// The scene's own words. A second language wants them in `Wording`, in Sources/Presentation, where all others are.
enum {Name}Words {
    static let nothing = "Nothing is known of it"
}
