import Entities
import HTTP

/// Recognises PokéAPI's errors: a status, and a line of plain text that says the same.
struct PokeAPIService: HTTPService {
    let source = PokeAPISource.id
    let limits = PokeAPISource.limits

    func failure(in response: HTTPResponse) -> CatalogFailure? {
        if response.isSuccess { return nil }
        return switch response.status {
        case 404: .notFound
        case 429: .rateLimited(retryAfterSeconds: response.retryAfterSeconds)
        case 500...: .unavailable(status: response.status)
        default: .refused(status: response.status, message: nil)
        }
    }
}
