/// A list that a source has of itself. The names are stored.
package enum QueryCollection: String, CaseIterable, Sendable {
    /// All that the source has, as far as it lists that.
    case everything
    /// Released within the past year.
    case pastYear = "past-year"
    case popular
    case nowPlaying = "now-playing"
    case upcoming
    case topRated = "top-rated"
    /// What is looked at or read most just now, over some time.
    case trendingDay = "trending-day"
    case trendingWeek = "trending-week"
    case trendingMonth = "trending-month"
    case trendingEver = "trending-ever"
    /// What is from one year, in the source's order.
    case year
    /// What is listened to most in one country.
    case country
    /// What is of one genre or tag.
    case tag
    /// Films that belong together.
    case series
}
