import Entities
import HTTP

/// A query of films in TMDB's words. Their order is part of the key by which answers are cached.
struct TMDBListParameters {
    let query: MovieQuery

    /// Fewer votes than that say little about a film.
    private static let leastVotes = "200"
    /// Of what is new nobody has voted much; without any votes come films announced for the end of the century.
    private static let leastVotesOfNew = "10"

    var items: [QueryItem] {
        // A search knows neither sort nor filters.
        if let text = query.text { return [QueryItem("query", text)] }
        var items: [QueryItem] = []
        if let released = query.released {
            items.append(QueryItem("primary_release_date.gte", day(released.lowerBound, orElse: "01-01")))
            items.append(QueryItem("primary_release_date.lte", day(released.upperBound, orElse: "12-31")))
        }
        items.append(QueryItem("sort_by", order))
        if let votes { items.append(QueryItem("vote_count.gte", votes)) }
        if let genre = query.genre { items.append(QueryItem("with_genres", genre)) }
        if let language = query.language { items.append(QueryItem("with_original_language", language)) }
        if let rating = query.minimumRating { items.append(QueryItem("vote_average.gte", String(rating))) }
        return items
    }

    private var order: String {
        switch query.sort {
        case .rating: "vote_average.desc"
        case .newest: "primary_release_date.desc"
        case .oldest: "primary_release_date.asc"
        case .title: "title.asc"
        default: "popularity.desc"
        }
    }

    private var votes: String? {
        switch query.sort {
        case .rating: Self.leastVotes
        case .newest, .oldest: Self.leastVotesOfNew
        default: query.minimumRating == nil ? nil : Self.leastVotes
        }
    }

    /// TMDB takes whole days only.
    private func day(_ date: CalendarDate, orElse monthAndDay: String) -> String {
        date.monthAndDay == nil ? "\(date.iso8601)-\(monthAndDay)" : date.iso8601
    }
}
