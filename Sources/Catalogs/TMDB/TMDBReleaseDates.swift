import Entities
import HTTP

/// A film's releases, country by country, each with that country's age certificate.
struct TMDBReleaseDates: LenientlyDecodable, Sendable {
    struct Country: Decodable, Sendable {
        @Required var code: String
        @Lenient var releases: LossyList<Release>?

        enum CodingKeys: String, CodingKey {
            case code = "iso_3166_1"
            case releases = "release_dates"
        }
    }

    struct Release: Decodable, Sendable {
        @Lenient var certification: String?
        @Lenient var type: Int?
        /// `2013-02-14T00:00:00.000Z`
        @Lenient var date: String?

        enum CodingKeys: String, CodingKey {
            case certification, type
            case date = "release_date"
        }
    }

    let results: LossyList<Country>

    /// Cinema releases first; most other releases have no certificate.
    func certification(in region: String) -> String? {
        let releases = results.elements.filter { $0.code == region }.flatMap { $0.releases?.elements ?? [] }
        let certified = releases.filter { $0.certification?.isEmpty == false }
        let inCinemas = 3
        return (certified.first { $0.type == inCinemas } ?? certified.first)?.certification
    }

    /// One for each country: of its cinemas where there is one, else the first.
    ///
    /// - Parameter region: comes first; nil for none.
    func releases(startingWith region: String?) -> [FilmRelease] {
        let all = results.elements.compactMap(\.release).sorted { ($0.date, $0.country) < ($1.date, $1.country) }
        return all.filter { $0.country == region } + all.filter { $0.country != region }
    }
}

extension TMDBReleaseDates.Country {
    /// Premieres are not for everybody.
    private static let inCinemas: Set = [2, 3]

    /// Nil without a day.
    fileprivate var release: FilmRelease? {
        let all = (releases?.elements ?? []).compactMap { release in
            release.date.flatMap { CalendarDate(iso8601: $0.prefix(10)) }.map { (release, $0) }
        }.sorted { $0.1 < $1.1 }
        guard !code.isEmpty, let first = all.first(where: { Self.inCinemas.contains($0.0.type ?? 0) }) ?? all.first
        else { return nil }
        let certified = all.lazy.compactMap { $0.0.certification?.nilIfEmpty }.first
        return FilmRelease(country: code, date: first.1, certification: first.0.certification?.nilIfEmpty ?? certified)
    }
}
