import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import MovieDetail

@MainActor
struct MovieDetailPresenterTests {
    private let scene = PresentedMovie(3)

    private func linked(_ number: Int, page: String?, trailer: String?) -> MovieDetail {
        var detail = MovieDetail(movie: .sample(number))
        detail.links =
            page.map { [Link(title: "Page", url: $0), Link(title: "Other", url: "https://other.org")] } ?? []
        detail.trailers = trailer.map { [Link(title: "Trailer", url: $0)] } ?? []
        return detail
    }

    @Test func aRememberedFilmIsShownWithoutAsking() async {
        scene.catalog.remember(MovieDetail(movie: .sample(3)))
        let isComplete = scene.appear()
        await letWorkRun()

        #expect(isComplete)
        #expect(scene.view.state.title == "Film 3")
        #expect(scene.view.state.message == nil)
        #expect(scene.asked.isEmpty)
    }

    @Test func whatThereIsToCopyOfIt() {
        #expect(scene.presenter.copyable == nil)
        scene.catalog.remember(linked(3, page: "https://film.org", trailer: nil))
        scene.appear()
        #expect(scene.presenter.copyable == CopyableThing(title: "Film 3", year: 1953, link: "https://film.org"))
    }

    @Test func whatAListToldIsShownWhileTheRestLoads() {
        scene.rememberSummaries()
        scene.catalog.details.hold()
        let isComplete = scene.appear()

        #expect(!isComplete)
        #expect(scene.view.state.content?.title == "Film 3")
        #expect(scene.view.state.content?.facts == "1953")
        #expect(scene.view.state.message == Message("Loading…"))
        #expect(scene.view.state.isLoading)
    }

    @Test func withoutAnythingKnownItOnlySaysThatItLoads() {
        scene.catalog.details.hold()
        scene.appear()

        #expect(scene.view.state.content == nil)
        #expect(scene.view.state.title == "")
        #expect(scene.view.state.message == Message("Loading…"))
    }

    @Test func asksForNothingBeforeItIsThereToStay() async {
        _ = scene.presenter.viewWillAppear()
        await letWorkRun()
        #expect(scene.asked.isEmpty)
        #expect(!scene.view.state.isLoading)

        scene.presenter.viewDidAppear()
        await scene.untilShown(3)
        #expect(scene.asked == [3])
    }

    @Test func showsTheWholeFilmOnceItHasCome() async {
        scene.appear()
        await scene.untilShown(3)

        #expect(scene.view.state.message == nil)
        #expect(scene.view.state.content?.title == "Film 3")
    }

    @Test func aFailureSaysWhyAndKeepsWhatWasKnown() async {
        scene.rememberSummaries()
        scene.catalog.details.fail(.unavailable(status: 502))
        scene.appear()
        await scene.untilShown(3)

        #expect(scene.view.state.message?.why == "It answered with HTTP 502.")
        #expect(scene.view.state.message?.isFailure == true)
        #expect(scene.view.state.content?.title == "Film 3")
    }

    @Test func aRetryAsksAgainAndForgetsNothing() async {
        scene.rememberSummaries()
        scene.catalog.details.fail(.offline)
        scene.appear()
        await scene.untilShown(3)
        scene.catalog.details.answer { .success(MovieDetail(movie: .sample($0.number))) }
        scene.presenter.didAskForRefresh()
        await scene.untilShown(3)

        #expect(scene.asked == [3, 3])
        #expect(scene.catalog.forgetCount == 0)
        #expect(scene.view.state.message == nil)
    }

    @Test func aRefreshForgetsAnswersAndKeepsTheFilmInSightMeanwhile() async {
        scene.appear()
        await scene.untilShown(3)
        scene.catalog.details.hold()
        scene.presenter.didAskForRefresh()

        #expect(scene.catalog.forgetCount == 1)
        #expect(scene.view.state.isLoading)
        #expect(scene.view.state.content?.title == "Film 3")
        scene.catalog.details.answer { .success(MovieDetail(movie: .sample($0.number, title: "Renamed"))) }
        await #expect(eventually { !scene.catalog.details.waiting.isEmpty })
        scene.catalog.details.release()
        await #expect(eventually { @MainActor in scene.view.state.title == "Renamed" })
        #expect(scene.asked == [3, 3])
    }

    @Test func aRefreshThatFailsSaysSoAndKeepsTheFilm() async {
        scene.appear()
        await scene.untilShown(3)
        scene.catalog.details.fail(.offline)
        scene.presenter.didAskForRefresh()
        await scene.untilShown(3)

        #expect(scene.view.state.message?.what == "You are offline")
        #expect(scene.view.state.content?.title == "Film 3")
    }

    @Test func aRefreshWhileLoadingAsksForNothingMore() async {
        scene.catalog.details.hold()
        scene.appear()
        await #expect(eventually { @MainActor in scene.asked == [3] })
        scene.presenter.didAskForRefresh()
        await letWorkRun()

        #expect(scene.asked == [3])
        #expect(scene.catalog.details.cancelled.isEmpty)
    }

    @Test func aFilmWithLinksOpensItsFirstPageAndItsTrailer() async {
        let detail = linked(3, page: "https://page.org", trailer: "https://trailer.org")
        scene.catalog.remember(detail)
        scene.appear()
        #expect(scene.view.state.offers.contains(.page))
        #expect(scene.view.state.offers.contains(.trailer))

        scene.presenter.didAskForPage()
        scene.presenter.didAskForTrailer()
        #expect(scene.links.opened == ["https://page.org", "https://trailer.org"])
    }

    @Test func aFilmWithoutLinksOpensNothing() {
        scene.catalog.remember(linked(3, page: nil, trailer: nil))
        scene.appear()
        #expect(!scene.view.state.offers.contains(.page))
        #expect(!scene.view.state.offers.contains(.trailer))

        scene.presenter.didAskForPage()
        scene.presenter.didAskForTrailer()
        #expect(scene.links.opened.isEmpty)
    }

    @Test func theLinksOfTheFilmBeforeAreGoneAtOnce() {
        let detail = linked(3, page: "https://page.org", trailer: "https://trailer.org")
        scene.catalog.remember(detail)
        scene.catalog.details.hold()
        scene.appear()
        scene.presenter.didAskForSibling(.next)

        #expect(!scene.view.state.offers.contains(.page))
        scene.presenter.didAskForPage()
        scene.presenter.didAskForTrailer()
        #expect(scene.links.opened.isEmpty)
    }
}
