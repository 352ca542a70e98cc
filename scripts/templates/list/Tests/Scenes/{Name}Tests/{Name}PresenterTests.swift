import Entities
import Navigation
import Presentation
import TestSupport
import Testing

@testable import {Name}

@MainActor
struct {Name}PresenterTests {
    private let view = {Name}ViewSpy()
    private let router = {Name}RouterSpy()

    private func makePresenter(_ service: {Name}ServiceStub) -> {Name}DefaultPresenter {
        let presenter = {Name}DefaultPresenter(
            interactor: {Name}DefaultInteractor(service: service), router: router,
            wording: .for(localeIdentifier: "en_US"))
        presenter.view = view
        return presenter
    }

    /// Shows the first rows, and waits until no more are being loaded for them.
    private func start(_ presenter: {Name}DefaultPresenter) async {
        presenter.browser.didShow(lastVisible: -1, visibleRows: 10)
        await untilIdle()
    }

    private func untilIdle() async {
        await #expect(eventually { @MainActor in view.states.last?.isLoading == false })
    }

    @Test func saysThatItLoads() {
        let service = {Name}ServiceStub(count: 60)
        service.pages.hold()
        let presenter = makePresenter(service)
        presenter.browser.didShow(lastVisible: -1, visibleRows: 10)

        #expect(view.states.map(\.message) == [Message("Loading…")])
    }

    @Test func asksForPagesAsFarAsTheyAreNeeded() async {
        let service = {Name}ServiceStub(count: 60)
        let presenter = makePresenter(service)
        await start(presenter)
        #expect(service.pages.requests == [1])

        presenter.browser.didShow(lastVisible: 9, visibleRows: 10)
        await untilIdle()
        #expect(service.pages.requests == [1, 2])
        #expect(presenter.browser.status(atRow: 1) == "2 of 60")
    }

    @Test func aRowIsTitleAndYear() async {
        let presenter = makePresenter({Name}ServiceStub(count: 60))
        await start(presenter)

        #expect(presenter.row(at: 1) == {Name}Row(title: "Item 2", year: "1962"))
        #expect(presenter.row(at: 99) == nil)
    }

    @Test func anEmptyListSaysSo() async {
        let presenter = makePresenter({Name}ServiceStub(count: 0))
        await start(presenter)

        #expect(view.states.last?.message?.what == {Name}Words.nothing)
        #expect(router.calls.isEmpty)
    }

    @Test func afterAFailureTheSamePageIsAskedForAgain() async {
        let service = {Name}ServiceStub(count: 60)
        service.pages.fail(.offline)
        let presenter = makePresenter(service)
        await start(presenter)
        #expect(view.states.last?.message?.isFailure == true)

        service.pages.answer { _ in .success(Page(items: [.sample(1)], sentCount: 1, total: 1, isLast: true)) }
        presenter.didAskForRefresh()
        await untilIdle()
        #expect(service.pages.requests == [1, 1])
        #expect(view.states.last?.rowCount == 1)
    }

    @Test func theDetailFollowsTheCursor() async {
        let presenter = makePresenter({Name}ServiceStub(count: 60))
        await start(presenter)
        presenter.browser.didMoveCursor(to: 4)

        #expect(router.calls == [.follow(1), .follow(5)])
    }

    @Test func aRowThatIsSelectedIsOpened() async {
        let presenter = makePresenter({Name}ServiceStub(count: 60))
        await start(presenter)
        presenter.didSelectRow(at: 2)

        #expect(router.calls == [.follow(1), .follow(3), .show(3)])
    }
}
