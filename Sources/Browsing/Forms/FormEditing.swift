package import Presentation

/// What is filled in in a form, and what becomes of it: it is stored as a whole, and the form closes; or it is left, after a question where
/// something would be lost.
@MainActor
package final class FormEditing<Fields: Equatable, Failure: Error> {
    private enum Work { case save }

    /// Stores what was filled in.
    ///
    /// - Returns: the words for that; nil where nothing was stored, since the reader is asked first.
    package typealias Order = @MainActor () async throws(Failure) -> Message?

    /// Set by the owner, which it should hold weakly: called when the form is to be shown anew.
    package var didChange: (@MainActor () -> Void)?
    /// What the reader began with.
    package private(set) var before: Fields
    package private(set) var fields: Fields
    /// Whether it is being stored. Nothing else happens then.
    package private(set) var isSaving = false
    private var isAboutToLeave = false
    private let router: any ClosingRouter
    private let notices: any NoticeBoard
    private let askToDiscard: Question
    private let pasteCut: String
    private let message: @MainActor (Failure) -> Message
    private let scope = TaskScope<Work>()

    /// - Parameters:
    ///   - fields: what the reader begins with.
    ///   - askToDiscard: asked before what was filled in is lost.
    ///   - pasteCut: says that only the beginning of what was pasted is there.
    ///   - message: makes the words for a failure.
    package init(
        _ fields: Fields, router: any ClosingRouter, notices: any NoticeBoard, askToDiscard: Question, pasteCut: String,
        message: @escaping @MainActor (Failure) -> Message
    ) {
        (before, self.fields) = (fields, fields)
        (self.router, self.notices) = (router, notices)
        (self.askToDiscard, self.pasteCut, self.message) = (askToDiscard, pasteCut, message)
    }

    package var hasChanges: Bool { fields != before }

    /// - Parameter body: puts in what was filled in.
    package func change(_ body: (inout Fields) -> Void) {
        guard !isSaving else { return }
        body(&fields)
        didChange?()
    }

    /// A field has had no room for all of what was pasted.
    package func tellOfCutPaste() {
        notices.post(Message(pasteCut))
    }

    /// Others have stored something else meanwhile.
    ///
    /// - Parameters:
    ///   - before: what they have stored; whatever differs from it is the reader's own.
    ///   - fields: what the reader goes on with.
    package func goOn(from before: Fields, with fields: Fields) {
        (self.before, self.fields) = (before, fields)
        didChange?()
    }

    /// The order has begun when this returns, so that the end of the screen does not stop it. Once it is done, that is said, and the form
    /// closes; if it fails, why is said, and what was filled in stays.
    package func save(_ order: @escaping Order) {
        isSaving = true
        didChange?()
        scope.begin(.save) { [weak self] in
            do throws(Failure) {
                let notice = try await order()
                self?.didSave(notice)
            } catch {
                self?.didNotSave(error)
            }
        }
    }

    /// The reader wants to leave the form.
    package func leave() {
        guard !isSaving else { return }
        guard hasChanges else { return close() }
        isAboutToLeave = true
        didChange?()
    }

    /// - Parameter isYes: whether what was filled in may be lost.
    package func answer(isYes: Bool) {
        isAboutToLeave = false
        if isYes { close() } else { didChange?() }
    }

    package func close() {
        router.close()
    }

    /// What the form shows, with the question about leaving it, and whether it is being stored.
    package func completed(_ state: FormState) -> FormState {
        var state = state
        if isAboutToLeave { state.question = askToDiscard }
        state.isSaving = isSaving
        return state
    }

    private func didSave(_ notice: Message?) {
        guard let notice else { return stay() }
        notices.post(notice)
        close()
    }

    private func didNotSave(_ failure: Failure) {
        notices.post(message(failure))
        stay()
    }

    private func stay() {
        isSaving = false
        didChange?()
    }
}
