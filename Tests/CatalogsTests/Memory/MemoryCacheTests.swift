import TestSupport
import Testing

@testable import CatalogKit

struct MemoryCacheTests {
    private let time = TimeSpy()

    @Test func answersUntilTheTimeIsUp() {
        let cache = MemoryCache<Int, String>(limit: 8, time: time)
        cache.store("a", for: 1, lifetime: .seconds(5))
        time.advance(by: .seconds(4))
        #expect(cache[1] == "a")
        time.advance(by: .seconds(1))
        #expect(cache[1] == nil)
    }

    @Test func keepsWithoutALifetimeAsLongAsThereIsRoom() {
        let cache = MemoryCache<Int, String>(limit: 8, time: time)
        cache.store("a", for: 1, lifetime: nil)
        time.advance(by: .seconds(1_000_000))
        #expect(cache[1] == "a")
    }

    @Test func dropsWhatWasUsedLongestAgo() {
        let cache = MemoryCache<Int, Int>(limit: 3, time: time)
        for key in 1...3 { cache.store(key, for: key, lifetime: nil) }
        _ = cache[1]
        cache.store(4, for: 4, lifetime: nil)
        #expect((1...4).map { cache[$0] } == [1, nil, 3, 4])
    }

    @Test func neverHoldsMoreThanItsLimit() {
        let cache = MemoryCache<Int, Int>(limit: 16, time: time)
        for key in 1...100 { cache.store(key, for: key, lifetime: nil) }
        #expect((1...100).count { cache[$0] != nil } <= 16)
        #expect(cache[100] == 100)
    }

    @Test func aNewAnswerReplacesTheOld() {
        let cache = MemoryCache<Int, String>(limit: 8, time: time)
        cache.store("a", for: 1, lifetime: .seconds(1))
        cache.store("b", for: 1, lifetime: .seconds(9))
        time.advance(by: .seconds(5))
        #expect(cache[1] == "b")
    }
}
