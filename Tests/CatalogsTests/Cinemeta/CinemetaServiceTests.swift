import Entities
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

struct CinemetaServiceTests {
    @Test(
        arguments: [
            (404, #"{"err":"not found"}"#, .notFound), (404, "<html>", .notFound),
            (403, #"{"err":"blocked"}"#, .refused(status: 403, message: "blocked")),
            (403, "<html>Request blocked</html>", .refused(status: 403, message: nil)),
            (401, #"{"err":""}"#, .refused(status: 401, message: nil)),
            (429, #"{"err":"too many"}"#, .rateLimited(retryAfterSeconds: nil)),
            (500, #"{"err":"handler error"}"#, .unavailable(status: 500)),
            (502, "<html>Bad gateway</html>", .unavailable(status: 502)), (200, "{}", .notFound),
            (200, #"{"meta":{}}"#, .notFound), (500, "{}", .unavailable(status: 500)),
        ] as [(Int, String, CatalogFailure)])
    func tellsWhyNot(status: Int, body: String, failure: CatalogFailure) {
        #expect(CinemetaService().failure(in: .json(body, status: status)) == failure)
    }

    @Test func tellsForHowLongToLeaveItAlone() {
        let response = HTTPResponse.json("", status: 429, headers: [("Retry-After", "30")])
        #expect(CinemetaService().failure(in: response) == .rateLimited(retryAfterSeconds: 30))
    }

    @Test(arguments: [
        "", "<html>", "[]", "null", #"{"metas":[]}"#, #"{"metas":{}}"#, #"{"meta":{"id":"tt1"}}"#, #"{"meta":[]}"#,
    ])
    func findsNothingWrongWithOtherAnswers(body: String) {
        #expect(CinemetaService().failure(in: .json(body)) == nil)
    }
}
