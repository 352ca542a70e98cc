import CatalogKit
package import Entities
import HTTP
import Services

/// The answer of `/configuration`.
struct TMDBConfiguration: Decodable, Sendable {
    struct Images: LenientlyDecodable, Sendable {
        @Required var address: String

        enum CodingKeys: String, CodingKey {
            case address = "secure_base_url"
        }
    }

    @Required var images: Images
}

extension TMDBCatalog: PictureCatalog {
    package func pictureAddress() async throws(CatalogFailure) -> String {
        let request = HTTPRequest(baseURL, path: "/configuration", query: [], credential: credential)
        let question = CatalogQuestion<String>(requests: [request], policy: .configuration) {
            JSONBody.read($0, as: TMDBConfiguration.self)?.images.address.nilIfEmpty
        }
        return try await answers.value(of: question, in: pictureAddresses, as: source)
    }
}
