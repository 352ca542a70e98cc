import CCurl
import Entities
import Glibc
import Testing

@testable import HTTP

/// Failures that no server on the loopback interface can cause.
struct CurlFailureTests {
    @Test(
        arguments: [
            (CURLE_COULDNT_CONNECT, ENETUNREACH, .offline), (CURLE_COULDNT_CONNECT, EHOSTUNREACH, .offline),
            (CURLE_COULDNT_CONNECT, ETIMEDOUT, .timedOut(host: "a.test")),
            (CURLE_COULDNT_CONNECT, ECONNREFUSED, .connectionRefused(host: "a.test")),
            (CURLE_SSL_CONNECT_ERROR, 0, .untrusted(host: "a.test")),
            (CURLE_SSL_CONNECT_ERROR, ECONNRESET, .connectionLost(host: "a.test")),
            (CURLE_PEER_FAILED_VERIFICATION, 0, .untrusted(host: "a.test")),
            (CURLE_HTTP2_STREAM, 0, .connectionLost(host: "a.test")),
            (CURLE_GOT_NOTHING, 0, .connectionLost(host: "a.test")),
            (CURLE_SEND_ERROR, EPIPE, .connectionLost(host: "a.test")),
            (CURLE_BAD_CONTENT_ENCODING, 0, .unreadable(status: 200)),
            (CURLE_UNSUPPORTED_PROTOCOL, 0, .unreadable(status: 200)),
        ] as [(CURLcode, Int32, CatalogFailure)])
    func hasAName(result: CURLcode, errorNumber: Int32, expected: CatalogFailure) {
        let failure = CurlFailure(
            result: result, errorNumber: errorNumber, status: 200, host: "a.test", hasNetwork: true)
        #expect(failure.catalogFailure == expected)
    }

    @Test(arguments: [(true, CatalogFailure.hostNotFound(host: "a.test")), (false, .offline)])
    func aNameIsOnlyWrongWhereThereIsANetworkToAsk(hasNetwork: Bool, expected: CatalogFailure) {
        let failure = CurlFailure(
            result: CURLE_COULDNT_RESOLVE_HOST, errorNumber: 0, status: 0, host: "a.test", hasNetwork: hasNetwork)
        #expect(failure.catalogFailure == expected)
    }
}
