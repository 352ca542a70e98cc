import Entities
import HTTP

/// A picture in one of several sizes.
struct LastFMImage: Decodable, Sendable {
    @Required var url: String
    @Lenient var size: String?

    enum CodingKeys: String, CodingKey {
        case size
        case url = "#text"
    }

    /// The grey star that stands for every artist, and for albums without a cover.
    private static let none = "2a96cbd8b46e442fc41c2b86b821562f"

    fileprivate var address: String? {
        url.contains(Self.none) ? nil : HTTPURL.forBrowser(url)
    }
}

extension [LastFMImage] {
    /// Nil where there is none.
    var picture: Picture? {
        func address(_ size: String) -> String? { first { $0.size == size }?.address }
        let (small, large) = (address("large"), address("extralarge"))
        return (small ?? large).map { Picture(source: LastFMSource.id, small: $0, large: large) }
    }
}
