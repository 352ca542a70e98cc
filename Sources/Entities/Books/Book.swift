/// A book's identity in its catalogue: a work, whatever its editions.
package struct BookID: CatalogID {
    package let item: ItemID

    package init(_ item: ItemID) {
        self.item = item
    }
}

/// A book as lists know it.
package struct Book: Identifiable, Hashable, Sendable {
    package let id: BookID
    package let title: String
    package let subtitle: String?
    /// The names of its authors, the main one first. A catalogue may have one person under several names.
    package let authors: [String]
    /// When its first edition came out: a day, or a year.
    package let firstPublished: CalendarDate?
    /// How many editions the catalogue knows.
    package let editions: Int?
    /// Nil without votes.
    package let rating: BookRating?
    /// By which ids it was asked for that are of one of its editions.
    package var aliases: Set<ItemID>
    /// Its cover.
    package let picture: Picture?

    package init(
        id: BookID, title: String, subtitle: String? = nil, authors: [String] = [],
        firstPublished: CalendarDate? = nil, editions: Int? = nil, rating: BookRating? = nil,
        aliases: Set<ItemID> = [], picture: Picture? = nil
    ) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.authors = authors
        self.firstPublished = firstPublished
        self.editions = editions
        self.rating = rating
        self.aliases = aliases
        self.picture = picture
    }
}

/// The mean of what readers think of a book.
package struct BookRating: Hashable, Sendable {
    /// 1...5
    package let average: Double
    /// At least 1. Nil where the service does not say how many.
    package let votes: Int?

    /// Nil without a vote, and outside of the scale.
    package init?(average: Double, votes: Int?) {
        guard votes ?? 1 > 0, average.isFinite, (1...5).contains(average) else { return nil }
        self.average = average
        self.votes = votes
    }
}
