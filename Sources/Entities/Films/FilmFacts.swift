/// When a film came out in one country, in cinemas where it did.
package struct FilmRelease: Hashable, Sendable {
    /// ISO 3166-1.
    package let country: String
    package let date: CalendarDate
    /// The age certificate there, as that country writes it ("PG-13", "16"); nil for none.
    package let certification: String?

    package init(country: String, date: CalendarDate, certification: String?) {
        self.country = country
        self.date = date
        self.certification = certification
    }
}

/// Where a film can be watched in one country, by the names of those who offer it.
package struct WatchOffers: Hashable, Sendable {
    /// ISO 3166-1.
    package let country: String
    package var subscription: [String] = []
    package var free: [String] = []
    /// With advertisements.
    package var withAds: [String] = []
    package var rent: [String] = []
    package var buy: [String] = []
    /// A page with all of them.
    package var page: String?

    package init(country: String) {
        self.country = country
    }

    package var isEmpty: Bool { [subscription, free, withAds, rent, buy].allSatisfy(\.isEmpty) }
}
