import Testing

@testable import CatalogKit

struct StoredTimeTests {
    @Test(arguments: [0, 1, -1, 1_799_999_000_123, Int64.max, .min])
    func aTimeComesBackAsItWasStored(milliseconds: Int64) {
        #expect(Duration.milliseconds(milliseconds).inMilliseconds == milliseconds)
    }

    @Test func whatIsLaterOrEarlierThanCanBeStoredIsTheLastOrFirstTimeThatCan() {
        #expect((Duration.milliseconds(Int64.max) + .seconds(1)).inMilliseconds == .max)
        #expect((Duration.milliseconds(Int64.min) - .seconds(1)).inMilliseconds == .min)
    }
}
