import Entities
import TestSupport
import Testing

@testable import HTTP

struct ServiceOutcomesTests {
    private let outcomes = ServiceOutcomes()

    @Test func theLatestCountsForEachService() {
        #expect(outcomes[.tmdb] == nil)
        outcomes.note(.timedOut(host: "a.test"), of: .tmdb, at: .seconds(10))
        outcomes.note(nil, of: .lastFM, at: .seconds(11))
        #expect(outcomes[.tmdb] == .init(at: 10, failure: .timedOut(host: "a.test")))
        outcomes.note(nil, of: .tmdb, at: .seconds(12))
        #expect(outcomes[.tmdb] == .init(at: 12, failure: nil))
    }

    @Test("A service is asked until the last request has its answer")
    func itIsAskedUntilTheLastAnswer() async {
        var changes = outcomes.changes().makeAsyncIterator()
        #expect(!outcomes.isAsked(.tmdb))
        for _ in 1...2 { outcomes.begin(.tmdb) }
        #expect(outcomes.isAsked(.tmdb) && !outcomes.isAsked(.lastFM))
        #expect(await changes.next() != nil)
        outcomes.end(.tmdb)
        #expect(outcomes.isAsked(.tmdb))
        outcomes.end(.tmdb)
        #expect(!outcomes.isAsked(.tmdb))
        #expect(await changes.next() != nil)
    }

    @Test func whoDoesNotKnowSomethingHasAnswered() {
        outcomes.note(.notFound, of: .tmdb, at: .seconds(10))
        #expect(outcomes[.tmdb] == .init(at: 10, failure: nil))
    }

    @Test func whatNobodyWaitedForSaysNothing() {
        outcomes.note(.cancelled, of: .tmdb, at: .seconds(10))
        #expect(outcomes[.tmdb] == nil)
    }

    @Test func allWhoListenHearOfIt() async {
        var (first, second) = (outcomes.changes().makeAsyncIterator(), outcomes.changes().makeAsyncIterator())
        outcomes.note(nil, of: .tmdb, at: .seconds(10))
        #expect(await first.next() != nil)
        #expect(await second.next() != nil)
    }
}
