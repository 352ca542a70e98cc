import Entities
import TestSupport
import Testing

@testable import Catalogs

struct LastFMServiceTests {
    @Test(
        arguments: [
            (200, 6, .notFound), (404, 6, .notFound), (400, 6, .notFound), (403, 10, .keyRejected(.lastFM)),
            (200, 10, .keyRejected(.lastFM)), (403, 26, .keySuspended(.lastFM)), (500, 8, .unavailable(status: 500)),
            (200, 11, .unavailable(status: 200)), (503, 16, .unavailable(status: 503)),
            (200, 29, .rateLimited(retryAfterSeconds: nil)), (403, 4, .refused(status: 403, message: "Why")),
            (200, 17, .refused(status: 200, message: "Why")),
        ] as [(Int, Int, CatalogFailure)])
    func theBodysCodeCountsBeforeTheStatus(status: Int, code: Int, failure: CatalogFailure) {
        for code in ["\(code)", "\"\(code)\""] {
            let body = #"{"message":"Why","error":\#(code),"links":[]}"#
            #expect(LastFMService().failure(in: .json(body, status: status)) == failure)
        }
    }

    @Test(
        arguments: [
            (502, .unavailable(status: 502)), (429, .rateLimited(retryAfterSeconds: nil)), (404, .notFound),
            (403, .refused(status: 403, message: nil)),
        ] as [(Int, CatalogFailure)])
    func theStatusCountsWhereTheBodyIsNotLastFMs(status: Int, failure: CatalogFailure) {
        #expect(LastFMService().failure(in: .json("<html>", status: status)) == failure)
    }

    @Test func findsNothingWrongWithAnAnswer() {
        #expect(LastFMService().failure(in: .json(#"{"artists":{}}"#)) == nil)
    }

    @Test(arguments: [8, 11, 16, 29])
    func aPassingFailureIsTriedAgain(code: Int) async throws {
        let transport = TransportSpy(
            .success(.json(#"{"error":\#(code),"message":"later"}"#)), .success(.json(#"{"artists":{"artist":[]}}"#)))
        _ = try await LastFMCatalog.sample(transport).page(1, of: ArtistQuery())
        #expect(transport.requests.count == 2)
    }
}
