import Entities
import HTTP

/// The answer of artist.search.
struct LastFMArtistSearch: Decodable, Sendable {
    struct Results: Decodable, Sendable {
        /// What was found; a text where nothing was.
        let matches: Matches
        @Lenient var total: Int?
        @Lenient var perPage: Int?

        enum CodingKeys: String, CodingKey {
            case matches = "artistmatches"
            case total = "opensearch:totalResults"
            case perPage = "opensearch:itemsPerPage"
        }
    }

    struct Matches: Decodable, Sendable {
        /// Nil if there is none.
        let artist: LastFMList<LastFMArtist>?

        private enum CodingKeys: CodingKey {
            case artist
        }

        init(from decoder: any Decoder) throws {
            if let text = try? String(from: decoder), text.allSatisfy(\.isWhitespace) {
                artist = nil
            } else {
                artist = try decoder.container(keyedBy: CodingKeys.self)
                    .decodeIfPresent(LastFMList<LastFMArtist>.self, forKey: .artist)
            }
        }
    }

    let results: Results

    func page(_ number: Int) -> Page<Artist>? {
        var paging = LastFMPaging()
        (paging.total, paging.perPage) = (results.total, results.perPage)
        if let total = results.total, let size = results.perPage, total >= 0, size > 0 {
            paging.totalPages = total / size + (total.isMultiple(of: size) ? 0 : 1)
        }
        return paging.page(number, of: results.matches.artist, \.artist)
    }
}
