import Entities
import TestSupport
import Testing

@testable import CatalogKit
@testable import Catalogs
@testable import HTTP

struct OpenLibraryServiceTests {
    private let service = OpenLibraryService(limits: OpenLibrarySource.limits(contact: nil))

    @Test(
        arguments: [
            (404, .notFound), (410, .notFound), (403, .refused(status: 403, message: nil)),
            (429, .rateLimited(retryAfterSeconds: nil)), (500, .unavailable(status: 500)),
            (502, .unavailable(status: 502)),
        ] as [(Int, CatalogFailure)])
    func theStatusSaysWhatIsWrong(status: Int, failure: CatalogFailure) {
        for body in ["", "<html><title>internal error</title>", "{}"] {
            #expect(service.failure(in: .json(body, status: status)) == failure)
        }
    }

    @Test(
        arguments: [
            (
                422,
                #"{"detail":[{"type":"value_error","msg":"Value error, Query too short, must be at least 3 characters"}]}"#,
                "Query too short, must be at least 3 characters"
            ),
            (422, #"{"error":"Invalid date"}"#, "Invalid date"), (200, #"{"error":"Invalid date"}"#, "Invalid date"),
            (400, #"{"status":400,"message":"Please e-mail us."}"#, "Please e-mail us."),
            (400, #"{"detail":"no list"}"#, nil),
        ] as [(Int, String, String?)])
    func aRefusalIsInTheServicesWords(status: Int, body: String, message: String?) {
        #expect(service.failure(in: .json(body, status: status)) == .refused(status: status, message: message))
    }

    @Test func whatIsNotThereMayBeSaidWithSuccess() {
        #expect(service.failure(in: .json(#"{"error":"notfound","key":"/works/OL1W"}"#)) == .notFound)
        #expect(service.failure(in: OpenLibrarySamples.dune) == nil)
    }

    @Test(
        arguments: [
            (nil, 1), ("", 1), ("Ada", 1), ("ada@example.org", 3), ("https://example.org/ada", 3),
        ] as [(String?, Int)])
    func whoCanBeReachedMayAskMore(contact: String?, requestsPerSecond: Int) {
        #expect(OpenLibrarySource.limits(contact: contact).requestsPerSecond == requestsPerSecond)
    }

    @Test func answersAreKeptAsLongAsTheyAreGood() {
        let headers = HTTPHeaders([("Cache-Control", "no-cache")])
        #expect(CachePolicy.openLibraryTrending.lifetime(by: headers) == .seconds(3_600))
        #expect(CachePolicy.openLibrarySearch.lifetime(by: headers) == .days(1))
        #expect(CachePolicy.openLibraryWork.lifetime(by: headers) == .days(7))
    }
}
