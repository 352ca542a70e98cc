import Browsing
import Entities
import Presentation

@MainActor
protocol ListFormPresenter: FormPresenter {}

@MainActor
final class ListFormDefaultPresenter {
    private enum Work { case readNames, save }

    weak var view: (any ListFormView)?
    private let interactor: any ListFormInteractor
    private let router: any ListFormRouter
    private let formatter: ListFormFormatter
    private let notices: any NoticeBoard
    private let scope = TaskScope<Work>()
    /// What the reader began with.
    private let before: ListFields
    private var fields: ListFields
    /// What other lists are called, folded; none before they are read.
    private var takenNames: Set<String> = []
    private var question: Question?
    private var isSaving = false

    init(interactor: any ListFormInteractor, router: any ListFormRouter, wording: Wording, notices: any NoticeBoard) {
        self.interactor = interactor
        self.router = router
        formatter = ListFormFormatter(
            wording: wording, isChange: interactor.list != nil, thing: interactor.thing?.summary)
        self.notices = notices
        before = ListFields(interactor.list, with: interactor.thing)
        fields = before
    }
}

extension ListFormDefaultPresenter: ListFormPresenter {
    func viewWillAppear() {
        show()
        scope.start(.readNames) { [weak self, interactor] in
            // Why a library cannot be read is said when something is stored.
            guard let names = try? await interactor.takenNames(), !Task.isCancelled else { return }
            self?.didRead(names)
        }
    }

    func didChange(_ field: Int, to content: Form.Content) {
        guard !isSaving, let text = content.text, ListFields.Field.allCases.indices.contains(field) else { return }
        fields[ListFields.Field.allCases[field]] = text
        show()
    }

    func didAskToSave() {
        guard !isSaving, fields.hasName, !fields.isNameTooLong, !isNameTaken else { return }
        isSaving = true
        show()
        scope.begin(.save) { [weak self, interactor, fields] in
            do throws(LibraryFailure) {
                try await interactor.save(
                    name: fields.tidyName, description: fields.description, remark: fields.remark)
                self?.didSave(fields.tidyName)
            } catch {
                self?.didFail(error)
            }
        }
    }

    func didAskToLeave() {
        guard !isSaving else { return }
        guard fields != before else { return router.close() }
        question = formatter.askToDiscard
        show()
    }

    func didAnswer(isYes: Bool) {
        question = nil
        if isYes { router.close() } else { show() }
    }

    private func didRead(_ names: Set<String>) {
        takenNames = names
        show()
    }

    /// Whether another list is called so. The name that it has may be one that another got on another machine, and is left.
    private var isNameTaken: Bool {
        fields.tidyName != before.tidyName && takenNames.contains(fields.tidyName.folded)
    }

    private func didSave(_ name: String) {
        notices.post(formatter.saved(name))
        router.close()
    }

    private func didFail(_ failure: LibraryFailure) {
        isSaving = false
        notices.post(formatter.failed(failure))
        show()
    }

    private func show() {
        view?.show(formatter.state(fields, isNameTaken: isNameTaken, question: question, isSaving: isSaving))
    }
}
