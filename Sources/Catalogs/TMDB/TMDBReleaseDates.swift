import LenientJSON

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
    }

    let results: LossyList<Country>

    /// Cinema releases first; most other releases have no certificate.
    func certification(in region: String) -> String? {
        let releases = results.elements.filter { $0.code == region }.flatMap { $0.releases?.elements ?? [] }
        let certified = releases.filter { $0.certification?.isEmpty == false }
        let inCinemas = 3
        return (certified.first { $0.type == inCinemas } ?? certified.first)?.certification
    }
}
