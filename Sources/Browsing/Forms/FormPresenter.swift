package import Presentation

/// The view of a screen that is a form.
@MainActor
package protocol FormView: AnyObject {
    func show(_ state: FormState)
}

/// The presenter of a screen that is a form, as its view knows it.
@MainActor
package protocol FormPresenter: AnyObject {
    func viewWillAppear()
    func didChange(_ field: Int, to content: Form.Content)
    /// Of what was pasted into a field only the beginning had room there.
    func didCutPaste()
    /// Every field can be stored.
    func didAskToSave()
    /// Asks first if something would be lost.
    func didAskToLeave()
    func didAnswer(isYes: Bool)
}
