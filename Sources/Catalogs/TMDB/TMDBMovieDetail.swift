import Entities
import HTTP

/// The answer of `/movie/{id}` with all that the catalogue appends.
struct TMDBMovieDetail: Decodable, Sendable {
    struct Named: LenientlyDecodable, Sendable {
        @Required var name: String
    }

    struct Genre: Decodable, Sendable {
        @Required var name: String
        @Lenient var id: Int?
    }

    struct Country: Decodable, Sendable {
        @Required var code: String

        enum CodingKeys: String, CodingKey {
            case code = "iso_3166_1"
        }
    }

    struct Keywords: LenientlyDecodable, Sendable {
        let keywords: LossyList<Named>
    }

    struct Language: Decodable, Sendable {
        @Required var code: String

        enum CodingKeys: String, CodingKey {
            case code = "iso_639_1"
        }
    }

    /// The fields that details have and lists do not.
    struct Fields: Decodable, Sendable {
        @Lenient var tagline: String?
        @Lenient var runtime: Int?
        @Lenient var overview: String?
        @Lenient var homepage: String?
        @Lenient var imdbID: String?
        @Lenient var genres: LossyList<Genre>?
        @Lenient var spokenLanguages: LossyList<Language>?
        @Lenient var credits: TMDBCredits?
        @Lenient var videos: TMDBVideos?
        @Lenient var releaseDates: TMDBReleaseDates?
        @Lenient var recommendations: TMDBMoviePage?
        @Lenient var budget: Int?
        @Lenient var revenue: Int?
        @Lenient var series: TMDBNamed?
        @Lenient var companies: LossyList<Named>?
        @Lenient var countries: LossyList<Country>?
        @Lenient var keywords: Keywords?
        @Lenient var providers: TMDBWatchProviders?

        enum CodingKeys: String, CodingKey {
            case tagline, runtime, overview, homepage, genres, credits, videos, recommendations, budget, revenue,
                keywords
            case series = "belongs_to_collection"
            case companies = "production_companies"
            case countries = "production_countries"
            case providers = "watch/providers"
            case imdbID = "imdb_id"
            case spokenLanguages = "spoken_languages"
            case releaseDates = "release_dates"
        }
    }

    let summary: TMDBMovie
    let fields: Fields

    init(from decoder: any Decoder) throws {
        summary = try TMDBMovie(from: decoder)
        fields = try Fields(from: decoder)
    }

    /// Nil if it has no title.
    func detail(region: String?) -> MovieDetail? {
        guard var movie = summary.movie else { return nil }
        if let imdb { movie.aliases.insert(imdb) }
        var detail = MovieDetail(movie: movie)
        detail.tagline = fields.tagline?.nilIfEmpty
        detail.runtimeInMinutes = fields.runtime.flatMap { $0 > 0 ? $0 : nil }
        detail.genres = fields.genres?.elements.compactMap(\.value) ?? []
        detail.overview = fields.overview?.nilIfEmpty
        detail.directors = fields.credits?.directors ?? []
        detail.cast = fields.credits?.castMembers ?? []
        detail.spokenLanguages = fields.spokenLanguages?.elements.compactMap { languageTag($0.code) } ?? []
        detail.certification = region.flatMap { fields.releaseDates?.certification(in: $0) }
        detail.links = links
        detail.trailers = fields.videos?.trailers ?? []
        add(to: &detail, region: region)
        detail.recommendations = fields.recommendations?.results.elements.compactMap(\.movie) ?? []
        return detail
    }

    private func add(to detail: inout MovieDetail, region: String?) {
        detail.releases = fields.releaseDates?.releases(startingWith: region) ?? []
        // Where nobody knows it TMDB says 0.
        detail.budget = fields.budget.flatMap { $0 > 0 ? $0 : nil }
        detail.revenue = fields.revenue.flatMap { $0 > 0 ? $0 : nil }
        detail.series = fields.series?.value
        detail.companies = fields.companies?.elements.compactMap(\.name.nilIfEmpty) ?? []
        detail.countries = fields.countries?.elements.compactMap(\.code.nilIfEmpty) ?? []
        detail.keywords = fields.keywords?.keywords.elements.compactMap(\.name.nilIfEmpty) ?? []
        detail.offers = region.flatMap { fields.providers?.offers(in: $0) }
    }

    /// Where people read about a film.
    static func page(of id: Int) -> String { "https://www.themoviedb.org/movie/\(id)" }

    private var links: [Link] {
        var links: [Link] = []
        if let homepage = fields.homepage, let host = HTTPURL(homepage)?.host, let url = HTTPURL.forBrowser(homepage) {
            links.append(Link(title: host, url: url))
        }
        links.append(Link(title: "TMDB", url: Self.page(of: summary.id)))
        if let imdb { links.append(Link(title: "IMDb", url: "https://www.imdb.com/title/\(imdb.key)/")) }
        return links
    }

    private var imdb: ItemID? { fields.imdbID.flatMap { ItemID(imdb: $0) } }

    /// TMDB has codes of its own for Cantonese and for films without words.
    private func languageTag(_ code: String) -> String? {
        switch code {
        case "cn": "yue"
        case "", "xx": nil
        default: code
        }
    }
}

extension TMDBMovieDetail.Genre {
    /// Nil without a name.
    fileprivate var value: FilterValue? {
        name.nilIfEmpty.map { name in
            FilterValue(id.map { TMDBGenre.key(ofNumber: $0) } ?? name, name: name)
        }
    }
}
