import Entities
import Testing

struct PageTests {
    @Test func whatWasSentAndCouldNotBeReadWasDropped() {
        #expect(Page(items: [1, 2, 3], sentCount: 20, total: nil, isLast: false).droppedCount == 17)
    }

    @Test func aPageThatWasReadWholeDroppedNothing() {
        #expect(Page(items: [1, 2, 3], sentCount: 3, total: nil, isLast: false).droppedCount == 0)
    }
}
