import Entities
import HTTP

/// Recognises TMDB's errors: `{"status_code":34,"status_message":"…"}`, `{"errors":["…"]}`, or its gateway's HTML.
struct TMDBService: HTTPService {
    let source = TMDBSource.id
    let limits = TMDBSource.limits

    private struct Refusal: Decodable {
        @Lenient var success: Bool?
        @Lenient var statusCode: Int?
        @Lenient var statusMessage: String?
        @Lenient var errors: LossyList<String>?

        enum CodingKeys: String, CodingKey {
            case success, errors
            case statusCode = "status_code"
            case statusMessage = "status_message"
        }

        var message: String? { statusMessage ?? errors?.elements.joined(separator: "; ").nilIfEmpty }
    }

    func failure(in response: HTTPResponse) -> CatalogFailure? {
        // A successful long answer is not an error, and would take long to decode twice.
        if response.isSuccess, response.body.count > 1_000 { return nil }
        let refusal = JSONBody.read(response.body, as: Refusal.self)
        // A success may have a code too.
        if response.isSuccess, refusal?.success ?? (refusal?.statusCode == nil) { return nil }
        if let failure = failure(code: refusal?.statusCode) { return failure }
        return response.status == 401 ? .keyRejected(TMDBSource.id) : response.failure(saying: refusal?.message)
    }

    private func failure(code: Int?) -> CatalogFailure? {
        switch code {
        case 3, 7, 14, 35, 36: .keyRejected(TMDBSource.id)
        case 10: .keySuspended(TMDBSource.id)
        case 6, 34: .notFound
        default: nil
        }
    }
}
