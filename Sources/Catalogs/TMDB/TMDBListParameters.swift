import Entities
import HTTP
import Services

/// A query of films in TMDB's words. Their order is part of the key by which answers are cached.
struct TMDBListParameters {
    /// As TMDB can answer it.
    private let query: MovieQuery
    private let list: SourceCapabilities.List

    /// Fewer votes than that say little about a film.
    private static let leastVotes = 200
    /// The least votes in a list of new films, on which nobody has voted much; without any votes come films announced for the end of
    /// the century.
    private static let leastVotesOfNew = 10

    init(query: MovieQuery) {
        let capabilities = TMDBSource.descriptor.capabilities(about: .movie)
        self.query = capabilities.asked(query)
        list = capabilities.list(of: query)
    }

    var path: String {
        switch list.collection {
        case nil: "/search/movie"
        case .popular: "/movie/popular"
        case .nowPlaying: "/movie/now_playing"
        case .upcoming: "/movie/upcoming"
        case .topRated: "/movie/top_rated"
        case .trendingDay: "/trending/movie/day"
        case .trendingWeek: "/trending/movie/week"
        case .series: "/collection/\(series)"
        default: "/discover/movie"
        }
    }

    /// Whether all films come at once, as one series.
    var isSeries: Bool { list.collection == .series }

    /// TMDB has nothing with the number 0, which stands for what is no number: keys come from files too, and this one
    /// becomes part of an address.
    private var series: Int {
        query[.series]?.choices?.with.first.flatMap { Int($0.key) }.map { max(0, $0) } ?? 0
    }

    var items: [QueryItem] {
        guard list.collection != nil else { return searched }
        guard path == "/discover/movie" else { return [] }
        return days + [QueryItem("sort_by", order)] + figures + choices + [
            QueryItem("include_adult", "false"), QueryItem("include_video", "false"),
        ]
    }

    private var searched: [QueryItem] {
        var items = [QueryItem("query", query.text ?? "")]
        if let year = query[.years]?.range?.single { items.append(QueryItem("primary_release_year", String(year))) }
        return items + [QueryItem("include_adult", "false")]
    }

    /// What is newest must be there already: announced films are dated as far as the end of the century.
    private var days: [QueryItem] {
        let range = query[.years]?.range
        var first = range?.wholeLeast.flatMap { CalendarDate(year: $0, month: 1, day: 1) }
        var last = range?.wholeMost.flatMap { CalendarDate(year: $0, month: 12, day: 31) }
        if list.collection == .pastYear, let year = query.pastYear {
            (first, last) = (year.lowerBound, year.upperBound)
        }
        if isNewestFirst, let day = query.day { last = last.map { min($0, day) } ?? day }
        return [("primary_release_date.gte", first), ("primary_release_date.lte", last)].compactMap { name, day in
            day.map { QueryItem(name, $0.iso8601) }
        }
    }

    private var isNewestFirst: Bool { query.sort == .date && !query.isReversed }

    private var order: String {
        let name =
            switch query.sort {
            case .rating: "vote_average"
            case .date: "primary_release_date"
            case .title: "title"
            case .revenue: "revenue"
            default: "popularity"
            }
        let ascends = (query.sort == .title) != query.isReversed
        return "\(name).\(ascends ? "asc" : "desc")"
    }

    private var figures: [QueryItem] {
        let rating = query[.rating]?.range?.least
        let runtime = query[.runtime]?.range
        return [
            ("vote_count.gte", votes.map { String($0) }), ("vote_average.gte", rating.map(Self.text)),
            ("with_runtime.gte", runtime?.wholeLeast.map { String($0) }),
            ("with_runtime.lte", runtime?.wholeMost.map { String($0) }),
        ].compactMap { name, text in text.map { QueryItem(name, $0) } }
    }

    private var votes: Int? {
        let asked = query[.votes]?.range?.wholeLeast
        let floor: Int? =
            switch query.sort {
            case .rating: Self.leastVotes
            case .date: Self.leastVotesOfNew
            default: query[.rating] == nil ? nil : Self.leastVotes
            }
        return asked ?? floor
    }

    private var choices: [QueryItem] {
        let genres = query[.genre]?.choices
        func joined(_ values: [FilterValue]?) -> String? {
            let numbers = (values ?? []).compactMap { TMDBGenre.number(ofKey: $0.key) }
            return numbers.isEmpty ? nil : numbers.joined(separator: ",")
        }
        func first(_ filter: QueryFilter) -> String? { query[filter]?.choices?.with.first?.key }
        let people = query[.person]?.choices?.with.map(\.key).joined(separator: ",")
        return [
            ("with_genres", joined(genres?.with)), ("without_genres", joined(genres?.without)),
            ("with_original_language", first(.language)), ("with_origin_country", first(.country)),
            ("with_people", people),
        ].compactMap { name, text in text.map { QueryItem(name, $0) } }
    }

    private static func text(_ number: Double) -> String {
        Int(exactly: number).map { String($0) } ?? String(number)
    }
}
