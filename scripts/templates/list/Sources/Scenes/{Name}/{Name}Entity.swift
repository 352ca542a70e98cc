/// What the service gives out.
package struct {Name}Item: Identifiable, Hashable, Sendable {
    package let id: Int
    let title: String
    /// Nil where it is not known.
    let year: Int?
}

/// An item as the list shows it: ready words.
struct {Name}Row: Hashable {
    let title: String
    let year: String?
}

/// The scene's own words. A second language wants them in `Wording`, in Sources/Presentation, where all others are.
enum {Name}Words {
    static let title = "{Names}"
    static let nothing = "Nothing here yet"
}
