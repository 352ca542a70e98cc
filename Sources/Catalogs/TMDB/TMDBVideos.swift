import Entities
import HTTP

/// What can be watched about a film.
struct TMDBVideos: LenientlyDecodable, Sendable {
    struct Video: Decodable, Sendable {
        @Required var key: String
        @Lenient var site: String?
        @Lenient var type: String?
        @Lenient var name: String?
        @Lenient var official: Bool?
        @Lenient var publishedAt: String?

        enum CodingKeys: String, CodingKey {
            case key, site, type, name, official
            case publishedAt = "published_at"
        }
    }

    let results: LossyList<Video>

    /// Official trailers first, then other trailers, then teasers; among equals the newest first.
    var trailers: [Link] {
        let videos = results.elements.filter { $0.rank != nil }.enumerated().sorted { left, right in
            if left.element.rank != right.element.rank {
                return (left.element.rank ?? .max) < (right.element.rank ?? .max)
            }
            let (leftDate, rightDate) = (left.element.publishedAt ?? "", right.element.publishedAt ?? "")
            return leftDate == rightDate ? left.offset < right.offset : leftDate > rightDate
        }
        return videos.compactMap(\.element.link)
    }
}

extension TMDBVideos.Video {
    /// Nil for clips, featurettes and the like.
    fileprivate var rank: Int? {
        switch (type, official) {
        case ("Trailer", true?): 0
        case ("Trailer", _): 1
        case ("Teaser", true?): 2
        case ("Teaser", _): 3
        default: nil
        }
    }

    /// Nil for unknown sites, and for keys that are not safe in an address.
    fileprivate var link: Link? {
        let title = name?.nilIfEmpty ?? site ?? key
        guard key.utf8.allSatisfy(Self.keyCharacters.contains), !key.isEmpty else { return nil }
        switch site {
        case "YouTube": return Link(title: title, url: "https://www.youtube.com/watch?v=\(key)")
        case "Vimeo": return Link(title: title, url: "https://vimeo.com/\(key)")
        default: return nil
        }
    }

    private static let keyCharacters = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
}
