/// An order of a list. Open: a source may have others than these.
package struct ListSort: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The most popular first. The built-in catalogue counts nothing, and has an order of its own.
    package static let popularity = ListSort(rawValue: "popularity")
    /// The best rated first, of those with enough votes.
    package static let rating = ListSort(rawValue: "rating")
    package static let newest = ListSort(rawValue: "newest")
    package static let oldest = ListSort(rawValue: "oldest")
    package static let title = ListSort(rawValue: "title")
}
