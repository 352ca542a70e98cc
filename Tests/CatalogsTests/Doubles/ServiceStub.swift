import Entities
import TestSupport

@testable import HTTP

/// A service whose errors are only in the status.
struct ServiceStub: HTTPService {
    var source = SourceID.tmdb
    var limits = SourceLimits()

    func failure(in response: HTTPResponse) -> CatalogFailure? {
        switch response.status {
        case 200...299: nil
        case 429: .rateLimited(retryAfterSeconds: response.retryAfterSeconds)
        case 500...: .unavailable(status: response.status)
        default: .refused(status: response.status, message: String(decoding: response.body, as: UTF8.self))
        }
    }
}
