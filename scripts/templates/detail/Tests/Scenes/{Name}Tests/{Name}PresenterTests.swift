import Entities
import Navigation
import Presentation
import ScreenTestSupport
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

    private func load() async {
        if view.state == nil {
            _ = presenter.viewWillAppear()
            presenter.viewDidAppear()
        } else {
            presenter.didAskForRefresh()
        }
        await #expect(eventually { @MainActor in view.state?.isLoading == false })
    }

    @Test func saysThatItLoads() {
        service.items.hold()
        #expect(!presenter.viewWillAppear())
        presenter.viewDidAppear()

        #expect(view.state?.isLoading == true && view.state?.message == Message("Loading…"))
    }

    @Test func showsTheItem() async {
        await load()

        #expect(service.items.requests == [7])
        #expect(view.state == .sample(7))
    }

    @Test func saysThatThereIsNothing() async {
        service.items.answer { _ in .success(nil) }
        await load()

        #expect(view.state == DetailState(message: Message({Name}Words.nothing)))
    }

    @Test func afterAFailureItIsAskedForAgain() async {
        service.items.fail(.offline)
        await load()
        #expect(view.state?.failure == .offline)

        service.items.answer { .success(.sample($0)) }
        await load()
        #expect(view.state == .sample(7))
    }

    @Test func whatIsThereStaysWhereARefreshFails() async {
        await load()
        service.items.fail(.offline)
        await load()

        #expect(view.state?.content == DetailState.sample(7).content)
        #expect(view.state?.message?.isFailure == true)
    }

    @Test func opensThePageOnceItIsKnown() async {
        presenter.didAskForPage()
        #expect(links.opened.isEmpty)

        await load()
        presenter.didAskForPage()
        #expect(links.opened == ["https://example.org/7"])
        #expect(presenter.copyable?.forms == [.title, .link, .markdown])
    }
}
