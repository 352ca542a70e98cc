import Browsing
import Entities
import Presentation

@MainActor
protocol {Name}Presenter: AnyObject {
    var title: String { get }
    /// What of the list is loaded, and where its cursor is.
    var browser: any ListBrowser { get }
    /// Nil for a row that is not here.
    func row(at index: Int) -> {Name}Row?
    func didSelectRow(at index: Int)
    func didAskForRefresh()
}

@MainActor
final class {Name}DefaultPresenter {
    weak var view: (any {Name}View)?
    private let router: any {Name}Router
    private let list: PagedListBrowser<{Name}Item>

    init(interactor: any {Name}Interactor, router: any {Name}Router, wording: Wording) {
        self.router = router
        list = PagedListBrowser(PageSource(read: interactor.items), wording: wording, empty: Message({Name}Words.nothing))
        list.delegate = self
    }
}

extension {Name}DefaultPresenter: {Name}Presenter {
    var title: String { {Name}Words.title }

    var browser: any ListBrowser { list }

    func row(at index: Int) -> {Name}Row? {
        guard let item = list.item(at: index) else { return nil }
        return {Name}Row(title: item.title, year: item.year.map { String($0) })
    }

    func didSelectRow(at index: Int) {
        guard let item = list.item(at: index) else { return }
        list.didMoveCursor(to: index)
        router.showDetail(of: item.id)
    }

    func didAskForRefresh() {
        list.refresh {}
    }
}

extension {Name}DefaultPresenter: PagedListBrowserDelegate {
    func didChange(_ state: ListState) {
        view?.show(state)
    }

    func didSettleCursor(onRow row: Int) {
        view?.select(row: row)
    }

    func didFollow(_ id: {Name}Item.ID?) {
        if let id { router.followDetail(of: id) } else { router.followNothing() }
    }
}
