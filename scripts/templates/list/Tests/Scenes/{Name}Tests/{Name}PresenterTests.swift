import Browsing
import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import {Name}

@MainActor
struct {Name}PresenterTests {
    private let view = {Name}ViewSpy()
    private let navigator = NavigatorSpy()
    private let service = {Name}ServiceStub(count: 60)
    private let presenter: {Name}DefaultPresenter

    init() {
        presenter = {Name}DefaultPresenter(
            interactor: {Name}DefaultInteractor(service: service),
            router: {Name}DefaultRouter(navigator: navigator, destinations: {Name}DestinationsSpy()),
            wording: .for(localeIdentifier: "en_US"))
        presenter.view = view
    }

    /// Says which rows are in sight, and waits until no more are being loaded for them.
    private func load(lastVisible: Int = -1) async {
        presenter.browser.didShow(lastVisible: lastVisible, visibleRows: 10)
        await untilIdle()
    }

    private func untilIdle() async {
        await #expect(eventually { @MainActor in view.state?.isLoading == false })
    }

    @Test func saysThatItLoads() {
        service.pages.hold()
        presenter.browser.didShow(lastVisible: -1, visibleRows: 10)

        #expect(view.state?.message == Message("Loading…"))
    }

    @Test func asksForPagesAsFarAsTheyAreNeeded() async {
        await load()
        #expect(service.pages.requests == [1])

        await load(lastVisible: 9)
        #expect(service.pages.requests == [1, 2])
    }

    @Test func aRowIsTitleAndYear() async {
        await load()

        #expect(presenter.row(at: 1) == {Name}Row(title: "Item 2", year: "1962"))
        #expect(presenter.row(at: 99) == nil)
    }

    @Test func anEmptyListSaysSo() async {
        service.pages.answer { _ in .success(Page(items: [], sentCount: 0, total: 0, isLast: true)) }
        await load()

        #expect(view.state?.message == Message({Name}Words.nothing))
    }

    @Test func afterAFailureTheSamePageIsAskedForAgain() async {
        service.pages.fail(.offline)
        await load()
        #expect(view.state?.message?.isFailure == true)

        presenter.didAskForRefresh()
        await untilIdle()
        #expect(service.pages.requests == [1, 1])
    }

    @Test func theDetailFollowsTheCursorAndIsOpenedWhereARowIsSelected() async {
        await load()
        presenter.browser.didMoveCursor(to: 4)
        presenter.didSelectRow(at: 2)

        #expect(navigator.calls == [.follow(1), .follow(5), .follow(3), .open(3)])
    }
}
