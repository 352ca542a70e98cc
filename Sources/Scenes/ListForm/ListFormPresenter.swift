import Browsing
import Entities
import Presentation

@MainActor
protocol ListFormPresenter: FormPresenter {}

@MainActor
final class ListFormDefaultPresenter {
    private enum Work { case readNames }

    weak var view: (any ListFormView)?
    let editing: FormEditing<ListFields, LibraryFailure>
    private let interactor: any ListFormInteractor
    private let formatter: ListFormFormatter
    private let undo: UndoStack<LibraryFailure>
    private let scope = TaskScope<Work>()
    /// What other lists are called, folded; none before they are read.
    private var takenNames: Set<String> = []

    /// - Parameter undo: gets a step for what was made or changed.
    init(
        interactor: any ListFormInteractor, router: any ListFormRouter, wording: Wording, notices: any NoticeBoard,
        undo: UndoStack<LibraryFailure>
    ) {
        self.interactor = interactor
        self.undo = undo
        formatter = ListFormFormatter(
            wording: wording, isChange: interactor.list != nil, thing: interactor.thing?.summary)
        editing = FormEditing(
            ListFields(interactor.list, with: interactor.thing), router: router, notices: notices,
            askToDiscard: wording.readingList.askToDiscard, pasteCut: wording.pasteCut,
            message: wording.library.orderFailed)
        editing.didChange = { [weak self] in self?.show() }
    }
}

extension ListFormDefaultPresenter: ListFormPresenter, FormComposing {
    func viewWillAppear() {
        show()
        scope.start(.readNames) { [weak self, interactor] in
            // Why a library cannot be read is said when something is stored.
            guard let names = try? await interactor.takenNames(), !Task.isCancelled else { return }
            self?.didRead(names)
        }
    }

    func didChange(_ field: Int, to content: Form.Content) {
        guard let text = content.text, ListFields.Field.allCases.indices.contains(field) else { return }
        editing.change { $0[ListFields.Field.allCases[field]] = text }
    }

    func didAskToSave() {
        let fields = editing.fields
        guard !editing.isSaving, fields.hasName, !fields.isNameTooLong, !isNameTaken else { return }
        editing.save { [interactor, undo, formatter] () async throws(LibraryFailure) in
            let takeBack = try await interactor.save(
                name: fields.tidyName, description: fields.description, remark: fields.remark)
            undo.push { () async throws(LibraryFailure) in
                formatter.undone(fields.tidyName, try await takeBack())
            }
            return formatter.saved(fields.tidyName)
        }
    }

    func show() {
        view?.show(editing.completed(formatter.state(editing.fields, isNameTaken: isNameTaken)))
    }

    private func didRead(_ names: Set<String>) {
        takenNames = names
        show()
    }

    /// Whether another list is called so. The name that it has may be one that another got on another machine, and is left.
    private var isNameTaken: Bool {
        let name = editing.fields.tidyName
        return name != editing.before.tidyName && takenNames.contains(name.folded)
    }
}
