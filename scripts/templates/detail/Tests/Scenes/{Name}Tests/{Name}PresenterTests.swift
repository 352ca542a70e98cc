import Entities
import Navigation
import Presentation
import TestSupport
import Testing

@testable import {Name}

@MainActor
struct {Name}PresenterTests {
    private let service = {Name}ServiceStub()
    private let view = {Name}ViewSpy()
    private let links = LinkOpenerSpy()
    private let presenter: {Name}DefaultPresenter

    init() {
        presenter = {Name}DefaultPresenter(
            id: 7, interactor: {Name}DefaultInteractor(service: service),
            router: {Name}DefaultRouter(links: links), wording: .for(localeIdentifier: "en_US"))
        presenter.view = view
    }

    private func untilIdle() async {
        await #expect(eventually { @MainActor in view.states.last?.isLoading == false })
    }

    @Test func saysThatItLoads() {
        service.items.hold()
        presenter.viewDidAppear()

        #expect(view.states.map(\.message) == [Message("Loading…")])
    }

    @Test func showsTheItem() async {
        presenter.viewDidAppear()
        await untilIdle()

        #expect(service.items.requests == [7])
        #expect(view.states.last?.title == "Item 7")
        #expect(view.states.last?.content?.facts == [{Name}Fact(label: "Year", value: "1962")])
        #expect(view.states.last?.message == nil)
    }

    @Test func saysThatThereIsNothing() async {
        service.items.answer { _ in .success(nil) }
        presenter.viewDidAppear()
        await untilIdle()

        #expect(view.states.last?.content == nil)
        #expect(view.states.last?.message?.what == {Name}Words.nothing)
    }

    @Test func afterAFailureItIsAskedForAgain() async {
        service.items.fail(.offline)
        presenter.viewDidAppear()
        await untilIdle()
        #expect(view.states.last?.message?.isFailure == true)

        service.items.answer { .success(.sample($0)) }
        presenter.didAskForRefresh()
        await untilIdle()
        #expect(view.states.last?.content?.title == "Item 7")
    }

    @Test func whatIsThereStaysWhereARefreshFails() async {
        presenter.viewDidAppear()
        await untilIdle()
        service.items.fail(.offline)
        presenter.didAskForRefresh()
        await untilIdle()

        #expect(view.states.last?.content?.title == "Item 7")
        #expect(view.states.last?.message?.isFailure == true)
    }

    @Test func opensThePageOnceItIsKnown() async {
        presenter.didAskForPage()
        #expect(links.opened.isEmpty)

        presenter.viewDidAppear()
        await untilIdle()
        presenter.didAskForPage()
        #expect(links.opened == ["https://example.org/7"])
    }
}
