import Entities
import TestSupport
import Testing

@testable import Browsing

@MainActor
struct StalePagesTests {
    private let service = AnswerDesk<Int, Page<Row>> { .success(.rows([$0])) }
    private let read = Counter()
    private let changes = Counter()

    private func makePages() -> StalePages<Row> {
        StalePages(source: PageSource(read: service.reply)) { [read] _, _ in
            read.increment()
        } didChange: { [changes] in
            changes.increment()
        }
    }

    private func kept(age: Int, isFresh: Bool = false) -> Cached<Page<Row>> {
        Cached(value: .rows([1]), age: age, isFresh: isFresh)
    }

    @Test func asksForOneAfterTheOtherInTheOrderInWhichTheyCame() async {
        let pages = makePages()
        pages.add(kept(age: 60), 2)
        pages.add(kept(age: 3_600), 1)
        #expect(pages.staleness == Staleness(age: 3_600, failure: nil))
        pages.ask()
        #expect(pages.isAsking)
        await #expect(eventually { @MainActor in !pages.isAsking })
        #expect(service.requests == [2, 1])
        #expect(read.value == 2)
        #expect(changes.value == 2)
        #expect(pages.isEmpty)
        #expect(pages.staleness == nil)
    }

    @Test func whatIsFreshIsNotStale() {
        let pages = makePages()
        pages.add(kept(age: 60, isFresh: true), 1)
        #expect(pages.isEmpty)
        #expect(pages.staleness == nil)
    }

    @Test func theFirstFailureIsTheLastQuestionUntilItIsAskedAgain() async {
        service.fail(.offline)
        let pages = makePages()
        for number in 1...3 { pages.add(kept(age: 60), number) }
        pages.ask()
        await #expect(eventually { @MainActor in !pages.isAsking })
        #expect(service.requests == [1])
        #expect(pages.staleness == Staleness(age: 60, failure: .offline))

        pages.ask()
        #expect(!pages.isAsking)
        service.answer { .success(.rows([$0])) }
        pages.askAgain()
        await #expect(eventually { @MainActor in pages.isEmpty && !pages.isAsking })
        #expect(service.requests == [1, 1, 2, 3])
        #expect(pages.staleness == nil)
    }

    @Test func whatIsShownNoMoreIsNotAskedFor() async {
        let pages = makePages()
        for number in 1...2 { pages.add(kept(age: 60), number) }
        pages.remove([1])
        pages.ask()
        await #expect(eventually { @MainActor in !pages.isAsking })
        #expect(service.requests == [2])
    }

    @Test func anAnswerThatComesAfterAllIsGoneIsNobodys() async {
        service.hold()
        let pages = makePages()
        pages.add(kept(age: 60), 1)
        pages.ask()
        await #expect(eventually { service.waiting == [1] })
        pages.removeAll()
        service.release()
        #expect(pages.staleness == nil)
        pages.add(kept(age: 60), 2)
        pages.ask()
        await #expect(eventually { @MainActor in pages.isEmpty && !pages.isAsking })
        #expect(read.value == 1)
    }
}
