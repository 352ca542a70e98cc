import Testing

@testable import HTTP

struct HTTPResponseTests {
    @Test func findsHeadersInAnyCase() {
        #expect(HTTPResponse.status(200, ("ETag", "W/\"a\"")).headers.eTag?.text == "W/\"a\"")
    }

    @Test(arguments: [
        ("public, max-age=600", 600), ("max-age = 5", 5), ("Max-Age=7, public", 7), ("no-store", nil),
        ("s-maxage=9", nil),
    ])
    func readsHowLongAnAnswerMayBeKept(value: String, seconds: Int?) {
        #expect(HTTPResponse.status(200, ("Cache-Control", value)).headers.maxAge == seconds)
    }

    @Test func readsRetryAfterInSeconds() {
        #expect(HTTPResponse.status(429, ("Retry-After", "7")).retryAfterSeconds == 7)
    }

    @Test(arguments: [
        "86401", "9223372036854775807", "1000000000000000000", "99999999999999999999999999999999",
        "Fri, 31 Dec 9999 23:59:59 GMT",
    ])
    func nobodyIsAskedToWaitForMoreThanADay(value: String) {
        #expect(HTTPResponse.status(429, ("Retry-After", value)).retryAfterSeconds == 86_400)
    }

    @Test func readsRetryAfterAsADateAgainstTheServicesOwnClock() {
        let response = HTTPResponse.status(
            429, ("Retry-After", "Thu, 01 Mar 2096 00:00:05 GMT"), ("Date", "Wed, 29 Feb 2096 23:59:59 GMT"))
        #expect(response.retryAfterSeconds == 6)
    }

    @Test func readsRetryAfterAgainstTheTimeOfArrivalWithoutADate() {
        // 1,000,000,000 s after 1970.
        let response = HTTPResponse.status(429, ("Retry-After", "Sun, 09 Sep 2001 01:46:45 GMT"))
        #expect(response.retryAfterSeconds == 5)
    }

    @Test func aDateThatHasPassedMeansNow() {
        let response = HTTPResponse.status(429, ("Retry-After", "Sun, 06 Nov 1994 08:49:37 GMT"))
        #expect(response.retryAfterSeconds == 0)
    }

    @Test(arguments: [
        "soon", "", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun, 06 Nov 1994 9223372036854775807:49:37 GMT",
        "Sun, 06 Nov 1994 08:99:37 GMT",
    ])
    func anUnreadableRetryAfterIsNone(value: String) {
        #expect(HTTPResponse.status(429, ("Retry-After", value)).retryAfterSeconds == nil)
    }
}
