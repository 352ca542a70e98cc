import Testing

@testable import Entities

struct PageWalkTests {
    private func page(_ items: [Int], isLast: Bool = false, isFollowed: Bool = false) -> Page<Int> {
        Page(items: items, sentCount: items.count, total: nil, isLast: isLast, isFollowed: isFollowed)
    }

    /// - Returns: what was taken, and how many pages were read.
    private func read(most: Int = 10_000, _ page: (Int) -> Page<Int>) -> (items: [Int], pages: Int) {
        var (walk, items, number) = (PageWalk<Int>(), [Int](), 0)
        while !walk.isOver, number < most {
            number += 1
            items += walk.take(page(number), by: \.self)
        }
        return (items, number)
    }

    @Test func whatShiftsToTheNextPageIsTakenOnce() {
        let pages = [page([1, 2, 3]), page([3, 4, 5]), page([5, 6], isLast: true)]
        #expect(read { pages[$0 - 1] }.items == [1, 2, 3, 4, 5, 6])
    }

    @Test func anEmptyPageEndsIt() {
        #expect(read { $0 < 3 ? page([$0]) : page([]) } == ([1, 2], 3))
    }

    @Test func whatRepeatsItselfEndsIt() {
        #expect(read { _ in page([1, 2]) } == ([1, 2], 2))
    }

    @Test func anEmptyPageThatIsFollowedDoesNot() {
        let pages = [page([1]), page([], isFollowed: true), page([2], isLast: true)]
        #expect(read { pages[$0 - 1] }.items == [1, 2])
    }

    @Test(arguments: [[], [1]])
    func whoAlwaysNamesANextPageIsNotAskedForEver(items: [Int]) {
        #expect(read { _ in page(items, isFollowed: true) }.pages <= PageWalk<Int>.mostBarrenPages + 1)
    }

    @Test func norIsWhoAlwaysHasSomethingNew() {
        #expect(read { page([$0], isFollowed: true) }.pages == PageWalk<Int>.mostPages)
    }
}
