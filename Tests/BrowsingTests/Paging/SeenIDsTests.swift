import TestSupport
import Testing

@testable import Browsing

struct SeenIDsTests {
    @Test func knowsWhatWasClaimedUntilItIsReleased() {
        var seen = SeenIDs<Int>()
        let claim = seen.claim([1, 2])
        #expect(seen.contains(1) && seen.contains(2) && !seen.contains(3))
        seen.release(claim)
        #expect(!seen.contains(1) && !seen.contains(2))
    }

    @Test func whatAnotherClaimTookOverIsNotReleased() {
        var seen = SeenIDs<Int>()
        let first = seen.claim([1, 2])
        _ = seen.claim([2, 3])
        seen.release(first)
        #expect(!seen.contains(1) && seen.contains(2) && seen.contains(3))
    }

    @Test("Among many that come and go, it knows those that are there", arguments: 1...5 as ClosedRange<UInt64>)
    func knowsThoseThatAreThere(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var seen = SeenIDs<Int>()
        var claims: [(ids: [Int], claim: SeenIDs<Int>.Claim)] = []
        for start in 0..<2_000 {
            if claims.count > 50 || start % 3 == 2, let index = claims.indices.randomElement(using: &generator) {
                seen.release(claims.remove(at: index).claim)
            } else {
                let ids = (0..<Int.random(in: 0...20, using: &generator)).map { start * 100 + $0 }
                claims.append((ids, seen.claim(ids)))
            }
        }
        let there = Set(claims.flatMap(\.ids))
        #expect((0..<200_000).allSatisfy { seen.contains($0) == there.contains($0) })
    }
}
