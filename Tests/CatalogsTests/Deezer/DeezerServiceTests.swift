import Entities
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

struct DeezerServiceTests {
    @Test(
        arguments: [
            (200, 4, .rateLimited(retryAfterSeconds: nil)), (200, 700, .unavailable(status: 200)),
            (200, 800, .notFound), (404, 800, .notFound), (200, 500, .refused(status: 200, message: "Why")),
            (200, 501, .refused(status: 200, message: "Why")), (200, 600, .refused(status: 200, message: "Why")),
            (503, 500, .refused(status: 503, message: "Why")), (200, 300, .refused(status: 200, message: "Why")),
            (403, 200, .refused(status: 403, message: "Why")), (503, 1, .unavailable(status: 503)),
            (429, 1, .rateLimited(retryAfterSeconds: nil)),
        ] as [(Int, Int, CatalogFailure)])
    func theBodysCodeCountsBeforeTheStatus(status: Int, code: Int, failure: CatalogFailure) {
        for code in ["\(code)", "\"\(code)\""] {
            let error = #""error":{"type":"Exception","message":"Why","code":\#(code)}"#
            for body in ["{\(error)}", #"{"data":[],\#(error)}"#, #"{\#(error),"data":[{"id":1,"name":"A"}]}"#] {
                #expect(DeezerService().failure(in: .json(body, status: status)) == failure)
            }
        }
    }

    @Test func anErrorWithoutACodeIsOneToo() {
        let failure = DeezerService().failure(in: .json(#"{"error":{"message":""}}"#))
        #expect(failure == .refused(status: 200, message: nil))
    }

    @Test(
        arguments: [
            (502, .unavailable(status: 502)), (429, .rateLimited(retryAfterSeconds: nil)), (404, .notFound),
            (403, .refused(status: 403, message: nil)),
        ] as [(Int, CatalogFailure)])
    func theStatusCountsWhereTheBodyIsNotDeezers(status: Int, failure: CatalogFailure) {
        #expect(DeezerService().failure(in: .json("<html>", status: status)) == failure)
    }

    @Test func howLongToWaitIsTakenFromTheHeader() {
        let response = HTTPResponse.json(#"{"error":{"code":4}}"#, headers: [("Retry-After", "3")])
        #expect(DeezerService().failure(in: response) == .rateLimited(retryAfterSeconds: 3))
    }

    @Test(arguments: [#"{"data":[]}"#, #"{"id":1,"title":"error"}"#, #"{"data":[],"error":null}"#])
    func findsNothingWrongWithAnAnswer(body: String) {
        #expect(DeezerService().failure(in: .json(body)) == nil)
    }

    @Test(arguments: [4, 700])
    func aPassingFailureIsTriedAgainLater(code: Int) async throws {
        let time = TimeSpy()
        let transport = TransportSpy(
            .success(.json(#"{"error":{"type":"Exception","message":"later","code":\#(code)}}"#)),
            .success(.chart(1...2)))
        _ = try await DeezerCatalog.sample(transport, time: time).page(1, of: ArtistQuery())
        #expect(transport.requests.count == 2)
        #expect(time.sleeps.contains { $0 >= .milliseconds(500) })
    }

    /// 50 requests in 5 seconds are allowed.
    @Test func halfOfTheQuotaIsUsed() {
        #expect(DeezerService().limits.requestsPerSecond == 5)
    }
}
