import Browsing
import Entities
import Presentation

@MainActor
protocol ImportFormPresenter: FormPresenter {}

@MainActor
final class ImportFormDefaultPresenter {
    private enum Work { case file, progress }

    weak var view: (any ImportFormView)?
    private let interactor: any ImportFormInteractor
    private let router: any ImportFormRouter
    private let formatter: ImportFormFormatter
    private let notices: any NoticeBoard
    private let undo: UndoStack<LibraryFailure>
    private let scope = TaskScope<Work>()
    private var path = ""
    private var step = ImportStep.path {
        didSet { show() }
    }

    /// - Parameter undo: gets a step for the whole import.
    init(
        interactor: any ImportFormInteractor, router: any ImportFormRouter, wording: Wording,
        notices: any NoticeBoard, undo: UndoStack<LibraryFailure>
    ) {
        self.interactor = interactor
        self.router = router
        self.notices = notices
        self.undo = undo
        formatter = ImportFormFormatter(wording: wording)
    }
}

extension ImportFormDefaultPresenter: ImportFormPresenter {
    func viewWillAppear() {
        show()
    }

    func didChange(_ field: Int, to content: Form.Content) {
        guard !step.isBusy, let text = content.text else { return }
        path = text
        step = .path
    }

    func didCutPaste() { notices.post(formatter.pasteCut) }

    /// Says first what it would do.
    func didAskToSave() {
        guard !step.isBusy, !path.allSatisfy(\.isWhitespace) else { return }
        step = .trying
        scope.begin(.file) { [weak self, interactor, path] in
            do throws(FileImportFailure) {
                self?.step = .asking(try await interactor.tryOut(path))
            } catch {
                self?.step = .failed(error)
            }
        }
    }

    /// What was taken in by then stays; that is said, and can be taken back.
    func didAskToLeave() {
        if case .takingIn = step { interactor.stop() } else { router.close() }
    }

    func didAnswer(isYes: Bool) {
        guard case .asking = step else { return }
        guard isYes else { return step = .path }
        step = .takingIn(done: 0, all: 0)
        let (steps, progress) = AsyncStream.makeStream(
            of: (done: Int, all: Int).self, bufferingPolicy: .bufferingNewest(1))
        scope.start(.progress) { [weak self] in
            for await step in steps { self?.didDo(step.done, of: step.all) }
        }
        scope.begin(.file) { [weak self, interactor, path, undo, notices, formatter] in
            defer { progress.finish() }
            do throws(FileImportFailure) {
                let outcome = try await interactor.takeIn(path) { progress.yield(($0, $1)) }
                // It is in the library, whether or not the form is still there.
                undo.push { () async throws(LibraryFailure) in
                    formatter.takenBack(try await interactor.takeBack())
                }
                notices.post(formatter.done(outcome))
                self?.didTakeIn()
            } catch {
                self?.step = .failed(error)
            }
        }
    }

    private func didDo(_ done: Int, of all: Int) {
        if case .takingIn = step { step = .takingIn(done: done, all: all) }
    }

    private func didTakeIn() {
        step = .path
        router.close()
    }

    private func show() {
        view?.show(formatter.state(path, step))
    }
}
