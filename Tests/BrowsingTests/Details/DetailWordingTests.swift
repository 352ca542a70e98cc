import Entities
import Presentation
import TestSupport
import Testing

@testable import Browsing

@MainActor
struct DetailWordingTests {
    private let wording = Wording.for(localeIdentifier: "en_US")
    private let service = AnswerDesk<Int, String> { .success("new \($0)") }
    private let cache = AnswerDesk<Int, Cached<String>?> { _ in .success(nil) }

    private func loader() -> DetailLoader<Int, String> {
        DetailLoader(
            read: { [service] id async throws(CatalogFailure) in try await service.reply(to: id) },
            readCached: { [cache] in await cache.cachedReply(to: $0) })
    }

    @Test func whatIsNotHereIsBeingLoaded() async {
        let loader = loader()
        loader.show(1)
        #expect(wording.message(aboutLoading: loader) == Message("Loading…"))
        loader.load()
        await #expect(eventually { @MainActor in loader.isCurrent })
        #expect(wording.message(aboutLoading: loader) == nil)
    }

    @Test func whatIsOldSaysHowOld() async {
        cache.answer { .success(Cached(value: "old \($0)", age: 7_200, isFresh: false)) }
        service.fail(.offline)
        let loader = loader()
        loader.show(1)
        await #expect(eventually { @MainActor in loader.age != nil })
        #expect(wording.message(aboutLoading: loader)?.what == "from 2 h ago")
        loader.load()
        await #expect(eventually { @MainActor in loader.failure != nil })
        #expect(wording.message(aboutLoading: loader)?.what == "offline, from 2 h ago")
        #expect(wording.message(aboutLoading: loader)?.remedy == wording.message(.offline).remedy)
    }

    @Test func withoutAnyAnswerTheFailureIsSaid() async {
        service.fail(.notFound)
        let loader = loader()
        loader.show(1)
        loader.load()
        await #expect(eventually { @MainActor in loader.failure != nil })
        #expect(wording.message(aboutLoading: loader) == wording.message(.notFound))
    }
}
