/// A presenter of a form that is stored as a whole: how it is left is the same for all of them.
@MainActor
package protocol FormComposing: FormPresenter {
    associatedtype Fields: Equatable
    associatedtype Failure: Error

    var editing: FormEditing<Fields, Failure> { get }
    /// Hands the view its state.
    func show()
}

extension FormComposing {
    package func viewWillAppear() { show() }

    package func didCutPaste() { editing.tellOfCutPaste() }

    package func didAskToLeave() { editing.leave() }

    package func didAnswer(isYes: Bool) { editing.answer(isYes: isYes) }
}
