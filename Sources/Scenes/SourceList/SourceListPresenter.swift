import Browsing
import Entities
import Presentation

@MainActor
protocol SourceListPresenter: AccordionPresenter {
    func row(at index: Int) -> SourceListRow?
    /// What becomes of the form.
    var keyEntry: KeyEntry { get }
    func didAskForPage(ofRow index: Int)
    /// The user wants to know whether the service answers.
    func didAskToCheck(row index: Int)
    /// The program's lists are to be from it, or no longer by choice.
    func didChoose(row index: Int)
    func didAskToRemoveKey(ofRow index: Int)
}

@MainActor
final class SourceListDefaultPresenter {
    weak var view: (any SourceListView)?
    let title: String
    let keyEntry: KeyEntry
    private let watch: SourceWatch
    private let router: any SourceListRouter
    private let formatter: SourceListFormatter
    private var cursor = 0

    init(
        interactor: any SourceListInteractor, router: any SourceListRouter, wording: Wording,
        notices: any NoticeBoard
    ) {
        self.router = router
        title = wording.sourceList.title
        formatter = SourceListFormatter(wording: wording)
        watch = SourceWatch(directory: interactor.directory)
        keyEntry = KeyEntry(directory: interactor.directory, notices: notices, wording: wording)
        watch.didChange = { [weak self] in self?.show() }
        keyEntry.didChange = { [weak self] in self?.didChangeEntry() }
    }

    private func report(at index: Int) -> SourceReport? {
        watch.reports.indices.contains(index) ? watch.reports[index] : nil
    }

    private func show() {
        view?.show(
            SourceListScreenState(
                list: formatter.list(of: watch.reports), form: keyEntry.form,
                isAsking: watch.checked != nil || keyEntry.isAsking, question: keyEntry.question))
        didMoveCursor(to: cursor)
    }

    private func didChangeEntry() {
        show()
        // A key that was stored or removed makes other reports.
        if !keyEntry.isAsking, keyEntry.form == nil { watch.reload() }
    }
}

extension SourceListDefaultPresenter: SourceListPresenter {
    func viewDidAppear() {
        watch.begin()
    }

    func row(at index: Int) -> SourceListRow? {
        report(at: index).map { formatter.row($0, isChecked: $0.source == watch.checked) }
    }

    func didAskForPage(ofRow index: Int) {
        if let page = report(at: index).map(formatter.text)?.page { router.open(page) }
    }

    func didAskToCheck(row index: Int) {
        if let report = report(at: index) { watch.check(report.source) }
    }

    func didChoose(row index: Int) {
        if let report = report(at: index) { watch.choose(report.source) }
    }

    /// Asks for the key of that source.
    func didSelectRow(at index: Int) {
        report(at: index).map(keyEntry.begin)
    }

    func didAskToRemoveKey(ofRow index: Int) {
        report(at: index).map(keyEntry.askToRemove)
    }

    func didAnswer(isYes: Bool) {
        keyEntry.answer(isYes: isYes)
    }
}

extension SourceListDefaultPresenter {
    func status(atRow index: Int) -> String? { formatter.wording.position(ofRow: index, of: watch.reports.count) }

    func itemName(atRow index: Int) -> String? { report(at: index)?.source.rawValue }

    func didMoveCursor(to index: Int) {
        cursor = index
        if let report = report(at: index) { view?.unfold(formatter.text(report)) }
    }
}
