/// A film's identity in its catalogue.
package struct MovieID: CatalogID {
    package let item: ItemID

    package init(_ item: ItemID) {
        self.item = item
    }
}

/// A film as lists know it.
package struct Movie: Identifiable, Hashable, Sendable {
    package let id: MovieID
    /// In the requested language if the catalogue has it; else the original title.
    package let title: String
    /// Nil where it is the same as `title`.
    package let originalTitle: String?
    package let released: CalendarDate?
    /// Nil without votes.
    package let rating: Rating?
    /// By which ids the film is known elsewhere, as far as its source says; lists may say less than details.
    package var aliases: Set<ItemID>
    /// Its poster.
    package var picture: Picture?

    package init(
        id: MovieID, title: String, originalTitle: String?, released: CalendarDate?, rating: Rating?,
        aliases: Set<ItemID> = [], picture: Picture? = nil
    ) {
        self.id = id
        self.aliases = aliases
        self.title = title
        self.originalTitle = originalTitle == title ? nil : originalTitle
        self.released = released
        self.rating = rating
        self.picture = picture
    }
}

/// The mean of the votes of a service's users.
package struct Rating: Hashable, Sendable {
    /// 0...10.
    package let average: Double
    /// At least 1: a film without votes has no rating. Nil where the service does not say how many.
    package let votes: Int?

    /// Nil without a vote, since an average of nothing is not 0.
    package init?(average: Double, votes: Int?) {
        guard votes ?? 1 > 0, average.isFinite, (0...10).contains(average) else { return nil }
        self.average = average
        self.votes = votes
    }
}
