import TestSupport
import Testing

@testable import Sync

struct FractionalPositionTests {
    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `A place is between its neighbours, however often something is put there`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var list: [FractionalPosition] = []
        for _ in 0..<300 {
            let place =
                Bool.random(using: &generator) ? Int.random(in: 0...list.count, using: &generator) : list.count / 2
            let before = place > 0 ? list[place - 1] : nil
            let after = place < list.count ? list[place] : nil
            let position = FractionalPosition.between(before, after, salt: generator.next())
            if let before { #expect(before < position) }
            if let after { #expect(position < after) }
            list.insert(position, at: place)
        }
    }

    @Test func `A list that is only added to has short positions`() {
        var last: FractionalPosition?
        for number in 0..<1_000 { last = .between(last, nil, salt: UInt64(number)) }
        #expect((last?.text.utf8.count ?? 0) < 200)
    }

    @Test func `Two machines that put something into one place have two positions`() {
        #expect(FractionalPosition.between(nil, nil, salt: 1) != .between(nil, nil, salt: 2))
    }

    @Test func `Between neighbours that are not in order there is a place too`() {
        let (low, high) = (FractionalPosition(text: "a"), FractionalPosition(text: "b"))
        #expect(FractionalPosition.between(high, low, salt: 0) > high)
        #expect(FractionalPosition.between(low, low, salt: 0) > low)
    }
}
