import Entities
import HTTP

/// Recognises Deezer's errors: `{"error":{"type":"DataException","message":"no data","code":800}}`, with status 200.
struct DeezerService: HTTPService {
    let source = DeezerSource.id
    let limits = DeezerSource.limits

    private struct Refusal: Decodable {
        struct Reason: LenientlyDecodable {
            @Lenient var code: Int?
            @Lenient var message: String?
        }

        @Required var error: Reason
    }

    /// Errors are shorter, and a long page should not be decoded twice.
    private static let mostBytesOfRefusal = 2_000

    func failure(in response: HTTPResponse) -> CatalogFailure? {
        let isShort = response.body.count <= Self.mostBytesOfRefusal
        let reason = isShort ? JSONBody.read(response.body, as: Refusal.self)?.error : nil
        let message = reason?.message?.nilIfEmpty
        switch reason?.code {
        case 4: return .rateLimited(retryAfterSeconds: response.retryAfterSeconds)
        case 700: return .unavailable(status: response.status)
        case 800: return .notFound
        case 500, 501, 600: return .refused(status: response.status, message: message)
        default: break
        }
        guard reason != nil || !response.isSuccess else { return nil }
        return response.failure(saying: message)
    }
}
