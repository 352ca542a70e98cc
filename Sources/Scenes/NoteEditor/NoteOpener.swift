import Browsing
import Entities
import Services

/// The presenter of a note that is opened.
@MainActor
protocol NoteOpenerDelegate: AnyObject {
    /// This is stored; nil for no note. Comes before any text to write on.
    func didRead(_ stored: Note?)
    func didReach(_ phase: NoteOpener.Phase)
    /// It is known which other versions there are.
    func didChange()
}

/// Opens a note: reads what is stored, and settles whether an abandoned draft is gone on with.
@MainActor
final class NoteOpener {
    enum Phase: Equatable {
        case reading
        /// The user is asked whether to go on with the draft.
        case offering(Draft)
        case takingUp
        /// One can write, on the draft if there is one.
        case open(Draft?)
        /// The draft was to be taken up, but another window has it: one can write on what is stored.
        case takenElsewhere
        case failed
    }

    private enum Work { case read, takeUp }

    weak var delegate: (any NoteOpenerDelegate)?
    private(set) var phase = Phase.reading
    /// Why the note could not be read.
    private(set) var failure: LibraryFailure?
    /// Texts that other machines have written beside the one that is stored, latest first, until one is decided for.
    private(set) var versions: [Note] = []
    /// Whether it is not known yet which there are. One can write meanwhile.
    private(set) var isLooking = false
    private let interactor: any NoteInteractor
    private let scope = TaskScope<Work>()

    init(interactor: any NoteInteractor) {
        self.interactor = interactor
    }

    var isBusy: Bool { [.reading, .takingUp].contains(phase) }

    var canWrite: Bool { !isBusy && phase != .failed }

    /// The draft that the user is asked about.
    var offered: Draft? {
        if case .offering(let draft) = phase { draft } else { nil }
    }

    /// Reading has begun when this returns.
    func open() {
        failure = nil
        reach(.reading)
        scope.begin(.read) { [weak self, interactor] in
            let answer: Result<Note?, LibraryFailure>
            do throws(LibraryFailure) { answer = .success(try await interactor.note()) } catch {
                answer = .failure(error)
            }
            let abandoned = await interactor.abandonedDraft()
            guard !Task.isCancelled else { return }
            self?.isLooking = true
            self?.didRead(answer, abandoned)
            // Where they cannot be read, the note is there all the same.
            let versions = (try? await interactor.versionsBeside()) ?? []
            if !Task.isCancelled { self?.didFind(versions) }
        }
    }

    /// Lets the user write though nothing could be read.
    func openAnyway() {
        reach(.open(nil))
    }

    /// The user goes on with the draft, or with what is stored.
    func didAnswer(isYes: Bool) {
        guard let offered else { return }
        guard isYes else { return reach(.open(nil)) }
        reach(.takingUp)
        scope.begin(.takeUp) { [weak self, interactor] in
            let isOurs = await interactor.takeUp(offered)
            self?.reach(isOurs ? .open(offered) : .takenElsewhere)
        }
    }

    /// One text of all versions, each below a line that parts them in Markdown too. From now on they count as one.
    ///
    /// - Returns: nil where there are no others.
    func join(_ text: String) -> String? {
        guard !versions.isEmpty else { return nil }
        defer { forgetVersions() }
        return ([text] + versions.map(\.text)).joined(separator: "\n\n---\n\n")
    }

    func forgetVersions() {
        versions = []
    }

    private func didFind(_ versions: [Note]) {
        (self.versions, isLooking) = (versions, false)
        delegate?.didChange()
    }

    private func didRead(_ answer: Result<Note?, LibraryFailure>, _ abandoned: Draft?) {
        switch answer {
        case .success(let stored):
            delegate?.didRead(stored)
            if let abandoned, abandoned.text != (stored?.text ?? "").withPlainLineEnds {
                reach(.offering(abandoned))
            } else {
                reach(.open(nil))
            }
        case .failure(let failure):
            self.failure = failure
            reach(.failed)
        }
    }

    private func reach(_ phase: Phase) {
        self.phase = phase
        delegate?.didReach(phase)
    }
}

extension String {
    /// With line feeds for all line breaks, as editors write them.
    var withPlainLineEnds: String {
        split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }.joined(separator: "\n")
    }
}
