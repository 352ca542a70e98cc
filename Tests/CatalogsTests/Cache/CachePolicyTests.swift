import Testing

@testable import CatalogKit
@testable import Catalogs
@testable import HTTP

struct CachePolicyTests {
    @Test func aListIsFreshForSixHoursWhereTheServiceDoesNotSay() {
        #expect(CachePolicy.list.lifetime(by: HTTPHeaders()) == .hours(6))
    }

    @Test(arguments: [
        ("public, max-age=600", 600), ("max-age=28800", 21_600), ("Max-Age = 0", 0), ("max-age=-5", 0),
        ("max-age=-9223372036854775808", 0),
    ])
    func aListIsFreshForAsLongAsTheServiceSaysButSixHoursAtMost(control: String, seconds: Int) {
        let headers = HTTPHeaders([(name: "Cache-Control", value: control)])
        #expect(CachePolicy.list.lifetime(by: headers) == .seconds(seconds))
    }

    @Test func timeSpentInCachesOnTheWayCounts() {
        let headers = HTTPHeaders([(name: "Cache-Control", value: "max-age=600"), (name: "Age", value: "200")])
        #expect(CachePolicy.list.lifetime(by: headers) == .seconds(400))
    }

    @Test func aDetailIsFreshForADay() {
        let headers = HTTPHeaders([(name: "Cache-Control", value: "max-age=600")])
        #expect(CachePolicy.detail.lifetime(by: headers) == .days(1))
    }

    @Test func cinemetasListsAreFreshForSixHoursAndItsDetailsForTwelve() {
        let headers = HTTPHeaders([(name: "Cache-Control", value: "public, max-age=10800")])
        #expect(CachePolicy.cinemetaList.lifetime(by: headers) == .hours(6))
        #expect(CachePolicy.cinemetaDetail.lifetime(by: headers) == .hours(12))
    }

    @Test func deezersAnswersAreFreshForADayWhateverTheHeadersSay() {
        let headers = HTTPHeaders([(name: "Cache-Control", value: "max-age=600")])
        #expect(CachePolicy.deezer.lifetime(by: headers) == .days(1))
    }

    @Test func lastFMsAnswersAreFreshForAWeek() {
        #expect(CachePolicy.lastFM.lifetime(by: HTTPHeaders()) == .days(7))
    }
}
