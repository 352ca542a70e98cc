import Entities
import HTTP
import LenientJSON

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

    /// The fields that details have and lists do not.
    struct Fields: Decodable, Sendable {
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
    }

    let summary: TMDBMovie
    let fields: Fields

    init(from decoder: any Decoder) throws {
        summary = try TMDBMovie(from: decoder)
        fields = try Fields(from: decoder)
    }

    /// Nil if it has no title.
    func detail(region: String?) -> MovieDetail? {
        guard let movie = summary.movie else { return nil }
        var detail = MovieDetail(movie: movie)
        detail.tagline = fields.tagline?.nilIfEmpty
        detail.runtimeInMinutes = fields.runtime.flatMap { $0 > 0 ? $0 : nil }
        detail.genres = fields.genres?.elements.compactMap(\.name.nilIfEmpty) ?? []
        detail.overview = fields.overview?.nilIfEmpty
        detail.directors = fields.credits?.directors ?? []
        detail.cast = fields.credits?.castMembers ?? []
        detail.spokenLanguages = fields.spokenLanguages?.elements.compactMap { languageTag($0.code) } ?? []
        detail.certification = region.flatMap { fields.releaseDates?.certification(in: $0) }
        detail.links = links
        detail.trailers = fields.videos?.trailers ?? []
        detail.recommendations = fields.recommendations?.results.elements.compactMap(\.movie) ?? []
        return detail
    }

    private var links: [Link] {
        var links: [Link] = []
        if let homepage = fields.homepage, let host = HTTPURL(homepage)?.host, let url = HTTPURL.forBrowser(homepage) {
            links.append(Link(title: host, url: url))
        }
        links.append(Link(title: "TMDB", url: "https://www.themoviedb.org/movie/\(summary.id)"))
        if let imdbID = fields.imdbID, imdbID.hasPrefix("tt"), UInt(imdbID.dropFirst(2)) != nil {
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
