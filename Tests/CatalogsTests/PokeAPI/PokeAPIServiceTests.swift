import Entities
import TestSupport
import Testing

@testable import CatalogKit
@testable import Catalogs
@testable import HTTP

struct PokeAPIServiceTests {
    @Test(
        arguments: [
            (404, .notFound), (400, .refused(status: 400, message: nil)), (401, .refused(status: 401, message: nil)),
            (429, .rateLimited(retryAfterSeconds: nil)), (504, .unavailable(status: 504)),
        ] as [(Int, CatalogFailure)])
    func theStatusSaysWhatIsWrong(status: Int, failure: CatalogFailure) {
        for body in ["Not Found", "", "<html>", "{}"] {
            #expect(PokeAPIService().failure(in: .json(body, status: status)) == failure)
        }
    }

    @Test func howLongToWaitIsTakenFromTheHeader() {
        let response = HTTPResponse.json("", status: 429, headers: [("Retry-After", "3")])
        #expect(PokeAPIService().failure(in: response) == .rateLimited(retryAfterSeconds: 3))
    }

    @Test func findsNothingWrongWithAnAnswer() {
        #expect(PokeAPIService().failure(in: .json("Not Found")) == nil)
    }

    @Test func isAskedSeldom() {
        #expect(PokeAPIService().limits.requestsPerSecond == 5)
        #expect(
            CachePolicy.pokeAPI.lifetime(by: HTTPHeaders([("Cache-Control", "public, max-age=86400")])) == .days(30))
    }
}
