import Entities
import TestSupport
import Testing

struct FractionalPositionTests {
    @Test func `Between any two there is another one`() throws {
        var order: [FractionalPosition] = []
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<2_000 {
            let row = Int.random(in: 0...order.count, using: &generator)
            let (left, right) = (row > 0 ? order[row - 1] : nil, row < order.count ? order[row] : nil)
            let position = FractionalPosition.between(left, right)
            if let left { try #require(left < position) }
            if let right { try #require(position < right) }
            #expect(FractionalPosition(text: position.text) == position)
            order.insert(position, at: row)
        }
    }

    @Test func `In one gap there is always room`() throws {
        var (left, right) = (FractionalPosition.between(nil, nil), FractionalPosition.between(nil, nil))
        right = .between(left, nil)
        for step in 0..<500 {
            let position = FractionalPosition.between(left, right)
            try #require(left < position && position < right)
            if step.isMultiple(of: 3) { right = position } else { left = position }
        }
    }

    @Test func `At the ends positions stay short`() {
        var (first, last) = (FractionalPosition.between(nil, nil), FractionalPosition.between(nil, nil))
        for _ in 0..<10_000 {
            let (before, after) = (FractionalPosition.between(nil, first), FractionalPosition.between(last, nil))
            #expect(before < first && last < after)
            (first, last) = (before, after)
        }
        #expect(first.text.utf8.count <= 4 && last.text.utf8.count <= 4)
    }

    @Test(arguments: [0, 1, 2, 250, 20_000]) func `What is put in order at once is far apart`(count: Int) {
        let positions = FractionalPosition.spread(count)
        #expect(positions.count == count && positions == positions.sorted() && Set(positions).count == count)
        #expect(positions.allSatisfy { $0.text.utf8.count <= 4 })
    }

    /// Two machines may have put something at the same place.
    @Test func `Behind the same position comes the end`() {
        let position = FractionalPosition.between(nil, nil)
        #expect(position < .between(position, position))
    }

    @Test(arguments: ["", "0", "A0", "a-b", "ä", "A B"]) func `What is no position is none`(text: String) {
        #expect(FractionalPosition(text: text) == nil)
    }

    @Test func `A thing that moves changes its own place alone`() throws {
        let positions = FractionalPosition.spread(4)
        var things = zip(["A", "B", "C", "D"], positions).enumerated().map { number, thing in
            ListedThing(LibrarySummary(subject: .movie(MovieID(number)), title: thing.0), at: thing.1)
        }
        func move(_ title: String, to row: Int) throws -> String {
            let index = try #require(things.firstIndex { $0.summary.title == title })
            things[index].position = things.position(of: things[index].id, movedTo: row)
            things.sort(by: ListedThing.isBefore)
            return things.map(\.summary.title).joined()
        }
        #expect(try move("D", to: 0) == "DABC")
        #expect(try move("D", to: 2) == "ABDC")
        #expect(try move("A", to: 9) == "BDCA")
        #expect(try move("C", to: -1) == "CBDA")
        #expect(try move("C", to: 0) == "CBDA")
    }
}
