import Entities
import Loading
import Presentation

@MainActor
protocol {Name}Presenter: AnyObject {
    func viewDidAppear()
    func didAskForRefresh()
    func didAskForPage()
}

@MainActor
final class {Name}DefaultPresenter {
    private enum Work { case load }

    weak var view: (any {Name}View)?
    private let id: {Name}Item.ID
    private let interactor: any {Name}Interactor
    private let router: any {Name}Router
    private let wording: Wording
    private let scope = TaskScope<Work>()
    private var page: String?
    private var state = {Name}State()

    init(id: {Name}Item.ID, interactor: any {Name}Interactor, router: any {Name}Router, wording: Wording) {
        self.id = id
        self.interactor = interactor
        self.router = router
        self.wording = wording
    }
}

extension {Name}DefaultPresenter: {Name}Presenter {
    func viewDidAppear() {
        load()
    }

    func didAskForRefresh() {
        if !state.isLoading { load() }
    }

    func didAskForPage() {
        if let page { router.open(page) }
    }

    private func load() {
        state.isLoading = true
        state.failure = nil
        state.message = Message(wording.loading)
        view?.show(state)
        scope.start(.load) { [weak self, interactor, id] in
            let answer: Result<{Name}Item?, CatalogFailure>
            do throws(CatalogFailure) { answer = .success(try await interactor.item(id)) } catch {
                answer = .failure(error)
            }
            if !Task.isCancelled { self?.didLoad(answer) }
        }
    }

    /// What was there stays where a newer answer fails.
    private func didLoad(_ answer: Result<{Name}Item?, CatalogFailure>) {
        state.isLoading = false
        switch answer {
        case .success(let item?): show(item)
        case .success(nil): state = {Name}State(message: Message({Name}Words.nothing))
        case .failure(let failure): (state.failure, state.message) = (failure, wording.message(failure))
        }
        view?.show(state)
    }

    private func show(_ item: {Name}Item) {
        page = item.url
        state.title = item.title
        state.content = {Name}Content(title: item.title, facts: item.facts, text: item.text)
        state.hasPage = item.url != nil
        state.message = nil
    }
}
