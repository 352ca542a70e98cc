import Entities

/// The answer of `/movie/{id}` with credits, videos, release dates and recommendations appended.
struct TMDBMovieDetail: Decodable, Sendable {
    struct Named: Decodable, Sendable {
        @Required var name: String
    }

    struct Language: Decodable, Sendable {
        @Required var code: String

        enum CodingKeys: String, CodingKey {
            case code = "iso_639_1"
        }
    }

    let summary: TMDBMovie
    @Lenient var tagline: String?
    @Lenient var runtime: Int?
    @Lenient var overview: String?
    @Lenient var homepage: String?
    @Lenient var imdbID: String?
    @Lenient var genres: LossyList<Named>?
    @Lenient var spokenLanguages: LossyList<Language>?
    @Lenient var credits: TMDBCredits?
    @Lenient var videos: TMDBVideos?
    @Lenient var releaseDates: TMDBReleaseDates?
    @Lenient var recommendations: TMDBMoviePage?

    enum CodingKeys: String, CodingKey {
        case tagline, runtime, overview, homepage, genres, credits, videos, recommendations
        case imdbID = "imdb_id"
        case spokenLanguages = "spoken_languages"
        case releaseDates = "release_dates"
    }

    init(from decoder: any Decoder) throws {
        summary = try TMDBMovie(from: decoder)
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        _tagline = try fields.decode(Lenient<String>.self, forKey: .tagline)
        _runtime = try fields.decode(Lenient<Int>.self, forKey: .runtime)
        _overview = try fields.decode(Lenient<String>.self, forKey: .overview)
        _homepage = try fields.decode(Lenient<String>.self, forKey: .homepage)
        _imdbID = try fields.decode(Lenient<String>.self, forKey: .imdbID)
        _genres = try fields.decode(Lenient<LossyList<Named>>.self, forKey: .genres)
        _spokenLanguages = try fields.decode(Lenient<LossyList<Language>>.self, forKey: .spokenLanguages)
        _credits = try fields.decode(Lenient<TMDBCredits>.self, forKey: .credits)
        _videos = try fields.decode(Lenient<TMDBVideos>.self, forKey: .videos)
        _releaseDates = try fields.decode(Lenient<TMDBReleaseDates>.self, forKey: .releaseDates)
        _recommendations = try fields.decode(Lenient<TMDBMoviePage>.self, forKey: .recommendations)
    }

    /// Nil without any title.
    func detail(region: String?) -> MovieDetail? {
        guard let movie = summary.movie else { return nil }
        var detail = MovieDetail(movie: movie)
        detail.tagline = tagline?.nilIfEmpty
        detail.runtimeInMinutes = runtime.flatMap { $0 > 0 ? $0 : nil }
        detail.genres = genres?.elements.compactMap(\.name.nilIfEmpty) ?? []
        detail.overview = overview?.nilIfEmpty
        detail.directors = credits?.directors ?? []
        detail.cast = credits?.castMembers ?? []
        detail.spokenLanguages = spokenLanguages?.elements.compactMap { languageTag($0.code) } ?? []
        detail.certification = region.flatMap { releaseDates?.certification(in: $0) }
        detail.links = links
        detail.trailers = videos?.trailers ?? []
        detail.recommendations = recommendations?.results.elements.compactMap(\.movie) ?? []
        return detail
    }

    private var links: [Link] {
        var links: [Link] = []
        if let homepage, let host = HTTPURL(homepage)?.host, let url = HTTPURL.forBrowser(homepage) {
            links.append(Link(title: host, url: url))
        }
        links.append(Link(title: "TMDB", url: "https://www.themoviedb.org/movie/\(summary.id)"))
        if let imdbID, imdbID.hasPrefix("tt"), imdbID.dropFirst(2).utf8.allSatisfy({ (48...57).contains($0) }) {
            links.append(Link(title: "IMDb", url: "https://www.imdb.com/title/\(imdbID)/"))
        }
        return links
    }

    /// TMDB has codes of its own for Cantonese and for films without words.
    private func languageTag(_ code: String) -> String? {
        switch code {
        case "cn": "yue"
        case "", "xx": nil
        default: code
        }
    }
}
