import Entities
import HTTP

/// A film as Cinemeta's lists and details have it. Search results are slim: they have its names and its year, and
/// sometimes more.
struct CinemetaFilm: LenientlyDecodable, Sendable {
    struct Trailer: Decodable, Sendable {
        /// The video's key at YouTube.
        @Required var source: String
        @Lenient var type: String?
    }

    @Required var id: String
    @Lenient var imdbID: String?
    /// The film's number at The Movie Database.
    @Lenient var movieDBID: Int?
    @Lenient var type: String?
    @Lenient var name: String?
    /// An empty text for none.
    @Lenient var imdbRating: Double?
    /// `2026-03-04T00:00:00.000Z`
    @Lenient var released: String?
    /// `2026`, or `2011–2019` with either dash.
    @Lenient var year: String?
    /// The year in search results: `2026`, or `2011–2019` with either dash.
    @Lenient var releaseInfo: String?
    /// `142 min`
    @Lenient var runtime: String?
    @Lenient var description: String?
    @Lenient var genre: LossyList<String>?
    @Lenient var genres: LossyList<String>?
    @Lenient var director: LossyList<String>?
    /// The first three or four names.
    @Lenient var cast: LossyList<String>?
    @Lenient var trailers: LossyList<Trailer>?
    /// The address of a picture, often in several sizes.
    @Lenient var poster: String?

    enum CodingKeys: String, CodingKey {
        case id, type, name, imdbRating, released, year, releaseInfo, runtime, description, genre, genres, director,
            cast
        case trailers, poster
        case imdbID = "imdb_id"
        case movieDBID = "moviedb_id"
    }

    /// Where people read about a film.
    static func page(of id: String) -> String { "https://www.imdb.com/title/\(id)/" }

    /// Nil if it has no name or no id that could be asked for, or is a series.
    var detail: MovieDetail? {
        guard let movie else { return nil }
        var detail = MovieDetail(movie: movie)
        detail.runtimeInMinutes = runtimeInMinutes
        detail.genres = (names(in: genres).nilIfEmpty ?? names(in: genre)).map {
            FilterValue(FilmGenre(englishName: $0)?.rawValue ?? $0, name: $0)
        }
        detail.overview = description?.nilIfEmpty
        detail.directors = names(in: director).map {
            Person(name: $0, id: PersonID(source: CinemetaSource.id, name: $0))
        }
        detail.cast = names(in: cast).map {
            CastMember(name: $0, character: nil, id: PersonID(source: CinemetaSource.id, name: $0))
        }
        detail.links = [Link(title: "IMDb", url: Self.page(of: id))]
        detail.trailers = links(to: trailers)
        return detail
    }

    private var movie: Movie? {
        guard ItemID(imdb: id) != nil, let title = name?.nilIfEmpty, type != "series" else { return nil }
        return Movie(
            id: MovieID(source: CinemetaSource.id, key: id), title: title, originalTitle: nil, released: date,
            rating: rating, aliases: aliases, picture: picture)
    }

    /// Posters of other hosts have one size.
    private var picture: Picture? {
        poster.flatMap(HTTPURL.forBrowser).map { address in
            Picture(
                source: CinemetaSource.id, small: address,
                large: address.replacing("/poster/small/", with: "/poster/medium/"))
        }
    }

    /// Its own key is IMDb's id too.
    private var aliases: Set<ItemID> {
        let number = movieDBID.flatMap { $0 > 0 ? ItemID(source: .movieDatabase, key: String($0)) : nil }
        return Set([ItemID(imdb: imdbID?.nilIfEmpty ?? id), number].compactMap(\.self))
    }

    private var date: CalendarDate? {
        released.flatMap { CalendarDate(iso8601: $0.prefix(10)) }
            ?? [year, releaseInfo].lazy.compactMap { $0.flatMap { CalendarDate(iso8601: $0.prefix(4)) } }.first
    }

    /// The scale begins at 1.
    private var rating: Rating? {
        imdbRating.flatMap { $0 < 1 ? nil : Rating(average: $0, votes: nil) }
    }

    private var runtimeInMinutes: Int? {
        let words = (runtime ?? "").split(whereSeparator: \.isWhitespace)
        guard let minutes = words.first.flatMap({ Int($0) }), minutes > 0,
            ["", "min"].contains(words.dropFirst().joined())
        else { return nil }
        return minutes
    }

    /// Each name once.
    private func names(in list: LossyList<String>?) -> [String] {
        (list?.elements ?? []).reduce(into: []) { names, name in
            if let name = name.nilIfEmpty, !names.contains(name) { names.append(name) }
        }
    }

    /// Nothing but trailers, and none whose key is not safe in an address.
    private func links(to trailers: LossyList<Trailer>?) -> [Link] {
        (trailers?.elements ?? []).reduce(into: []) { links, trailer in
            guard trailer.type ?? "Trailer" == "Trailer", !trailer.source.isEmpty,
                trailer.source.utf8.allSatisfy(Self.keyCharacters.contains)
            else { return }
            let link = Link(title: "YouTube", url: "https://www.youtube.com/watch?v=\(trailer.source)")
            if !links.contains(link) { links.append(link) }
        }
    }

    private static let keyCharacters = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
}

extension [String] {
    fileprivate var nilIfEmpty: [String]? { isEmpty ? nil : self }
}
