import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Arrivals

@MainActor
struct ArrivalsPresenterTests {
    private let arrivals = FakeArrivals(Arrival.samples)
    private let library = FakeLibrary()
    private let view = ArrivalsViewSpy()
    private let router = ArrivalsRouterSpy()
    private let notices = NoticeBoardSpy()
    private let presenter: ArrivalsDefaultPresenter

    init() {
        presenter = ArrivalsDefaultPresenter(
            interactor: ArrivalsDefaultInteractor(arrivals: arrivals, library: library), router: router,
            wording: .sample("en_US"), notices: notices)
        presenter.view = view
    }

    private func appear() async {
        presenter.viewDidAppear()
        await #expect(eventually { @MainActor in view.state.list.rowCount == 4 })
    }

    @Test func saysWhatHasChangedAndWhoseItIs() async {
        await appear()
        #expect(presenter.row(at: 0)?.title == "Yi Yi")
        #expect(presenter.row(at: 0)?.change == "favourite, note")
        #expect(presenter.row(at: 0)?.origin.hasPrefix("laptop · ") == true)
        #expect((1...3).map { presenter.row(at: $0)?.change } == ["state or rating", "new", "deleted"])
        #expect(presenter.row(at: 4) == nil)
        #expect(view.unfolded?.lines.map(\.label) == ["Before", "Now"])
        #expect(presenter.status(atRow: 1) == "2 of 4")
    }

    @Test func leadsToTheThing() async {
        await appear()
        presenter.didMoveCursor(to: 1)
        presenter.didSelectRow(at: 1)
        presenter.didSelectRow(at: 9)
        #expect(
            router.calls == [
                .follow(LibrarySummary.yiYi.subject), .follow(LibrarySummary.ran.subject),
                .show(LibrarySummary.ran.subject),
            ])
    }

    @Test func aThingIsFollowedAgainAfterARowWithoutOneAndAfterNoRow() async {
        await appear()
        let (thing, nothing) = (Arrival.samples[0], Arrival(number: 9, machine: "", second: 1, before: nil, after: nil))
        arrivals.set([thing, nothing])
        presenter.didAskForRefresh()
        await #expect(eventually { @MainActor in view.state.list.rowCount == 2 })
        presenter.didMoveCursor(to: 1)
        presenter.didMoveCursor(to: 0)
        presenter.didMoveCursor(to: 2)
        presenter.didMoveCursor(to: 0)
        let follow = ArrivalsRouterSpy.Call.follow(LibrarySummary.yiYi.subject)
        #expect(router.calls == [follow, .followNothing, follow, .followNothing, follow])
    }

    @Test func aChangeIsTakenBackOnceThatWasAnswered() async {
        await appear()
        presenter.didAskToTakeBack(row: 1)
        #expect(view.state.question?.name == "Ran")
        presenter.didAnswer(isYes: false)
        #expect(view.state.question == nil && arrivals.takenBack.isEmpty)
        presenter.didAskToTakeBack(row: 1)
        presenter.didAnswer(isYes: true)
        await #expect(eventually { @MainActor in view.state.list.rowCount == 3 })
        #expect(arrivals.takenBack == [3])
        #expect(notices.notices.last?.what.contains("As before: “Ran”") == true)
        presenter.didAnswer(isYes: true)
        #expect(arrivals.takenBack == [3])
    }

    @Test func whatWasChangedSinceIsSaidToStay() async {
        await appear()
        arrivals.setChangedSince(4)
        presenter.didAskToTakeBack(row: 0)
        presenter.didAnswer(isYes: true)
        await #expect(
            eventually { @MainActor in notices.notices.last?.what.contains("Changed since then") == true })
        await letWorkRun()
        #expect(view.state.list.rowCount == 4, "It can still be seen")
    }

    @Test func aFailureIsSaidAndReadingTriedAgain() async {
        arrivals.fail(with: .busy(path: "/data/library.sqlite"))
        presenter.viewDidAppear()
        await #expect(eventually { @MainActor in view.state.list.failure != nil })
        #expect(view.state.list.message != nil)
        arrivals.fail(with: nil)
        presenter.didAskForRefresh()
        await #expect(eventually { @MainActor in view.state.list.rowCount == 4 })
        arrivals.fail(with: .busy(path: "/data/library.sqlite"))
        presenter.didAskToTakeBack(row: 0)
        presenter.didAnswer(isYes: true)
        await #expect(eventually { @MainActor in notices.notices.last?.isFailure == true })
    }

    @Test func whatComesMeanwhileIsRead() async throws {
        await appear()
        _ = try await arrivals.takeBack(Arrival.samples[3])
        try await library.addFavourite(.ran)
        await #expect(eventually { @MainActor in view.state.list.rowCount == 3 })
    }
}
