import Entities
import HTTP
import Services

/// Which of Last.fm's lists of artists answers a query.
enum LastFMArtistList: Hashable, Sendable {
    case chart
    /// By the country's English name, which is what Last.fm knows it by.
    case country(String)
    case tag(String)
    case search(String)

    init(_ query: ArtistQuery) {
        let query = LastFMSource.descriptor.capabilities(about: .artist).asked(query)
        func key(_ filter: QueryFilter) -> String? { query[filter]?.choices?.with.first?.key }
        if let text = query.text {
            self = .search(text)
        } else if let country = key(.country) {
            self = .country(LastFMCountry.name(ofCode: country))
        } else if let tag = key(.tag) {
            self = .tag(tag)
        } else {
            self = .chart
        }
    }

    var method: String {
        switch self {
        case .chart: "chart.getTopArtists"
        case .country: "geo.getTopArtists"
        case .tag: "tag.getTopArtists"
        case .search: "artist.search"
        }
    }

    var items: [QueryItem] {
        switch self {
        case .chart: []
        case .country(let name): [QueryItem("country", name)]
        case .tag(let name): [QueryItem("tag", name)]
        case .search(let text): [QueryItem("artist", text)]
        }
    }
}
