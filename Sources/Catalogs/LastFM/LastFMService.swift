import Entities
import HTTP

/// Recognises Last.fm's errors: `{"error":6,"message":"…"}`, often with status 200.
struct LastFMService: HTTPService {
    let source = LastFMSource.id
    let limits = LastFMSource.limits

    private struct Refusal: Decodable {
        @Required var error: Int
        @Lenient var message: String?
    }

    func failure(in response: HTTPResponse) -> CatalogFailure? {
        // An error is short, and a long page of artists should not be decoded twice.
        let refusal = response.body.count > 2_000 ? nil : JSONBody.read(response.body, as: Refusal.self)
        guard let refusal else { return response.isSuccess ? nil : response.failure(saying: nil) }
        switch refusal.error {
        case 6: return .notFound
        case 8, 11, 16: return .unavailable(status: response.status)
        case 10: return .keyRejected(LastFMSource.id)
        case 26: return .keySuspended(LastFMSource.id)
        case 29: return .rateLimited(retryAfterSeconds: response.retryAfterSeconds)
        default: return response.failure(saying: refusal.message?.nilIfEmpty)
        }
    }
}
