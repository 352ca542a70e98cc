import Entities
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

struct TMDBServiceTests {
    @Test(
        arguments: [
            (401, #"{"status_code":7,"status_message":"Invalid API key","success":false}"#, .keyRejected(.tmdb)),
            (401, "<html>", .keyRejected(.tmdb)),
            (401, #"{"status_code":10,"status_message":"Suspended API key"}"#, .keySuspended(.tmdb)),
            (404, #"{"success":false,"status_code":34,"status_message":"Not found"}"#, .notFound),
            (404, "", .notFound),
            (
                422, #"{"errors":["query must be provided","page must be less"]}"#,
                .refused(status: 422, message: "query must be provided; page must be less")
            ),
            (
                400, #"{"status_code":22,"status_message":"Invalid page"}"#,
                .refused(status: 400, message: "Invalid page")
            ),
            (403, "<html>Request blocked</html>", .refused(status: 403, message: nil)),
            (429, #"{"status_code":25,"status_message":"Over the limit"}"#, .rateLimited(retryAfterSeconds: nil)),
            (502, "<html>Bad gateway</html>", .unavailable(status: 502)),
            (503, #"{"status_code":9,"status_message":"Offline"}"#, .unavailable(status: 503)),
            (200, #"{"success":false,"status_code":7,"status_message":"Invalid API key"}"#, .keyRejected(.tmdb)),
            (200, #"{"success":false,"status_message":"No"}"#, .refused(status: 200, message: "No")),
        ] as [(Int, String, CatalogFailure)])
    func tellsWhyNot(status: Int, body: String, failure: CatalogFailure) {
        #expect(TMDBService().failure(in: .json(body, status: status)) == failure)
    }

    @Test func tellsForHowLongToLeaveItAlone() {
        let response = HTTPResponse.json("", status: 429, headers: [("Retry-After", "30")])
        #expect(TMDBService().failure(in: response) == .rateLimited(retryAfterSeconds: 30))
    }

    @Test(arguments: ["", "<html>", #"{"results":[]}"#, #"{"id":1,"status":"Released"}"#])
    func findsNothingWrongWithOtherAnswers(body: String) {
        #expect(TMDBService().failure(in: .json(body)) == nil)
    }
}
