import Browsing
import Entities
import Presentation
import Services

/// Takes a key for a source in a form, and removes one after a question. A key is stored only if its service accepts it.
@MainActor
final class KeyEntry {
    private enum Work { case ask }

    /// Set by the owner, which they should hold weakly: called when something that it shows has changed.
    var didChange: (@MainActor () -> Void)?
    private(set) var form: Form?
    private(set) var question: Question?
    /// Whether the service is asked about the key.
    private(set) var isAsking = false
    private let directory: any SourceDirectory
    private let notices: any NoticeBoard
    private let wording: Wording
    private let scope = TaskScope<Work>()
    /// What the form or the question is about.
    private var source: SourceID?
    private var typed = ""

    init(directory: any SourceDirectory, notices: any NoticeBoard, wording: Wording) {
        self.directory = directory
        self.notices = notices
        self.wording = wording
    }

    private var words: Words<SourceWording> { wording.sourceList }

    /// Opens the form, unless the source needs no key, or is not asked whatever its key.
    func begin(for report: SourceReport) {
        guard report.key != nil else { return notices.post(Message(words.needsNoKey(name(of: report.source)))) }
        guard report.state != .leftOut else { return notices.post(Message(words.keyIsNoUse)) }
        source = report.source
        showForm()
    }

    /// What was asked about the text before is not waited for any more.
    func change(to text: String) {
        typed = text
        scope.cancel(.ask)
        isAsking = false
        showForm()
    }

    /// The key that was typed is to be used.
    func enter() {
        guard let source, !isAsking else { return }
        ask(about: source) {
            [weak self, directory, notices, words, typed, name = name(of: source)] () async throws(KeyFailure) in
            try await directory.enterKey(typed, of: source)
            // It is stored, whether or not the form is still open.
            notices.post(Message(words.stored(name)))
            if !Task.isCancelled { self?.close() }
        }
    }

    func leave() {
        scope.cancel(.ask)
        close()
    }

    /// Asks whether the source's key is to be removed, if it has one that can be.
    func askToRemove(of report: SourceReport) {
        switch report.key {
        case nil: notices.post(Message(words.needsNoKey(name(of: report.source))))
        case .missing: notices.post(Message(words.hasNoKey(name(of: report.source))))
        case .environment(let variable): notices.post(words.staysInEnvironment(variable))
        case .stored:
            source = report.source
            question = words.askToRemove(name(of: report.source))
            didChange?()
        }
    }

    func answer(isYes: Bool) {
        guard let source else { return }
        close()
        guard isYes else { return }
        ask(about: source, isOrder: true) {
            [directory, notices, words, name = name(of: source)] () async throws(KeyFailure) in
            try await directory.removeKey(of: source)
            notices.post(Message(words.removed(name)))
        }
    }

    /// - Parameter isOrder: whether it must not be lost, even if the screen goes away right after: it has begun when this returns.
    private func ask(
        about source: SourceID, isOrder: Bool = false,
        _ question: @escaping @MainActor () async throws(KeyFailure) -> Void
    ) {
        isAsking = true
        didChange?()
        let work: @MainActor () async -> Void = { [weak self] in
            do throws(KeyFailure) { try await question() } catch {
                if !Task.isCancelled { self?.didFail(error, of: source) }
            }
            guard !Task.isCancelled else { return }
            self?.isAsking = false
            self?.didChange?()
        }
        if isOrder { scope.begin(.ask, work) } else { scope.start(.ask, work) }
    }

    private func didFail(_ failure: KeyFailure, of source: SourceID) {
        let message = words.failure(failure, name(of: source))
        switch failure {
        case .malformed, .notAccepted(.keyRejected), .notAccepted(.keySuspended): showForm(problem: message.what)
        // The same key may do later.
        case .notAccepted, .file: notices.post(message)
        }
    }

    private func showForm(problem: String? = nil) {
        form = source.map { source in
            Form(
                words.enterKey(name(of: source)), [Form.Field(words.key, .secret(typed), problem: problem)],
                saving: words.hintToSave)
        }
        didChange?()
    }

    private func close() {
        (source, typed, form, question, isAsking) = (nil, "", nil, nil, false)
        didChange?()
    }

    private func name(of source: SourceID) -> String { wording.sources.name(of: source) }
}
