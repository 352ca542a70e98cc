import Entities
import HTTP

/// The answer of `/person/{id}` with the credits of films and the external ids appended.
struct TMDBPerson: Decodable, Sendable {
    struct Credits: LenientlyDecodable, Sendable {
        @Lenient var cast: LossyList<Credit>?
        @Lenient var crew: LossyList<Credit>?
    }

    struct Credit: Decodable, Sendable {
        let film: TMDBMovie
        let part: Part

        init(from decoder: any Decoder) throws {
            film = try TMDBMovie(from: decoder)
            part = try Part(from: decoder)
        }
    }

    struct Part: Decodable, Sendable {
        @Lenient var character: String?
        @Lenient var job: String?
        @Lenient var popularity: Double?
    }

    struct ExternalIDs: LenientlyDecodable, Sendable {
        @Lenient var imdbID: String?
        @Lenient var wikidataID: String?

        enum CodingKeys: String, CodingKey {
            case imdbID = "imdb_id"
            case wikidataID = "wikidata_id"
        }
    }

    @Required var id: Int
    @Required var name: String
    @Lenient var biography: String?
    @Lenient var birthday: String?
    @Lenient var deathday: String?
    @Lenient var placeOfBirth: String?
    @Lenient var homepage: String?
    @Lenient var alsoKnownAs: LossyList<String>?
    @Lenient var profilePath: String?
    @Lenient var credits: Credits?
    @Lenient var externalIDs: ExternalIDs?

    enum CodingKeys: String, CodingKey {
        case id, name, biography, birthday, deathday, homepage
        case placeOfBirth = "place_of_birth"
        case alsoKnownAs = "also_known_as"
        case profilePath = "profile_path"
        case credits = "movie_credits"
        case externalIDs = "external_ids"
    }

    /// Nil without a name.
    var detail: PersonDetail? {
        guard let name = name.nilIfEmpty else { return nil }
        var detail = PersonDetail(id: PersonID(source: TMDBSource.id, key: String(id)), name: name)
        detail.picture = profilePath.flatMap { Picture(tmdb: $0, small: "w185", large: "h632") }
        detail.otherNames = (alsoKnownAs?.elements ?? []).filter { !$0.isEmpty && $0 != name }
        detail.biography = biography?.nilIfEmpty
        detail.born = birthday.flatMap { CalendarDate(iso8601: $0) }
        detail.died = deathday.flatMap { CalendarDate(iso8601: $0) }
        detail.birthplace = placeOfBirth?.nilIfEmpty
        detail.films = ((credits?.cast?.elements ?? []) + (credits?.crew?.elements ?? [])).compactMap(\.credit).joined()
        detail.links = links
        return detail
    }

    private var links: [Link] {
        var links: [Link] = []
        if let homepage, let host = HTTPURL(homepage)?.host, let url = HTTPURL.forBrowser(homepage) {
            links.append(Link(title: host, url: url))
        }
        links.append(Link(title: "TMDB", url: "https://www.themoviedb.org/person/\(id)"))
        if let key = externalIDs?.imdbID, key.isRegistered(after: "nm") {
            links.append(Link(title: "IMDb", url: "https://www.imdb.com/name/\(key)/"))
        }
        if let key = externalIDs?.wikidataID, key.isRegistered(after: "Q") {
            links.append(Link(title: "Wikidata", url: "https://www.wikidata.org/wiki/\(key)"))
        }
        return links
    }
}

extension TMDBPerson.Credit {
    /// Nil for what is not a film with a title.
    fileprivate var credit: FilmCredit? {
        film.movie.map { movie in
            FilmCredit(
                movie: movie, character: part.character?.nilIfEmpty,
                jobs: part.job?.nilIfEmpty.map { [FilmCredit.Job(rawValue: $0)] } ?? [], popularity: part.popularity)
        }
    }
}

extension String {
    /// Whether it is a register's number: it becomes part of an address.
    fileprivate func isRegistered(after prefix: String) -> Bool {
        hasPrefix(prefix) && count > prefix.count
            && dropFirst(prefix.count).utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    }
}
