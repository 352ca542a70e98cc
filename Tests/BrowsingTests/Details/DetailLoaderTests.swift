import Browsing
import Entities
import ScreenTestSupport
import TestSupport
import Testing

@MainActor
struct DetailLoaderTests {
    private let service = AnswerDesk<Int, String> { .success("new \($0)") }
    private let kept = AnswerDesk<Int, Cached<String>?> {
        .success(Cached(value: "old \($0)", age: 60, isFresh: false))
    }
    private let pause = HeldPause()
    private let changes = Counter()

    private func loader(pausing: Bool = false) -> DetailLoader<Int, String> {
        let loader = DetailLoader(
            read: { [service] id async throws(CatalogFailure) in try await service.reply(to: id) },
            readCached: { [kept] in await kept.cachedReply(to: $0) }, pause: pausing ? pause.pause : nil
        )
        loader.didChange = { [changes] in changes.increment() }
        return loader
    }

    /// Waits until the request is held. Held requests ignore cancellation, so that late answers come.
    private func untilWaiting<Answer>(_ desk: AnswerDesk<Int, Answer>, _ id: Int) async {
        await #expect(eventually { desk.waiting.contains(id) })
    }

    @Test func whatWasKeptIsShownUntilTheServiceHasAnswered() async {
        let loader = loader()
        service.hold()
        loader.show(1)
        loader.load()
        await #expect(eventually { @MainActor in loader.detail == "old 1" })
        #expect(loader.age == 60)
        #expect(loader.isLoading)

        service.release()
        await #expect(eventually { @MainActor in loader.detail == "new 1" })
        #expect(loader.isCurrent)
        #expect(loader.staleness == nil)
    }

    @Test func followingACursorAsksForWhatIsNotInMemory() async {
        let loader = loader()
        loader.follow(1) { "known \($0)" }
        #expect(loader.detail == "known 1")
        #expect(!loader.isLoading)

        loader.follow(2) { _ in nil }
        #expect(loader.isLoading)
        await #expect(eventually { @MainActor in loader.detail == "new 2" })
        let count = changes.value
        loader.follow(2) { "known \($0)" }
        #expect(loader.detail == "new 2")
        #expect(changes.value == count)

        loader.follow(nil) { "known \($0)" }
        #expect(loader.id == nil && loader.detail == nil && !loader.isLoading)
        #expect(service.requests == [2])
    }

    @Test func lateAnswersOfAnotherItemAreDropped() async {
        let loader = loader()
        service.hold()
        kept.hold()
        loader.show(1)
        loader.load()
        await untilWaiting(service, 1)
        await untilWaiting(kept, 1)
        loader.show(2, having: "here 2")
        let count = changes.value
        service.release()
        kept.release()
        await letWorkRun()

        #expect(loader.detail == "here 2")
        #expect(changes.value == count)
    }

    @Test func whoComesBackToAnItemIsNotShownTheFirstVisitsAnswer() async {
        let loader = loader()
        kept.hold()
        loader.show(1)
        await untilWaiting(kept, 1)
        loader.show(2, having: "here 2")
        loader.show(1, having: "here 1")
        kept.release()
        await letWorkRun()

        #expect(loader.detail == "here 1")
    }

    @Test func whatWasKeptComesTooLateAfterTheService() async {
        let loader = loader()
        kept.hold()
        loader.show(1)
        loader.load()
        await untilWaiting(kept, 1)
        await #expect(eventually { @MainActor in loader.detail == "new 1" })
        kept.release()
        await letWorkRun()

        #expect(loader.detail == "new 1")
        #expect(loader.isCurrent)
    }

    @Test func whatIsKeptAndFreshNeedsNoPauseAndNoAsking() async {
        let loader = loader(pausing: true)
        kept.answer { .success(Cached(value: "fresh \($0)", age: 1, isFresh: true)) }
        loader.show(1)
        loader.load()
        await #expect(eventually { @MainActor in loader.detail == "fresh 1" })
        #expect(loader.isCurrent)
        #expect(!loader.isLoading)

        pause.end()
        await letWorkRun()
        #expect(service.requests.isEmpty)
    }

    @Test func theServiceIsAskedAfterThePauseAlone() async {
        let loader = loader(pausing: true)
        kept.answer { _ in .success(nil) }
        loader.show(1)
        loader.load()
        await #expect(eventually { pause.waitingCount == 1 })
        #expect(service.requests.isEmpty)

        pause.end()
        await #expect(eventually { @MainActor in loader.detail == "new 1" })
    }

    @Test("Who wants it anew has all anew, or what has failed, once at a time")
    func whoWantsItAnewHasIt() async {
        let loader = loader()
        let forgotten = Counter()
        var isWhole = false
        func loadAgain() { loader.loadAgain(isWhole: { _ in isWhole }, forget: { forgotten.increment() }) }
        loader.show(1, having: "here 1")
        loadAgain()
        #expect(loader.isLoading && forgotten.value == 0)
        await #expect(eventually { @MainActor in loader.detail == "new 1" })

        isWhole = true
        service.fail(.offline)
        loadAgain()
        loadAgain()
        await #expect(eventually { @MainActor in loader.failure == .offline })
        #expect(forgotten.value == 1 && service.requests == [1, 1])
        loadAgain()
        await #expect(eventually { @MainActor in loader.isLoading == false })
        #expect(forgotten.value == 1)
    }

    @Test func aFailureLeavesWhatIsThereAndSaysWhy() async {
        let loader = loader()
        service.fail(.offline)
        loader.show(1, having: "here 1")
        loader.load()
        await #expect(eventually { @MainActor in loader.failure == .offline })
        #expect(loader.staleness == Staleness(age: nil, failure: .offline))
        #expect(loader.detail == "here 1")

        loader.show(2)
        #expect(loader.failure == nil)
    }

    @Test func nothingIsAskedOfNoItem() async {
        let loader = loader()
        loader.show(nil)
        loader.load()
        await letWorkRun()

        #expect(service.requests.isEmpty)
        #expect(kept.requests.isEmpty)
        #expect(!loader.isLoading)
    }

    @Test func nobodyIsToldAnythingOnceItIsGone() async {
        var loader: DetailLoader<Int, String>? = loader()
        weak let released = loader
        service.hold()
        kept.hold()
        loader?.show(1)
        loader?.load()
        await untilWaiting(service, 1)
        await untilWaiting(kept, 1)
        loader = nil
        let count = changes.value
        service.release()
        kept.release()
        await letWorkRun()

        #expect(released == nil)
        #expect(changes.value == count)
    }
}
